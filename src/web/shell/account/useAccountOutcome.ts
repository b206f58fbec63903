import { useActionData, useLoaderData } from 'react-router';
import type { AccountOutcome } from './accountAction.ts';

/** What came of the form that was sent last: now, or before the member had to sign in again. */
export function useAccountOutcome<Shown>(): AccountOutcome<Shown> | undefined {
  const posted = useActionData<AccountOutcome<Shown>>();
  const { held } = useLoaderData<{ held: AccountOutcome<Shown> | null }>();
  return posted ?? held ?? undefined;
}
