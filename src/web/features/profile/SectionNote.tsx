import { useLocation } from 'react-router';
import type { ProfileSection } from '#domain/profileSections.ts';
import { Notice } from '#ui/Notice.tsx';
import type { AccountOutcome } from '#web/shell/account/accountAction.ts';
import { answerId } from '#web/shell/account/useAnswerFocus.ts';
import { useAccountOutcome } from '#web/shell/account/useAccountOutcome.ts';
import { useTranslate } from '#web/shell/language.tsx';
import { PostButton } from './PostButton.tsx';

const notes = ['saved', 'deleted', 'restored', 'moved'] as const;

/**
 * What was done in a section just now, or why not: there, since the form's address leads there. Of a deletion with the
 * way back, which is open for half a minute. What came of a form with fields stands in that form.
 */
export function SectionNote({ section }: { section: ProfileSection }) {
  const { t } = useTranslate();
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const note = notes.find((one) => one === query.get('done'));
  const undo = query.get('undo');
  const outcome = useAccountOutcome();
  if (outcome?.message && outcome.values.section === section && !isOfForm(outcome))
    return (
      <Notice id={answerId} tone="error" role="alert">
        {outcome.message}
      </Notice>
    );
  if (outcome || note === undefined || query.get('at') !== section) return null;
  return (
    <Notice id={answerId} tone="success" role="status">
      <div className="row">
        <p>{t(`profile.done.${note}`)}</p>
        {note === 'deleted' && undo !== null && (
          <PostButton
            intent="undo"
            section={section}
            fields={{ undo_id: undo }}
            icon="back"
            label={t('profile.undo')}
          />
        )}
      </div>
    </Notice>
  );
}

/** Whether what was sent were the fields of a section or an item, which are shown again. */
export function isOfForm({ intent, code }: Pick<AccountOutcome<never>, 'intent' | 'code'>): boolean {
  return intent === 'save' || code === 'held';
}
