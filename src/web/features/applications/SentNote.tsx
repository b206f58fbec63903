import { pathOfApplication } from '#domain/notifications.ts';
import { ApplicationChip } from '#web/cards/ApplicationChip.tsx';
import { useTranslate } from '#web/shell/language.tsx';
import type { SentMeanwhile } from './sentMeanwhile.ts';

/** Why a form that is still open can be neither kept nor sent, and the way to what was sent. */
export function SentNote({ sent: { id, status } }: { sent: SentMeanwhile }) {
  const { t, language } = useTranslate();
  return (
    <>
      {t('apply.sentMeanwhile')}{' '}
      <span className="row apply__sent">
        <ApplicationChip status={status} />
        <a className="text-link" href={`/${language}${pathOfApplication(id)}`}>
          {t('apply.toApplication')}
        </a>
      </span>
    </>
  );
}
