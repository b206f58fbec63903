import type { Language } from '#i18n/language.ts';

/** A city's name in English and in Arabic. */
export type CityName = readonly [english: string, arabic: string];

/** The cities whose names are known in both languages, by the country's ISO code. */
const names: Readonly<Record<string, CityName>> = {
  QA: ['Doha, Al Wakrah, Al Khor, Al Rayyan', 'الدوحة، الوكرة، الخور، الريّان'],
  SA: ['Riyadh, Jeddah, Dammam, Abha, Medina, Hofuf', 'الرياض، جدة، الدمّام، أبها، المدينة المنورة، الهفوف'],
  AE: ['Abu Dhabi, Dubai, Sharjah, Al Ain', 'أبوظبي، دبي، الشارقة، العين'],
  KW: ['Kuwait City, Al Jahra', 'مدينة الكويت، الجهراء'],
  BH: ['Manama, Muharraq', 'المنامة، المحرّق'],
  OM: ['Muscat, Nizwa, Salalah, Sur', 'مسقط، نزوى، صلالة، صور'],
  YE: ['Sanaa, Aden, Mukalla', 'صنعاء، عدن، المكلا'],
  JO: ['Amman, Irbid, Aqaba, Salt', 'عمّان، إربد، العقبة، السلط'],
  LB: ['Beirut, Tripoli, Zahle', 'بيروت، طرابلس، زحلة'],
  PS: ['Ramallah, Nablus, Jerusalem, Gaza, Bethlehem', 'رام الله، نابلس، القدس، غزة، بيت لحم'],
  SY: ['Damascus, Aleppo, Latakia', 'دمشق، حلب، اللاذقية'],
  IQ: ['Baghdad, Basra, Mosul, Erbil, Najaf', 'بغداد، البصرة، الموصل، أربيل، النجف'],
  EG: ['Cairo, Alexandria, Assiut, Aswan, Mansoura', 'القاهرة، الإسكندرية، أسيوط، أسوان، المنصورة'],
  SD: ['Khartoum, Port Sudan, Kassala', 'الخرطوم، بورتسودان، كسلا'],
  LY: ['Tripoli, Benghazi', 'طرابلس، بنغازي'],
  MA: ['Rabat, Casablanca, Fez, Marrakesh, Agadir', 'الرباط، الدار البيضاء، فاس، مراكش، أكادير'],
  TN: ['Tunis, Sfax, Sousse, Kairouan', 'تونس العاصمة، صفاقس، سوسة، القيروان'],
  DZ: ['Algiers, Oran, Constantine, Setif', 'الجزائر العاصمة، وهران، قسنطينة، سطيف'],
  MR: ['Nouakchott', 'نواكشوط'],
  SO: ['Mogadishu', 'مقديشو'],
  DJ: ['Djibouti City', 'مدينة جيبوتي'],
  KM: ['Moroni', 'موروني'],
  TR: ['Istanbul, Ankara', 'إسطنبول، أنقرة'],
  MY: ['Kuala Lumpur, Penang', 'كوالالمبور، بينانغ'],
  GB: ['London, Newcastle', 'لندن، نيوكاسل'],
  DE: ['Berlin, Freiburg', 'برلين، فرايبورغ'],
  FR: ['Paris, Marseille', 'باريس، مرسيليا'],
  ES: ['Granada, Valencia', 'غرناطة، بلنسية'],
  NL: ['Leiden', 'لايدن'],
  IT: ['Palermo', 'باليرمو'],
  CA: ['Montreal, Toronto', 'مونتريال، تورونتو'],
  US: ['Ann Arbor, Detroit', 'آن آربر، ديترويت'],
  JP: ['Kyoto', 'كيوتو'],
  ID: ['Yogyakarta', 'يوغياكارتا'],
  PK: ['Lahore', 'لاهور'],
  KE: ['Nairobi, Mombasa', 'نيروبي، ممباسا'],
  SN: ['Dakar', 'داكار'],
};

const cities: ReadonlyMap<string, readonly CityName[]> = new Map(
  Object.entries(names).map(([country, [english, arabic]]) => {
    const arabicNames = arabic.split('، ');
    return [country, english.split(', ').map((name, index): CityName => [name, arabicNames[index] ?? ''])];
  }),
);

/** The cities of a country that are known by name; none of a country that is not known. */
export function citiesOf(country: string): readonly CityName[] {
  return cities.get(country) ?? [];
}

/** A city by one of its names; undefined when it is not known. */
function findCity(city: string, country: string | null): CityName | undefined {
  const written = city.trim().toLowerCase();
  return citiesOf(country ?? '').find((both) => both.some((name) => name.toLowerCase() === written));
}

/** A city as a person wrote it, in the reader's language where its name is known, else as it was written. */
export function cityNameIn(language: Language, city: string | null, country: string | null): string | null {
  return (city === null ? undefined : findCity(city, country))?.[language === 'ar' ? 1 : 0] ?? city;
}

/** A city that was named in one language, in both where its other name is known; null where it is not. */
export function cityInBoth(
  { en, ar }: Readonly<Record<Language, string | null>>,
  country: string | null,
): Record<Language, string | null> {
  const known = findCity(en ?? ar ?? '', country);
  return { en: en ?? known?.[0] ?? null, ar: ar ?? known?.[1] ?? null };
}
