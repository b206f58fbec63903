import { useMemo } from 'react';
import { createClient } from '#contract/client.ts';
import type { Api } from '#contract/endpoints.ts';
import { leaveForLogin } from './leaveForLogin.ts';
import { useTranslate } from './language.tsx';
import { useViewer } from './viewer.tsx';

/** The API for what a person does on a page: the same typed calls as in loaders, from the browser. */
export function useApi(): Api {
  const { language, t } = useTranslate();
  const memberId = useViewer().user?.id;
  return useMemo(
    () =>
      createClient({
        baseUrl: '',
        language,
        memberId,
        faultSentence: t('api.error.internal'),
        onSignedOut: () => void leaveForLogin(language),
      }),
    [language, memberId, t],
  );
}
