import type { ComponentProps } from 'react';
import { Combobox } from '#ui/Combobox.tsx';
import { useTranslate } from '#web/shell/language.tsx';
import { useCountryOptions, useCountrySearch } from './countryOptions.ts';

type CountryBoxProps = Pick<ComponentProps<typeof Combobox>, 'control' | 'value' | 'onChange' | 'onBlur'> & {
  name: string;
};

/** A box for a country by name, found in either language, by code and by dial code (CTY-02). */
export function CountryBox({ name, ...box }: CountryBoxProps) {
  const { t } = useTranslate();
  const options = useCountryOptions('residence', name);
  const { prepare, matches } = useCountrySearch();
  return (
    <div onFocus={prepare}>
      <Combobox
        {...box}
        name={name}
        options={options}
        matches={matches}
        listLabel={t('form.optionCount', { count: options.length })}
        placeholder={t('form.select')}
        noMatchText={t('form.noOption')}
        describeCount={(count) => t('form.optionCount', { count })}
        isClearable
      />
    </div>
  );
}
