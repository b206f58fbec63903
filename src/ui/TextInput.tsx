import type { ComponentProps } from 'react';
import { classNames } from './classNames.ts';

const leftToRightTypes: ReadonlySet<string> = new Set(['email', 'tel', 'url']);

/** A one-line input. E-mails, phones and addresses run left to right; other text follows what is typed. */
export function TextInput({ className, type = 'text', dir, ...rest }: ComponentProps<'input'>) {
  return (
    <input
      {...rest}
      type={type}
      dir={dir ?? (leftToRightTypes.has(type) ? 'ltr' : undefined)}
      className={classNames('input', className)}
    />
  );
}

/** A box for several lines; it grows with its text where the browser can. */
export function TextArea({ className, rows = 5, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...rest} rows={rows} className={classNames('input', 'input--area', className)} />;
}
