import { Combobox } from '#ui/Combobox.tsx';
import { useTranslate } from '#web/shell/language.tsx';
import { useCountryOptions, useCountrySearch } from './countryOptions.ts';
import { FormField, type FormFieldProps } from './FormFields.tsx';

/** A country by name, found in either language, by code and by dial code (CTY-02). */
export function CountryField(field: FormFieldProps) {
  const { form, name } = field;
  const { t } = useTranslate();
  const options = useCountryOptions('residence', name);
  const { prepare, matches } = useCountrySearch();
  return (
    <FormField {...field}>
      {(control) => (
        <div onFocus={prepare}>
          <Combobox
            control={control}
            name={name}
            options={options}
            value={form.values[name] ?? ''}
            onChange={(value) => form.set(name, value)}
            onBlur={() => form.touch(name)}
            matches={matches}
            listLabel={t('form.optionCount', { count: options.length })}
            placeholder={t('form.select')}
            noMatchText={t('form.noOption')}
            describeCount={(count) => t('form.optionCount', { count })}
            isClearable
          />
        </div>
      )}
    </FormField>
  );
}
