import { type ComponentProps, useState } from 'react';
import { Icon } from './Icon.tsx';
import { TextInput } from './TextInput.tsx';
import './PasswordInput.css';

export type PasswordInputProps = Omit<ComponentProps<'input'>, 'type'> & { showLabel: string; hideLabel: string };

/** A password with a button that shows it. Paste and password managers are welcome; nothing corrects or completes it. */
export function PasswordInput({ showLabel, hideLabel, ...rest }: PasswordInputProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <span className="password">
      <TextInput
        {...rest}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <button
        type="button"
        className="password__toggle"
        aria-controls={rest.id}
        aria-label={isShown ? hideLabel : showLabel}
        onClick={() => setIsShown(!isShown)}
      >
        <Icon name="eye" className={isShown ? 'password__eye--open' : undefined} />
      </button>
    </span>
  );
}
