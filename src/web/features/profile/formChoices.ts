import type { Api } from '#contract/endpoints.ts';
import { languageCodes } from '#domain/languageCodes.ts';
import type { Language } from '#i18n/language.ts';
import { localeOf } from '#i18n/locale.ts';
import { monthNames } from '#i18n/yearMonth.ts';
import type { SelectOption } from '#ui/Select.tsx';

/** What the open form lets its member choose from; computed once, so that server and browser show the same. */
export interface FormChoices {
  degrees: SelectOption[];
  languages: SelectOption[];
  months: SelectOption[];
}

/** The lists that the form of a section needs; the others stay empty. */
export async function loadChoices(api: Api, section: string, language: Language): Promise<FormChoices> {
  return {
    degrees:
      section === 'education'
        ? (await api.listDegreeTypes()).map(({ id, name }) => ({ value: String(id), label: name }))
        : [],
    languages: section === 'languages' ? languageOptions(language) : [],
    months: monthNames(language).map((label, month) => ({ value: String(month + 1), label })),
  };
}

function languageOptions(language: Language): SelectOption[] {
  const locale = localeOf(language);
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  const options = languageCodes.map((code) => ({ value: code, label: names.of(code) ?? code }));
  return options.toSorted((one, other) => one.label.localeCompare(other.label, locale));
}
