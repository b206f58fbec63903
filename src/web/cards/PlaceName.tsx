import { useTranslate } from '#web/shell/language.tsx';
import { Sentence } from '#web/shell/Sentence.tsx';
import { WrittenText, writtenIn } from './WrittenText.tsx';

export interface Place {
  city_en: string | null;
  city_ar: string | null;
  /** In the page's language. */
  country_name: string | null;
}

/** Whether there is anything to say about a place. */
export function hasPlace({ city_en, city_ar, country_name }: Place): boolean {
  return Boolean(city_en ?? city_ar ?? country_name);
}

/** "Doha, Qatar", as far as it is known. */
export function PlaceName({ city_en, city_ar, country_name }: Place) {
  const { language } = useTranslate();
  const city = writtenIn({ en: city_en, ar: city_ar }, language);
  if (!city) return country_name;
  if (!country_name) return <WrittenText en={city_en} ar={city_ar} />;
  return (
    <Sentence
      id="place.cityAndCountry"
      values={{ country: country_name }}
      nodes={{ city: <WrittenText en={city_en} ar={city_ar} /> }}
    />
  );
}
