import { Field } from '#ui/Field.tsx';
import { Select, type SelectOption } from '#ui/Select.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { useTranslate } from '#web/shell/language.tsx';

interface MonthYearProps {
  name: 'start' | 'end';
  legend: string;
  year: string;
  month: string;
  months: readonly SelectOption[];
  errors: Readonly<Record<string, string>>;
  isRequired: boolean;
}

/** A year and, where it is known, its month. */
export function MonthYear({ name, legend, year, month, months, errors, isRequired }: MonthYearProps) {
  const { t } = useTranslate();
  return (
    <fieldset className="my-profile__date">
      <legend className="field__label">
        {legend}
        {!isRequired && <span className="field__note"> ({t('form.optional')})</span>}
      </legend>
      <div className="row">
        <Field
          id={`${name}_month`}
          label={t('profile.field.month')}
          error={errors[`${name}_month`]}
          className="my-profile__month"
        >
          {(control) => (
            <Select
              {...control}
              name={`${name}_month`}
              placeholder={t('profile.field.noMonth')}
              options={months}
              defaultValue={month}
            />
          )}
        </Field>
        <Field
          id={`${name}_year`}
          label={t('profile.field.year')}
          error={errors[`${name}_year`]}
          isRequired={isRequired}
          className="my-profile__year"
        >
          {(control) => (
            <TextInput
              {...control}
              name={`${name}_year`}
              inputMode="numeric"
              dir="ltr"
              autoComplete="off"
              defaultValue={year}
            />
          )}
        </Field>
      </div>
    </fieldset>
  );
}
