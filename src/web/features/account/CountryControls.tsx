import { useState } from 'react';
import { Combobox } from '#ui/Combobox.tsx';
import { Field } from '#ui/Field.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { useTranslate } from '#web/shell/language.tsx';
import { CountryBox } from '#web/shell/forms/CountryBox.tsx';
import { useCountryOptions, useCountrySearch } from '#web/shell/forms/countryOptions.ts';

interface ControlProps {
  label: string;
  /** Such as "optional", after the label. */
  note: string;
  value: string;
  error: string | undefined;
}

/** The country of residence. */
export function CountryControl({ label, note, value, error }: ControlProps) {
  const [chosen, setChosen] = useState(value);
  return (
    <Field id="country" label={label} note={note} error={error}>
      {(control) => <CountryBox control={control} name="country" value={chosen} onChange={setChosen} />}
    </Field>
  );
}

/** A phone: its dial code and its number. */
export function PhoneControl({ label, note, value, error, code }: ControlProps & { code: string }) {
  const { t } = useTranslate();
  const [chosen, setChosen] = useState(code);
  const options = useCountryOptions('dial', 'phone_number_code');
  const { prepare, matches } = useCountrySearch();
  return (
    <Field id="phone_number" label={label} note={note} error={error}>
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
