import { buttonClass } from '#ui/buttonClass.ts';
import { Notice } from '#ui/Notice.tsx';
import type { MessageId } from '#i18n/messageId.ts';
import { useTranslate } from '#web/shell/language.tsx';

/** A link that no longer works: why, and the way on. */
export function TokenRefused({ reason }: { reason: string }) {
  const { t, paths } = useTranslate();
  return (
    <>
      {/* The catalogs carry a sentence for every code of the API. */}
      <Notice tone="error">{t(`api.error.${reason}` as MessageId)}</Notice>
      <div className="auth__ways">
        <a className={buttonClass({ isWide: true })} href={paths.forgotPassword()}>
          {t('auth.newLink')}
        </a>
        <a className={buttonClass({ variant: 'secondary', isWide: true })} href={paths.login()}>
          {t('auth.backToLogin')}
        </a>
      </div>
    </>
  );
}
