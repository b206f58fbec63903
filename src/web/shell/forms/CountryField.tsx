import { CountryBox } from './CountryBox.tsx';
import { FormField, type FormFieldProps } from './FormFields.tsx';

/** A country, as a field of a form with rules. */
export function CountryField(field: FormFieldProps) {
  const { form, name } = field;
  return (
    <FormField {...field}>
      {(control) => (
        <CountryBox
          control={control}
          name={name}
          value={form.values[name] ?? ''}
          onChange={(value) => form.set(name, value)}
          onBlur={() => form.touch(name)}
        />
      )}
    </FormField>
  );
}
