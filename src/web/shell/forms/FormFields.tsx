import type { ComponentProps, ReactNode } from 'react';
import { longTextLength } from '#domain/longText.ts';
import type { MessageId } from '#i18n/messageId.ts';
import { Checkbox } from '#ui/Choice.tsx';
import { Field, type FieldControl } from '#ui/Field.tsx';
import { Select, type SelectOption } from '#ui/Select.tsx';
import { TextArea, TextInput } from '#ui/TextInput.tsx';
import { useTranslate } from '#web/shell/language.tsx';
import { LengthCount } from './LengthCount.tsx';
import type { FormControls } from './useForm.ts';

export interface FormFieldProps {
  form: FormControls;
  /** The field's name in the rules, which is the name and the id of its control too. */
  name: string;
  hint?: ReactNode;
  counter?: ReactNode;
  /** Without the word "optional": the hint says more exactly when it may be empty. */
  isUnmarked?: boolean;
  /** Takes the whole width of the form. */
  isWide?: boolean;
}

/** A field's label in the form's words. */
export function labelId({ definition }: FormControls, name: string): MessageId {
  // The catalogs carry a label for every field; a test holds them to it.
  return `${definition.name}.field.${name}.label` as MessageId;
}

/** Label, hint and error of one field; what is optional says so. */
export function FormField({
  form,
  name,
  hint,
  counter,
  isUnmarked = false,
  isWide = false,
  children,
}: FormFieldProps & { children: (control: FieldControl) => ReactNode }) {
  const { t } = useTranslate();
  const isRequired = form.definition.rules[name]?.isRequired === true;
  return (
    <Field
      id={name}
      label={t(labelId(form, name))}
      note={isRequired || isUnmarked ? undefined : `(${t('form.optional')})`}
      hint={hint}
      counter={counter}
      error={form.errorOf(name)}
      className={isWide ? 'form__wide' : undefined}
    >
      {(control) => children(isRequired ? { ...control, 'aria-required': true } : control)}
    </Field>
  );
}

/** A field of one line. */
export function TextField({
  type,
  autoComplete,
  dir,
  lang,
  ...field
}: FormFieldProps & Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'dir' | 'lang'>) {
  return (
    <FormField {...field}>
      {(control) => (
        <TextInput {...control} {...bind(field)} type={type} autoComplete={autoComplete} dir={dir} lang={lang} />
      )}
    </FormField>
  );
}

/** A field of several lines, with how long its text is beside the limit unless something else is counted. */
export function TextAreaField({ rows, ...field }: FormFieldProps & { rows?: number }) {
  const { form, name } = field;
  const max = form.definition.rules[name]?.maxLength;
  const counter = max !== undefined && <LengthCount length={longTextLength(form.values[name] ?? '')} max={max} />;
  return (
    <FormField counter={counter} {...field}>
      {(control) => <TextArea {...control} {...bind(field)} rows={rows} />}
    </FormField>
  );
}

/** A choice of one of a few. */
export function SelectField({ options, ...field }: FormFieldProps & { options: readonly SelectOption[] }) {
  const { t } = useTranslate();
  return (
    <FormField {...field}>
      {(control) => <Select {...control} {...bind(field)} options={options} placeholder={t('form.select')} />}
    </FormField>
  );
}

/** The box of a consent, with its sentence. */
export function ConsentField({ form, name }: FormFieldProps) {
  const { t } = useTranslate();
  return (
    <Checkbox
      id={name}
      name={name}
      value="true"
      className="form__wide"
      aria-required
      checked={form.values[name] === 'true'}
      error={form.errorOf(name)}
      onChange={(event) => form.set(name, event.currentTarget.checked ? 'true' : '')}
      onBlur={() => form.touch(name)}
    >
      {t(labelId(form, name))}
    </Checkbox>
  );
}

function bind({ form, name }: FormFieldProps) {
  return {
    name,
    value: form.values[name] ?? '',
    onChange: (event: { currentTarget: { value: string } }) => form.set(name, event.currentTarget.value),
    onBlur: () => form.touch(name),
  };
}
