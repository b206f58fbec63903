import { type ReactNode, useContext, useEffect, useRef } from 'react';
import { Notice } from '#ui/Notice.tsx';
import type { PostedValues } from './accountAction.ts';
import { InPlaceContext } from './inPlace.ts';
import { OfMember } from '#web/shell/OfMember.tsx';

interface InPlaceFormProps {
  /** Where it posts without script. */
  action: string;
  /** What it sends: `intent`, and what that is done to; fields among the children besides. */
  values: PostedValues;
  className?: string;
  children: ReactNode;
}

/**
 * A form that acts in place where its page uses `useInPlace`, and is a plain post elsewhere and without script. A refusal
 * is said below it.
 */
export function InPlaceForm({ action, values, className, children }: InPlaceFormProps) {
  const forms = useContext(InPlaceContext);
  const form = useRef<HTMLFormElement>(null);
  const refusal = forms?.refusalOf(values) ?? null;
  useEffect(() => {
    const at = document.activeElement;
    // Put back anew, the control lost the focus; whoever went on stays where they are.
    if (refusal === null || !(at === null || at === document.body || at.hasAttribute('data-place'))) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"], button')?.focus({ preventScroll: true });
  }, [refusal]);
  return (
    <>
      <form
        ref={form}
        method="post"
        action={action}
        className={className}
        onSubmit={forms?.submit}
        onClickCapture={forms?.steady}
        noValidate
      >
        <OfMember />
        {Object.entries(values).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {children}
      </form>
      {refusal !== null && refusal.message !== null && (
        <Notice tone="error" role="alert">
          {refusal.message}
        </Notice>
      )}
    </>
  );
}
