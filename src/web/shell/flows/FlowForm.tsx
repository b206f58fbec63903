import type { ComponentProps, ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { Notice } from '#ui/Notice.tsx';
import { PasswordInput } from '#ui/PasswordInput.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { useTranslate } from '#web/shell/language.tsx';
import type { FlowValues } from './flow.ts';
import type { FlowControls } from './useFlow.ts';
import './FlowForm.css';

interface FlowFormProps {
  flow: FlowControls;
  /** Names the form. */
  label: string;
  submitText: string;
  /** Where it posts without script: its own page. */
  action: string;
  /** Which of the page's forms it is. */
  step?: string;
  /** What is sent along unseen. */
  hidden?: FlowValues;
  onStart?: () => void;
  /** Beside the button. */
  foot?: ReactNode;
  children?: ReactNode;
}

/** A form of few fields: what went wrong, its fields, the button. Without script it posts to its own page. */
export function FlowForm({
  flow,
  label,
  submitText,
  action,
  step = '',
  hidden = {},
  onStart,
  foot,
  children,
}: FlowFormProps) {
  const { message } = flow.answer;
  return (
    <form
      id={flow.formId}
      className="flow-form"
      method="post"
      action={action}
      aria-label={label}
      noValidate
      onSubmit={flow.submit}
      onInput={(event) => {
        if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement)
          flow.forget(event.target.name);
      }}
      onFocus={onStart}
    >
      {message !== null && (
        <Notice id="form-message" tone="error" role="alert">
          {message}
        </Notice>
      )}
      {step !== '' && <input type="hidden" name="step" value={step} />}
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <div className="flow-form__foot">
        <Button type="submit" variant="primary" size="large" isWide isLoading={flow.isBusy}>
          {submitText}
        </Button>
        {foot}
      </div>
    </form>
  );
}

export type FlowFieldProps = Pick<
  ComponentProps<'input'>,
  'type' | 'autoComplete' | 'autoCapitalize' | 'dir' | 'lang' | 'inputMode'
> & {
  flow: FlowControls;
  /** The field's name, which is its control's name and id. */
  name: string;
  label: string;
  hint?: ReactNode;
  isOptional?: boolean;
};

/** A field of one line; of the type `password` it can be shown. */
export function FlowField({ flow, name, label, hint, isOptional = false, type, ...input }: FlowFieldProps) {
  const { t } = useTranslate();
  return (
    <Field
      id={name}
      label={label}
      hint={hint}
      note={isOptional ? `(${t('form.optional')})` : undefined}
      error={flow.errorOf(name)}
    >
      {(control) => {
        const given = { ...control, ...input, name, 'aria-required': !isOptional || undefined };
        if (type === 'password')
          return <PasswordInput {...given} showLabel={t('auth.showPassword')} hideLabel={t('auth.hidePassword')} />;
        return <TextInput {...given} type={type} defaultValue={flow.answer.values[name]} />;
      }}
    </Field>
  );
}
