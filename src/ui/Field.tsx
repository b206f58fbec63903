import { type ReactNode, useId } from 'react';
import { classNames } from './classNames.ts';
import { Icon } from './Icon.tsx';

/** What a field hands to its control so that label, hint, counter and error belong to it. Spread it on the input. */
export type FieldControl = {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  'aria-required'?: true;
};

export type FieldProps = {
  label: ReactNode;
  /** The control's id; generated when absent. */
  id?: string;
  hint?: ReactNode;
  /** The sentence to show; the control is invalid exactly while there is one. */
  error?: string | null;
  /** Says so to a screen reader; to the eye the others say that they are optional. */
  isRequired?: boolean;
  /** A word such as "optional", shown after the label. */
  note?: string;
  /** A live count such as 12/75, at the end of the line under the control. */
  counter?: ReactNode;
  isLabelHidden?: boolean;
  className?: string;
  children: (control: FieldControl) => ReactNode;
};

/** A label, its control, and the hint, counter and error that describe it. */
export function Field({
  label,
  id: givenId,
  hint,
  error,
  isRequired = false,
  note,
  counter,
  isLabelHidden = false,
  className,
  children,
}: FieldProps) {
  const generatedId = useId();
  const id = givenId ?? generatedId;
  const describedBy = classNames(error && `${id}-error`, hint && `${id}-hint`, counter && `${id}-counter`);
  return (
    <div className={classNames('field', error && 'field--invalid', className)}>
      <label className={isLabelHidden ? 'visually-hidden' : 'field__label'} htmlFor={id}>
        {label}
        {note && <span className="field__note"> {note}</span>}
      </label>
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': isRequired || undefined,
      })}
      {(hint || counter) && (
        <div className="field__line">
          {hint && <p id={`${id}-hint`}>{hint}</p>}
          {counter && (
            <p id={`${id}-counter`} className="field__counter">
              {counter}
            </p>
          )}
        </div>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

/** The sentence under a control that says what is wrong. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="field__error">
      <Icon name="warning" />
      <span>{children}</span>
    </p>
  );
}
