import type { ReactNode } from 'react';
import { useActionData, useLocation } from 'react-router';
import type { SecurityState } from '#contract/secondFactor.ts';
import { Notice } from '#ui/Notice.tsx';
import { useTranslate } from '#web/shell/language.tsx';
import type { AccountOutcome } from './accountAction.ts';
import { ProofForm } from './ProofForm.tsx';

const notes = [
  'password',
  'session',
  'sessions',
  'factorOff',
  'proved',
  'passkeyAdded',
  'passkeyRemoved',
  'information',
  'emailPending',
  'picture',
  'visibility',
  'export',
  'deletion',
  'kept',
] as const;

/** What a page of the account shows: the form that asks for a proof in the place of the page, or what was done, and the page. */
export function AccountAnswer({ state, children }: { state: SecurityState; children: ReactNode }) {
  const { t } = useTranslate();
  const outcome = useActionData<AccountOutcome<unknown>>();
  const { search, pathname } = useLocation();
  const done = notes.find((note) => note === new URLSearchParams(search).get('done'));
  if (outcome?.pending)
    return (
      <ProofForm
        pending={outcome.pending}
        errors={outcome.errors}
        message={outcome.message}
        ways={{
          password: state.has_password,
          code: state.second_factor.is_on,
          passkey: state.has_passkeys && state.passkeys.length > 0,
        }}
        path={pathname}
      />
    );
  return (
    <>
      {outcome?.message && (
        <Notice tone="error" role="alert">
          {outcome.message}
        </Notice>
      )}
      {done && !outcome && (
        <Notice tone="success" role="status">
          {t(`account.done.${done}`)}
        </Notice>
      )}
      {children}
    </>
  );
}
