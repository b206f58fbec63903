import { buttonClass } from '#ui/buttonClass.ts';
import { Notice } from '#ui/Notice.tsx';
import { answerId } from '#web/shell/account/useAnswerFocus.ts';
import { useTranslate } from '#web/shell/language.tsx';

interface StaleChoiceProps {
  /** What the other version holds. */
  lines: readonly { label: string; text: string }[];
  backTo: string;
}

/** Two versions of the same: what is in the boxes below, and what was saved meanwhile. The member chooses. */
export function StaleChoice({ lines, backTo }: StaleChoiceProps) {
  const { t } = useTranslate();
  return (
    <Notice id={answerId} tone="error" role="alert" title={t('profile.stale.title')}>
      <p>{t('profile.stale.text')}</p>
      <dl className="my-profile__stale">
        {lines.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <bdi dir="auto">{text}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <a className={buttonClass({ variant: 'secondary', size: 'small' })} href={backTo}>
        {t('profile.stale.theirs')}
      </a>
    </Notice>
  );
}
