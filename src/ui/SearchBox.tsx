import type { ComponentProps } from 'react';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';

export type SearchBoxProps = Omit<ComponentProps<'input'>, 'type' | 'className' | 'size'> & {
  /** Names the box for those who do not see it. */
  label: string;
  buttonText: string;
};

/** A search input with its button in one frame. The form around it is the caller's. */
export function SearchBox({ label, buttonText, ...rest }: SearchBoxProps) {
  return (
    <div className="search-box">
      <Icon name="search" />
      <input
        enterKeyHint="search"
        autoComplete="off"
        {...rest}
        type="search"
        aria-label={label}
        className="search-box__input"
      />
      <Button type="submit">{buttonText}</Button>
    </div>
  );
}
