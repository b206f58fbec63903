import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClass } from './buttonClass.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './iconPaths.ts';

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    icon?: IconName;
    /** While true the button is disabled, shows a turning ring and, if given, `loadingText`. */
    isLoading?: boolean;
    loadingText?: string;
  };

/** A button; `type="button"` unless said otherwise. */
export function Button({
  variant,
  size,
  isWide,
  icon,
  isLoading = false,
  loadingText,
  type = 'button',
  disabled,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || isLoading}
      aria-busy={isLoading || undefined}
      className={buttonClass({ variant, size, isWide }, className)}
    >
      {isLoading ? <span className="button__ring" /> : icon && <Icon name={icon} />}
      {(isLoading && loadingText) || children}
    </button>
  );
}

export type IconButtonProps = Omit<ButtonProps, 'children' | 'icon' | 'loadingText'> & {
  icon: IconName;
  /** What it does, for those who do not see the icon. */
  label: string;
};

/** A square or round button that shows an icon alone. */
export function IconButton({ icon, label, variant = 'quiet', className, ...rest }: IconButtonProps) {
  return (
    <Button
      {...rest}
      icon={icon}
      variant={variant}
      aria-label={label}
      className={`button--icon ${className ?? ''}`.trim()}
    />
  );
}
