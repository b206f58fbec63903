import { classNames } from './classNames.ts';

export type ButtonLook = {
  /** `primary`: the one main action; `secondary`: outlined; `quiet`: text; `pill`: the round ones of a header. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'pill' | 'danger';
  size?: 'small' | 'medium' | 'large';
  /** As wide as its container. */
  isWide?: boolean;
};

/** The classes of a button's look, for a button, a link or a label. */
export function buttonClass(
  { variant = 'primary', size = 'medium', isWide = false }: ButtonLook,
  className?: string,
): string {
  return classNames(
    'button',
    `button--${variant}`,
    size !== 'medium' && `button--${size}`,
    isWide && 'button--wide',
    className,
  );
}
