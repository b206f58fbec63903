import { type ActionFunctionArgs, data, useActionData } from 'react-router';
import { isApiError } from '#contract/client.ts';
import { Button } from '#ui/Button.tsx';
import { buttonClass } from '#ui/buttonClass.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Notice } from '#ui/Notice.tsx';
import { definePage } from '#web/shell/definePage.ts';
import { useTranslate } from '#web/shell/language.tsx';
import { loadServices } from '#web/shell/loading.ts';

/** What came of the press: confirmed, or the sentence that says why not. */
type Outcome = { isConfirmed: true } | { isConfirmed: false; message: string };

/**
 * Where the newsletter's mail leads. Opening it changes nothing, since mail scanners open links; only the press of its
 * button confirms (decisions §3). The form posts to its own address, which holds the token.
 */
function ConfirmPage() {
  const { t, paths } = useTranslate();
  const outcome = useActionData<Outcome>();
  if (outcome?.isConfirmed) {
    return (
      <div className="state-page wrap">
        <EmptyState
          headingLevel={1}
          title={t('newsletter.confirmedTitle')}
          action={
            <a className={buttonClass({})} href={paths.opportunities()}>
              {t('auth.openingSoonAction')}
            </a>
          }
        >
          {t('newsletter.confirmedText')}
        </EmptyState>
      </div>
    );
  }
  return (
    <div className="state-page wrap">
      <EmptyState
        headingLevel={1}
        title={t('newsletter.confirmTitle')}
        action={
          <form method="post" className="stack">
            {outcome && (
              <Notice tone="error" role="alert">
                {outcome.message}
              </Notice>
            )}
            <div>
              <Button type="submit">{t('newsletter.confirmSubmit')}</Button>
            </div>
          </form>
        }
      >
        {t('newsletter.confirmText')}
      </EmptyState>
    </div>
  );
}

async function confirm({ request, context }: ActionFunctionArgs) {
  const { api } = context.get(loadServices);
  try {
    await api.confirmNewsletter({ body: { token: new URL(request.url).searchParams.get('token') ?? '' } });
    return { isConfirmed: true } satisfies Outcome;
  } catch (error) {
    if (!isApiError(error) || error.status >= 500) throw error;
    return data({ isConfirmed: false, message: error.message } satisfies Outcome, { status: error.status });
  }
}

export const page = definePage<unknown>({
  // The address holds a token, so that no copy of the page is kept.
  loader: async () => data({}, { headers: { 'cache-control': 'private, no-store' } }),
  action: confirm,
  head: ({ t, viewer }) => ({
    title: t('meta.titleWithSite', { title: t('meta.newsletterConfirm.title'), site: viewer.siteName }),
    description: t('meta.newsletterConfirm.description'),
    isIndexed: false,
  }),
  Component: ConfirmPage,
});
