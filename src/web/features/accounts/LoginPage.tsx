import { buttonClass } from '#ui/buttonClass.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { definePage } from '#web/shell/definePage.ts';
import { useTranslate } from '#web/shell/language.tsx';
import { useShellData } from '#web/shell/shellData.ts';

/** The members' entrance while accounts are not open yet: says so, and how to reach the secretariat. */
function LoginPage() {
  const { t, paths } = useTranslate();
  const { contactEmail } = useShellData();
  return (
    <div className="state-page wrap">
      <EmptyState
        headingLevel={1}
        title={t('auth.loginTitle')}
        action={
          <>
            <a className={buttonClass({})} href={paths.opportunities()}>
              {t('auth.openingSoonAction')}
            </a>
            <a className={buttonClass({ variant: 'secondary' })} href={paths.contact()}>
              {t('auth.askSecretariat')}
            </a>
          </>
        }
      >
        {t('auth.openingSoon')}
        {contactEmail !== null && (
          <>
            <br />
            {t('auth.questions')}{' '}
            <a href={`mailto:${contactEmail}`}>
              <bdi dir="ltr">{contactEmail}</bdi>
            </a>
          </>
        )}
      </EmptyState>
    </div>
  );
}

export const page = definePage({
  head: ({ t, language, viewer }) => ({
    title: t('meta.titleWithSite', { title: t('meta.login.title'), site: viewer.siteName }),
    description: t('meta.login.description'),
    canonicalPath: `/${language}/auth/login`,
    isIndexed: false,
  }),
  Component: LoginPage,
});
