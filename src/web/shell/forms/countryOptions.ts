import { useEffect, useState } from 'react';
import type { Language } from '#i18n/language.ts';
import type { ComboboxOption } from '#ui/Combobox.tsx';
import { useTranslate } from '#web/shell/language.tsx';
import { loadCountries, loadedCountries } from './countryLists.ts';

export type CountryList = 'dial' | 'residence';

/** The options of a country box: from the lists where they are loaded, else from the select that the server sent. */
export function useCountryOptions(list: CountryList, controlId: string): readonly ComboboxOption[] {
  const { language } = useTranslate();
  const [options, setOptions] = useState(() => listOptions(list, language) ?? readOptions(controlId));
  useEffect(() => {
    if (options.length > 0) return;
    void loadCountries().then(() => setOptions(listOptions(list, language) ?? []));
  }, [options, list, language]);
  return options;
}

/** How a country box is searched (decisions §2): call `prepare` when it is about to be used. */
export function useCountrySearch(): {
  prepare: () => void;
  matches: (query: string, option: ComboboxOption) => boolean;
} {
  const [, setReady] = useState(loadedCountries() !== undefined);
  return {
    prepare: () => void loadCountries().then(() => setReady(true)),
    matches: (query, option) => {
      const countries = loadedCountries();
      const country = countries?.findCountry(countryOf(option.value));
      if (!countries || !country) return option.label.toLocaleLowerCase().includes(query.toLocaleLowerCase());
      return countries.matchCountry(query, country);
    },
  };
}

function listOptions(list: CountryList, language: Language): ComboboxOption[] | null {
  const countries = loadedCountries();
  if (!countries) return null;
  const { countriesByDialCode, countriesByName, countryName } = countries;
  if (list === 'residence')
    return countriesByName(language).map((country) => toOption(country.code, countryName(country, language)));
  return countriesByDialCode().map(({ id, country, dialCode }) =>
    toOption(id, countryName(country, language), dialCode),
  );
}

/** The same options out of the server's select, whose labels have the dial code, isolated, at their beginning. */
function readOptions(controlId: string): ComboboxOption[] {
  const select = typeof document === 'undefined' ? null : document.getElementById(controlId);
  if (!(select instanceof HTMLSelectElement)) return [];
  return [...select.options]
    .filter(({ value }) => value !== '')
    .map(({ value, text }) => {
      const [, dialCode, label = text] = /^\u2066(.+)\u2069 (.+)$/.exec(text) ?? [];
      return toOption(value, label, dialCode);
    });
}

function toOption(value: string, label: string, dialCode?: string): ComboboxOption {
  return {
    value,
    label,
    imageUrl: `/assets/flags/${countryOf(value)}.svg`,
    ...(dialCode === undefined ? {} : { short: dialCode, detail: dialCode }),
  };
}

/** Entries of the dial list are named by ISO code, a country's further codes with the code after it. */
function countryOf(value: string): string {
  return value.slice(0, 2);
}
