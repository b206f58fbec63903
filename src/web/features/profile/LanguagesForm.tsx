import type { OwnProfile } from '#contract/profile.ts';
import { languageLevels } from '#domain/profileSections.ts';
import { Field } from '#ui/Field.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Select } from '#ui/Select.tsx';
import type { AccountOutcome } from '#web/shell/account/accountAction.ts';
import { useTranslate } from '#web/shell/language.tsx';
import { EditFrame } from './EditFrame.tsx';
import type { FormChoices } from './formChoices.ts';
import { type CurrentState, emptyLanguageRows, languagesIn } from './profileAction.ts';
import { lineOf } from './versionLines.ts';

type Known = Pick<OwnProfile['sections']['languages']['items'][number], 'code' | 'level'>;

interface LanguagesFormProps {
  languages: OwnProfile['sections']['languages'];
  outcome: AccountOutcome<CurrentState> | null;
  choices: FormChoices;
}

/** The languages that a member knows and how well, a row for each; a row without a language does not count. */
export function LanguagesForm({ languages, outcome, choices }: LanguagesFormProps) {
  const { t } = useTranslate();
  const posted = outcome?.values;
  const count = posted ? languagesIn(posted).length : languages.items.length + emptyLanguageRows;
  const known = new Set(choices.languages.map(({ value }) => value));
  // What was written in another way before stays what it is.
  const options = [
    ...choices.languages,
    ...languages.items.filter(({ code }) => !known.has(code)).map(({ code, name }) => ({ value: code, label: name })),
  ];
  const error = outcome?.errors.languages;
  const nameOf = (code: string): string => options.find(({ value }) => value === code)?.label ?? code;
  const read = (languagesKnown: readonly Known[]): string =>
    languagesKnown
      .map(({ code, level }) =>
        level ? t('profile.languageAt', { language: nameOf(code), level: t(`profile.level.${level}`) }) : nameOf(code),
      )
      .join(`${t('list.separator')} `);
  const typed = languagesIn(posted ?? {}).filter(({ code }) => code !== '') as Known[];
  return (
    <EditFrame
      section="languages"
      itemId={null}
      version={languages.version}
      outcome={outcome}
      describe={(current) => lineOf(t('profile.section.languages'), read(current.items as Known[]), read(typed))}
    >
      {error && <Notice tone="error">{error}</Notice>}
      {Array.from({ length: count }, (_, row) => (
        <div key={row} className="my-profile__pair">
          <Field id={`code_${row}`} label={t('profile.field.language', { number: row + 1 })}>
            {(control) => (
              <Select
                {...control}
                name={`code_${row}`}
                placeholder={t('form.select')}
                options={options}
                defaultValue={posted?.[`code_${row}`] ?? languages.items[row]?.code ?? ''}
              />
            )}
          </Field>
          <Field id={`level_${row}`} label={t('profile.field.level')}>
            {(control) => (
              <Select
                {...control}
                name={`level_${row}`}
                placeholder={t('form.select')}
                options={languageLevels.map((level) => ({ value: level, label: t(`profile.level.${level}`) }))}
                defaultValue={posted?.[`level_${row}`] ?? languages.items[row]?.level ?? ''}
              />
            )}
          </Field>
        </div>
      ))}
    </EditFrame>
  );
}
