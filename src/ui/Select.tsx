import type { ComponentProps } from 'react';
import { classNames } from './classNames.ts';
import { Icon } from './Icon.tsx';

export type SelectOption = { value: string; label: string };

export type SelectProps = ComponentProps<'select'> & {
  options: readonly SelectOption[];
  /** The words of the empty choice; without it the first option is chosen. */
  placeholder?: string;
  /** Without a frame: the sort order above a list. */
  isQuiet?: boolean;
};

/** The browser's own select in the product's clothes. */
export function Select({ options, placeholder, isQuiet = false, className, ...rest }: SelectProps) {
  return (
    <span className={classNames('select', isQuiet && 'select--quiet', className)}>
      <select {...rest} className="input">
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="caret" />
    </span>
  );
}
