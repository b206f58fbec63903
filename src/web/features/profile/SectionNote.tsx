import { useLocation } from 'react-router';
import type { ProfileSection } from '#domain/profileSections.ts';
import { Notice } from '#ui/Notice.tsx';
import { answerId } from '#web/shell/account/useAnswerFocus.ts';
import { useAccountOutcome } from '#web/shell/account/useAccountOutcome.ts';
import { useTranslate } from '#web/shell/language.tsx';
import { PostButton } from './PostButton.tsx';

const notes = ['saved', 'deleted', 'restored', 'moved'] as const;

/** What was done in a section just now; of a deletion with the way back, which is open for half a minute. */
export function SectionNote({ section }: { section: ProfileSection }) {
  const { t } = useTranslate();
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const note = notes.find((one) => one === query.get('done'));
  const undo = query.get('undo');
  if (useAccountOutcome() || note === undefined || query.get('at') !== section) return null;
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
