import { buttonClass } from '#ui/buttonClass.ts';
import { Notice } from '#ui/Notice.tsx';
import { answerId } from '#web/shell/account/useAnswerFocus.ts';
import { useTranslate } from '#web/shell/language.tsx';
import type { VersionLine } from './versionLines.ts';

/** Two versions of the same: what was saved meanwhile, and what was typed here and is in the boxes below. The member chooses. */
export function StaleChoice({ lines, backTo }: { lines: readonly VersionLine[]; backTo: string }) {
  const { t } = useTranslate();
  return (
    <Notice id={answerId} tone="error" role="alert" title={t('profile.stale.title')}>
      <p>{t('profile.stale.text')}</p>
      <dl className="my-profile__stale">
        {lines.map(({ label, saved, typed }) => (
          <div key={label}>
            <dt>{label}</dt>
            <Version label={t('profile.stale.saved')} text={saved} />
            <Version label={t('profile.stale.typed')} text={typed} />
          </div>
        ))}
      </dl>
      <a className={buttonClass({ variant: 'secondary', size: 'small' })} href={backTo}>
        {t('profile.stale.theirs')}
      </a>
    </Notice>
  );
}

function Version({ label, text }: { label: string; text: string }) {
  return (
    <dd>
      <span className="muted small">{label}</span>
      <bdi dir="auto">{text === '' ? '—' : text}</bdi>
    </dd>
  );
}
