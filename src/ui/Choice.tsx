import { type ComponentProps, type ReactNode, useId } from 'react';
import { Arch } from './Arch.tsx';
import { classNames } from './classNames.ts';
import { FieldError } from './Field.tsx';
import type { Hue } from './hue.ts';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  children: ReactNode;
  error?: string | null;
};

/** One box with its sentence: a consent, a switch of a form. */
export function Checkbox({ children, error, className, id: givenId, ...rest }: CheckboxProps) {
  const generatedId = useId();
  const id = givenId ?? generatedId;
  return (
    <div className={classNames('field', className)}>
      <label className="choice">
        <input
          {...rest}
          id={id}
          type="checkbox"
          className="choice__box"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : rest['aria-describedby']}
        />
        <span className="choice__label">{children}</span>
      </label>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

export type ChoiceOption = {
  value: string;
  label: ReactNode;
  /** How many results the choice has, already written out in the page's digits. */
  count?: string;
  /** A small arch of this hue before the label. */
  hue?: Hue;
  isDisabled?: boolean;
};

export type ChoiceGroupProps = {
  legend: ReactNode;
  name: string;
  options: readonly ChoiceOption[];
  hint?: ReactNode;
  error?: string | null;
  isLegendHidden?: boolean;
  /** Side by side instead of one below the other. */
  isInline?: boolean;
  className?: string;
  onBlur?: () => void;
};

export type CheckboxGroupProps = ChoiceGroupProps & {
  /** Chosen values, when the caller keeps them; with `onChange`. */
  values?: readonly string[];
  /** Chosen values at first, when the page's form keeps them. */
  defaultValues?: readonly string[];
  onChange?: (values: string[]) => void;
};

/** Any number of several choices; with counts it is the filter column of a list. */
export function CheckboxGroup({ values, defaultValues, onChange, ...group }: CheckboxGroupProps) {
  const toggle = (value: string, isOn: boolean) => {
    const others = (values ?? []).filter((one) => one !== value);
    onChange?.(isOn ? [...others, value] : others);
  };
  return (
    <ChoiceGroup {...group}>
      {(option) => (
        <input
          type="checkbox"
          className="choice__box"
          name={group.name}
          value={option.value}
          disabled={option.isDisabled}
          checked={values?.includes(option.value)}
          defaultChecked={values ? undefined : defaultValues?.includes(option.value)}
          onChange={(event) => toggle(option.value, event.currentTarget.checked)}
        />
      )}
    </ChoiceGroup>
  );
}

export type RadioGroupProps = ChoiceGroupProps & {
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
};

/** One of several choices. */
export function RadioGroup({ value, defaultValue, onChange, ...group }: RadioGroupProps) {
  return (
    <ChoiceGroup {...group}>
      {(option) => (
        <input
          type="radio"
          className="choice__box choice__box--radio"
          name={group.name}
          value={option.value}
          disabled={option.isDisabled}
          checked={value === undefined ? undefined : value === option.value}
          defaultChecked={value === undefined ? defaultValue === option.value : undefined}
          onChange={() => onChange?.(option.value)}
        />
      )}
    </ChoiceGroup>
  );
}

function ChoiceGroup({
  legend,
  options,
  hint,
  error,
  isLegendHidden = false,
  isInline = false,
  className,
  onBlur,
  children,
}: ChoiceGroupProps & { children: (option: ChoiceOption) => ReactNode }) {
  const id = useId();
  return (
    <fieldset
      className={classNames('choices', isInline && 'choices--inline', className)}
      aria-describedby={classNames(error && `${id}-error`, hint && `${id}-hint`) || undefined}
      onBlur={onBlur}
    >
      <legend className={isLegendHidden ? 'visually-hidden' : 'choices__legend'}>{legend}</legend>
      {hint && (
        <p id={`${id}-hint`} className="field__line">
          {hint}
        </p>
      )}
      <div className="choices__list">
        {options.map((option) => (
          <label key={option.value} className="choice">
            {children(option)}
            {option.hue && <Arch hue={option.hue} width={15} height={19} />}
            <span className="choice__label">{option.label}</span>
            {option.count !== undefined && (
              <>
                {/* Else one hears "Education129". */}
                <span className="visually-hidden">{': '}</span>
                <span className="choice__count">{option.count}</span>
              </>
            )}
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
