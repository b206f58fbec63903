import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { buttonClass } from '#ui/buttonClass.ts';
import { Icon } from '#ui/Icon.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useHydrated } from '#ui/useHydrated.ts';
import { useTranslate } from '#web/shell/language.tsx';
import { useViewer } from '#web/shell/viewer.tsx';
import { answerId } from '#web/shell/account/useAnswerFocus.ts';

/** Ten codes, shown this once: to copy, to keep as a file, to print. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { t } = useTranslate();
  const { siteName } = useViewer();
  const isReady = useHydrated();
  const [said, setSaid] = useState<'copied' | 'copyFailed' | null>(null);
  const text = codes.join('\n');
  // A browser may refuse, and has no clipboard for a page that came without https.
  const copy = () =>
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(text))
      .then(() => setSaid('copied'))
      .catch(() => setSaid('copyFailed'));
  return (
    <Notice id={answerId} tone="success" title={t('account.codes.title')}>
      <p>{t('account.codes.text')}</p>
      <ol className="account__codes" dir="ltr">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="row">
        <a
          className={buttonClass({ variant: 'secondary', size: 'small' })}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${siteName}\n\n${text}\n`)}`}
          download="recovery-codes.txt"
        >
          <Icon name="download" />
          {t('account.codes.download')}
        </a>
        {isReady && (
          <>
            <Button variant="secondary" size="small" icon="copy" onClick={() => void copy()}>
              {t('account.codes.copy')}
            </Button>
            <Button variant="secondary" size="small" onClick={() => window.print()}>
              {t('account.codes.print')}
            </Button>
            <span role="status">{said !== null && t(`account.codes.${said}`)}</span>
          </>
        )}
      </div>
    </Notice>
  );
}
