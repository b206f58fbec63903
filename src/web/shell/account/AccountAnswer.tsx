import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { SecurityState } from '#contract/secondFactor.ts';
import { Notice } from '#ui/Notice.tsx';
import { useTranslate } from '#web/shell/language.tsx';
import { useShellData } from '#web/shell/shellData.ts';
import { findSection, readNote, sectionOfNote } from './accountNotes.ts';
import { ProofForm } from './ProofForm.tsx';
import { useAccountOutcome } from './useAccountOutcome.ts';
import { answerId } from './useAnswerFocus.ts';

/** What a page of the account shows: the form that asks for a proof in the place of the page, else the page. */
export function AccountAnswer({ state, children }: { state: SecurityState; children: ReactNode }) {
  const outcome = useAccountOutcome();
  const { t } = useTranslate();
  const { hasOrcidLogin } = useShellData();
  const { pathname, search } = useLocation();
  // A password or ORCID does not sign in without a code then, and proves as little.
  const isCodeOn = state.second_factor.is_on;
  if (outcome?.pending)
    return (
      <ProofForm
        pending={outcome.pending}
        errors={outcome.errors}
        message={outcome.message}
        ways={{
          password: state.has_password && !isCodeOn,
          code: isCodeOn,
          passkey: state.has_passkeys && state.passkeys.length > 0,
          orcid: state.orcid !== null && hasOrcidLogin && !isCodeOn,
        }}
        path={pathname}
      />
    );
  return (
    <>
      {outcome?.code === 'held' && (
        <Notice id={answerId} role="status">
          {t('account.held')}
        </Notice>
      )}
      {outcome?.message && findSection(outcome.intent) === undefined && (
        <Notice id={answerId} tone="error" role="alert">
          {outcome.message}
        </Notice>
      )}
      {!outcome && readNote(search) === 'confirmed' && (
        <Notice id={answerId} tone="success" role="status">
          {t('account.done.confirmed')}
        </Notice>
      )}
      {children}
    </>
  );
}

/** At the head of a section: what was done in it, or why not. */
export function SectionAnswer({ id }: { id: string }) {
  const { t } = useTranslate();
  const outcome = useAccountOutcome();
  const { search } = useLocation();
  const note = outcome ? null : readNote(search);
  if (outcome?.message && findSection(outcome.intent) === id)
    return (
      <Notice id={answerId} tone="error" role="alert">
        {outcome.message}{' '}
        {outcome.code === 'password_too_short' && (
          <a className="text-link" href="#own-password">
            {t('account.password.change')}
          </a>
        )}
      </Notice>
    );
  if (note === null || sectionOfNote[note] !== id) return null;
  return (
    <Notice id={answerId} tone="success" role="status">
      {t(`account.done.${note}`)}
    </Notice>
  );
}
