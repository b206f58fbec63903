import { data, useLoaderData } from 'react-router';
import type { SecurityState } from '#contract/secondFactor.ts';
import { definePage } from '#web/shell/definePage.ts';
import { useTranslate } from '#web/shell/language.tsx';
import { pageLoader } from '#web/shell/loading.ts';
import { heldOutcome } from '#web/shell/account/accountAction.ts';
import { AccountAnswer } from '#web/shell/account/AccountAnswer.tsx';
import { AccountShell } from '#web/shell/account/AccountShell.tsx';
import { OrcidSection } from './OrcidSection.tsx';
import { PasskeySection } from './PasskeySection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { SecondFactorSection } from './SecondFactorSection.tsx';
import { type SecurityShown, securityAction } from './securityAction.ts';
import { type Sessions, SessionSection } from './SessionSection.tsx';
import { useAccountOutcome } from '#web/shell/account/useAccountOutcome.ts';

interface SecurityData {
  state: SecurityState;
  sessions: Sessions;
}

/** What protects the account, and where one is signed in (decisions §4). */
function SecurityPage() {
  const { t } = useTranslate();
  const { state, sessions } = useLoaderData<SecurityData>();
  const outcome = useAccountOutcome<SecurityShown>();
  const errorsOf = (intent: string) => (outcome?.intent === intent ? outcome.errors : {});
  return (
    <AccountShell current="security" title={t('account.security.title')} lead={t('account.security.lead')}>
      <AccountAnswer state={state}>
        <PasswordSection state={state} errors={errorsOf('password')} />
        <SecondFactorSection
          factor={state.second_factor}
          shown={outcome?.shown ?? null}
          errors={errorsOf('enableFactor')}
        />
        <OrcidSection state={state} error={errorsOf('disconnectOrcid').oauth_id} />
        <PasskeySection state={state} />
        <SessionSection sessions={sessions} />
      </AccountAnswer>
    </AccountShell>
  );
}

export const page = definePage<SecurityData>({
  audience: 'members',
  loader: pageLoader(async ({ api, heldForm }) => {
    const [state, { items }] = await Promise.all([api.getSecurityState(), api.listSessions()]);
    // The router unpacks this before the page sees it.
    const loaded = data(
      { state, sessions: items, held: heldOutcome(heldForm) },
      { headers: { 'cache-control': 'private, no-store' } },
    );
    return loaded as unknown as SecurityData;
  }),
  action: securityAction,
  head: ({ t, viewer }) => ({
    title: t('meta.titleWithSite', { title: t('account.security.title'), site: viewer.siteName }),
    description: t('account.security.lead'),
    isIndexed: false,
  }),
  Component: SecurityPage,
});
