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
import { useNote } from './useNote.ts';

/** What a page of the account shows that may ask for a proof: its form in the place of the page, else the page. */
export function AccountAnswer({ state, children }: { state: SecurityState; children: ReactNode }) {
  const outcome = useAccountOutcome();
  const { hasOrcidLogin } = useShellData();
  const { pathname } = useLocation();
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
  return children;
}

/**
 * At the head of a page: what its sections do not say of a form that was sent, so that no refusal is silent. What a
 * section says stands there, where the form's address leads a browser without script.
 * @param sections those that the page has now, where that changes.
 */
export function PageAnswer({ sections }: { sections?: readonly string[] }) {
  const { t } = useTranslate();
  const { search, isPast } = useNote();
  const posted = useAccountOutcome();
  const outcome = isPast ? undefined : posted;
  const isSaidBelow = (section: string | undefined): boolean =>
    section !== undefined && section !== 'proof' && (sections?.includes(section) ?? true);
  if (outcome?.pending) return null;
  if (outcome?.code === 'held')
    return (
      <Notice id={answerId} role="status">
        {t('account.held')}
      </Notice>
    );
  if (outcome)
    return outcome.message === null || isSaidBelow(findSection(outcome.intent)) ? null : (
      <Notice id={answerId} tone="error" role="alert">
        {outcome.message}
      </Notice>
    );
  const note = readNote(search);
  return note === null || isSaidBelow(sectionOfNote[note]) ? null : (
    <Notice id={answerId} tone="success" role="status">
      {t(`account.done.${note}`)}
    </Notice>
  );
}

/** At the head of a section: what was done in it, or why not. */
export function SectionAnswer({ id }: { id: string }) {
  const { t } = useTranslate();
  const { search, isPast } = useNote();
  const posted = useAccountOutcome();
  const outcome = isPast ? undefined : posted;
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
