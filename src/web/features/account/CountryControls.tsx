import { useState } from 'react';
import { Combobox } from '#ui/Combobox.tsx';
import { Field } from '#ui/Field.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { useTranslate } from '#web/shell/language.tsx';
import { useCountryOptions, useCountrySearch } from '#web/shell/forms/countryOptions.ts';

interface ControlProps {
  label: string;
  value: string;
  error: string | undefined;
}

/** The country of residence. */
export function CountryControl({ label, value, error }: ControlProps) {
  const { t } = useTranslate();
  const [chosen, setChosen] = useState(value);
  const options = useCountryOptions('residence', 'country');
  const { prepare, matches } = useCountrySearch();
  return (
    <Field id="country" label={label} error={error}>
      {(control) => (
        <div onFocus={prepare}>
          <Combobox
            control={control}
            name="country"
            options={options}
            value={chosen}
            onChange={setChosen}
            matches={matches}
            listLabel={t('form.optionCount', { count: options.length })}
            placeholder={t('form.select')}
            noMatchText={t('form.noOption')}
            describeCount={(count) => t('form.optionCount', { count })}
            isClearable
          />
        </div>
      )}
    </Field>
  );
}

/** A phone: its dial code and its number. */
export function PhoneControl({ label, value, error, code }: ControlProps & { code: string }) {
  const { t } = useTranslate();
  const [chosen, setChosen] = useState(code);
  const options = useCountryOptions('dial', 'phone_number_code');
  const { prepare, matches } = useCountrySearch();
  return (
    <Field id="phone_number" label={label} error={error}>
      {(control) => (
        <div className="phone" onFocus={prepare}>
          <Combobox
            control={{ id: 'phone_number_code' }}
            name="phone_number_code"
            options={options}
            value={chosen}
            onChange={setChosen}
            matches={matches}
            label={t('fellows.field.countryCodeFor', { field: label })}
            listLabel={t('form.optionCount', { count: options.length })}
            noMatchText={t('form.noOption')}
            describeCount={(count) => t('form.optionCount', { count })}
            isLeftToRight
          />
          <TextInput {...control} type="tel" name="phone_number" autoComplete="tel-national" defaultValue={value} />
        </div>
      )}
    </Field>
  );
}
