import { type ActionFunctionArgs, data, useActionData } from 'react-router';
import { isApiError } from '#contract/client.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Notice } from '#ui/Notice.tsx';
import { definePage } from '#web/shell/definePage.ts';
import { useTranslate } from '#web/shell/language.tsx';
import { loadServices } from '#web/shell/loading.ts';
import { Sentence } from '#web/shell/Sentence.tsx';

/** What came of the press: what no longer comes, or the sentence that says why not, for good or for now. */
type Outcome = { what: string } | { message: string; isFinal: boolean };

/**
 * Where the link at the end of a mail leads. Opening it changes nothing, since mail scanners open links (decisions §3);
 * the form posts to its own address, which holds the token, and needs no sign-in.
 */
function UnsubscribePage() {
  const { t, paths } = useTranslate();
  const outcome = useActionData<Outcome>();
  const isDone = outcome !== undefined && 'what' in outcome;
  const refusal = outcome !== undefined && 'message' in outcome ? outcome : undefined;
  const preferences = (
    <a className="text-link" href={paths.preferences()}>
      {t('unsubscribe.preferences')}
    </a>
  );
  // With a link that is cut off or not ours, another press helps nobody.
  if (refusal?.isFinal) {
    return (
      <div className="state-page wrap" role="alert">
        <EmptyState headingLevel={1} title={t('unsubscribe.invalidTitle')} action={preferences}>
          {refusal.message}
        </EmptyState>
      </div>
    );
  }
  return (
    <div className="state-page wrap">
      <EmptyState
        headingLevel={1}
        title={t(isDone ? 'unsubscribe.doneTitle' : 'unsubscribe.title')}
        action={
          isDone ? (
            preferences
          ) : (
            <form method="post" className="stack">
              {refusal && (
                <Notice tone="error" role="alert">
                  {refusal.message}
                </Notice>
              )}
              <div>
                <Button type="submit">{t('unsubscribe.submit')}</Button>
              </div>
              <p>{preferences}</p>
            </form>
          )
        }
      >
        {isDone ? <Sentence id="unsubscribe.done" values={{ what: outcome.what }} /> : t('unsubscribe.text')}
      </EmptyState>
    </div>
  );
}

async function unsubscribe({ request, context }: ActionFunctionArgs) {
  const { api } = context.get(loadServices);
  try {
    const { label } = await api.unsubscribe({
      body: { token: new URL(request.url).searchParams.get('token') ?? '' },
    });
    return { what: label } satisfies Outcome;
  } catch (error) {
    if (!isApiError(error) || error.status >= 500) throw error;
    const isFinal = error.code === 'token_invalid';
    return data({ message: error.message, isFinal } satisfies Outcome, { status: error.status });
  }
}

export const page = definePage<unknown>({
  // The address holds a token, so that no copy of the page is kept.
  loader: async () => data({}, { headers: { 'cache-control': 'private, no-store' } }),
  action: unsubscribe,
  head: ({ t, viewer }) => ({
    title: t('meta.titleWithSite', { title: t('unsubscribe.title'), site: viewer.siteName }),
    description: t('unsubscribe.text'),
    isIndexed: false,
  }),
  Component: UnsubscribePage,
});
