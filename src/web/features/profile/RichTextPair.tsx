import { useTranslate } from '#web/shell/language.tsx';
import { RichTextField } from './RichTextField.tsx';

interface RichTextPairProps {
  /** Of the two fields, without `_en` and `_ar`. */
  name: string;
  label: string;
  valueOf: (name: string) => string;
  errors: Readonly<Record<string, string>>;
}

/** A rich text in both languages, side by side; one alone is enough. */
export function RichTextPair({ name, label, valueOf, errors }: RichTextPairProps) {
  const { t } = useTranslate();
  return (
    <div className="my-profile__pair">
      {(['en', 'ar'] as const).map((language) => (
        <RichTextField
          key={language}
          name={`${name}_${language}`}
          language={language}
          label={t(`profile.inLanguage.${language}`, { field: label })}
          html={valueOf(`${name}_${language}`)}
          error={errors[`${name}_${language}`]}
        />
      ))}
    </div>
  );
}
