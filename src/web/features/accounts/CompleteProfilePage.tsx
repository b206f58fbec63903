import { useLoaderData } from 'react-router';
import type { Onboarding } from '#contract/providers.ts';
import { buttonClass } from '#ui/buttonClass.ts';
import { Notice } from '#ui/Notice.tsx';
import { definePage } from '#web/shell/definePage.ts';
import { answerFlow } from '#web/shell/flows/answerFlow.ts';
import type { FlowValues } from '#web/shell/flows/flow.ts';
import { FlowField, FlowForm } from '#web/shell/flows/FlowForm.tsx';
import { type FlowControls, useFlow } from '#web/shell/flows/useFlow.ts';
import { loadCountries } from '#web/shell/forms/countryLists.ts';
import { useTranslate } from '#web/shell/language.tsx';
import { pageLoader } from '#web/shell/loading.ts';
import { Sentence } from '#web/shell/Sentence.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import { authHead, keepPrivate } from './authHead.ts';
import { completeProfile } from './completeProfile.ts';
import { OrcidLink } from './OrcidLink.tsx';
import { AreaFields, ConsentFields, PersonFields } from './PersonFields.tsx';

/** The last step of joining by ORCID: what the registry told, to be corrected, and what it does not know. */
function CompleteProfilePage() {
  const { t, paths } = useTranslate();
  const { onboarding } = useLoaderData<{ onboarding: Onboarding | null }>();
  if (onboarding) return <ProfileForm onboarding={onboarding} />;
  return (
    <AuthFrame title={t('onboarding.goneTitle')} lead={t('onboarding.beginAgain')}>
      <div className="row">
        <OrcidLink>{t('auth.withOrcid')}</OrcidLink>
        <a className={buttonClass({ variant: 'quiet' })} href={paths.home()}>
          {t('error.notFound.home')}
        </a>
      </div>
    </AuthFrame>
  );
}

function ProfileForm({ onboarding: { prefill } }: { onboarding: Onboarding }) {
  const { t, paths } = useTranslate();
  const flow = withPrefill(useFlow(completeProfile), prefill);
  return (
    <AuthFrame
      isWide
      title={t('onboarding.title')}
      lead={
        <Sentence
          id="onboarding.lead"
          nodes={{
            orcid: (
              <span className="unit" dir="ltr">
                {prefill.orcid}
              </span>
            ),
          }}
        />
      }
    >
      <FlowForm
        flow={flow}
        label={t('onboarding.title')}
        submitText={t('onboarding.submit')}
        action={paths.completeProfile()}
      >
        {flow.answer.step === 'known' && (
          <Notice id="known-address" tone="error" role="alert" title={t('orcid.linkRequiredTitle')}>
            <p>{t('orcid.linkRequiredTyped')}</p>
            <p>
              <a href={paths.login(`${paths.security()}#orcid`)}>{t('orcid.linkRequiredAction')}</a>
            </p>
          </Notice>
        )}
        <p className="muted small">{t('form.requiredNote')}</p>
        <div className="auth__fields">
          <PersonFields flow={flow} />
          <div className="auth__wide">
            <FlowField
              flow={flow}
              name="email"
              type="email"
              autoComplete="email"
              label={t('auth.email')}
              hint={t('onboarding.emailHint')}
            />
          </div>
          <AreaFields flow={flow} />
          <ConsentFields flow={flow} />
        </div>
      </FlowForm>
    </AuthFrame>
  );
}

/** What was typed stands before what the registry told. */
function withPrefill(flow: FlowControls, { orcid: _orcid, ...prefill }: Onboarding['prefill']): FlowControls {
  const known = Object.fromEntries(Object.entries(prefill).map(([name, value]) => [name, value ?? '']));
  const values: FlowValues = { ...known, ...flow.answer.values };
  return { ...flow, answer: { ...flow.answer, values } };
}

export const page = definePage({
  loader: pageLoader(async ({ api }) => {
    const [onboarding] = await Promise.all([api.getOnboarding(), loadCountries()]);
    return keepPrivate({ onboarding });
  }),
  action: answerFlow(completeProfile),
  head: authHead('completeProfile', (paths) => paths.completeProfile()),
  Component: CompleteProfilePage,
});
