import { redirectDocument, useLoaderData } from 'react-router';
import { isApiError } from '#contract/client.ts';
import { definePage } from '#web/shell/definePage.ts';
import { useTranslate } from '#web/shell/language.tsx';
import { pageLoader } from '#web/shell/loading.ts';
import { returnTarget } from '#web/shell/returnTarget.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { authHead, keepPrivate } from './authHead.ts';
import { OrcidFailure } from './OrcidFailure.tsx';

interface StartData {
  /** Why the registry's page can not be opened. */
  message: string;
  nextUrl: string;
}

/**
 * Leads to the registry's page, by a link rather than a form, since the pages' policy lets no form lead to another
 * site. Shown only where that can not be done.
 */
function OrcidStartPage() {
  const { t } = useTranslate();
  const { message, nextUrl } = useLoaderData<StartData>();
  return (
    <AuthFrame title={t('orcid.failedTitle')}>
      <OrcidFailure message={message} nextUrl={nextUrl} />
    </AuthFrame>
  );
}

export const page = definePage({
  loader: pageLoader(async ({ api, url, language }): Promise<StartData> => {
    const nextUrl = returnTarget(url, language);
    const purpose = url.searchParams.get('purpose') === 'proof' ? 'proof' : undefined;
    try {
      const begun = await api.startProvider({ params: { provider: 'orcid' }, body: { nextUrl, purpose } });
      throw redirectDocument(begun.url);
    } catch (error) {
      if (!isApiError(error) || error.status === 404) throw error;
      return keepPrivate({ message: error.errors['provider']?.[0] ?? error.message, nextUrl }, error.status);
    }
  }),
  head: authHead('orcid', (paths) => paths.orcidStart()),
  Component: OrcidStartPage,
});
