import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClass } from './buttonClass.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './iconPaths.ts';

export type LinkButtonProps = Omit<ComponentProps<'a'>, 'style' | 'className'> &
  ButtonLook & {
    icon?: IconName;
    /** An arrow after the words. */
    hasArrow?: boolean;
    className?: string;
  };

/** A link that looks like a button. */
export function LinkButton({
  variant,
  size,
  isWide,
  icon,
  hasArrow = false,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <a {...rest} className={buttonClass({ variant, size, isWide }, className)}>
      {icon && <Icon name={icon} />}
      {children}
      {hasArrow && <Icon name="arrow" />}
    </a>
  );
}

/** A link of bold text, with an arrow after it when it leads on. */
export function TextLink({
  hasArrow = false,
  className,
  children,
  ...rest
}: Omit<LinkButtonProps, keyof ButtonLook | 'icon'>) {
  return (
    <a {...rest} className={`text-link ${className ?? ''}`.trim()}>
      {children}
      {hasArrow && <Icon name="arrow" />}
    </a>
  );
}
