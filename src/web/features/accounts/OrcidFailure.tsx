import { buttonClass } from '#ui/buttonClass.ts';
import { Notice } from '#ui/Notice.tsx';
import { useTranslate } from '#web/shell/language.tsx';
import { useViewer } from '#web/shell/viewer.tsx';
import { OrcidLink } from './OrcidLink.tsx';

/**
 * Why a sign-in by ORCID led to nothing, and the ways on: again, another way, or back to where the person was. A member
 * came from a page that offers it again and knows what for.
 */
export function OrcidFailure({
  message,
  nextUrl,
  isChosen = false,
}: {
  message: string;
  nextUrl: string;
  /** The person wanted it so: nothing went wrong. */
  isChosen?: boolean;
}) {
  const { t, paths } = useTranslate();
  const { user } = useViewer();
  return (
    <>
      <Notice tone={isChosen ? 'info' : 'error'} role="alert">
        {message}
      </Notice>
      <div className="row">
        {user === null && (
          <>
            <OrcidLink nextUrl={nextUrl}>{t('orcid.tryAgain')}</OrcidLink>
            <a className={buttonClass({ variant: 'secondary' })} href={paths.login(nextUrl)}>
              {t('orcid.toLogin')}
            </a>
          </>
        )}
        <a className={buttonClass({ variant: user === null ? 'quiet' : 'primary' })} href={nextUrl}>
          {t('orcid.goBack')}
        </a>
      </div>
    </>
  );
}
