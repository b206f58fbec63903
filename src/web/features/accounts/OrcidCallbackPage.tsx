import { useActionData, useLoaderData } from 'react-router';
import { buttonClass } from '#ui/buttonClass.ts';
import { definePage } from '#web/shell/definePage.ts';
import { answerFlow } from '#web/shell/flows/answerFlow.ts';
import type { FlowAnswer } from '#web/shell/flows/flow.ts';
import { FlowField, FlowForm } from '#web/shell/flows/FlowForm.tsx';
import { useFlow } from '#web/shell/flows/useFlow.ts';
import { useTranslate } from '#web/shell/language.tsx';
import { pageLoader } from '#web/shell/loading.ts';
import { Sentence } from '#web/shell/Sentence.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import { authHead } from './authHead.ts';
import { loadOrcidAnswer, type OrcidAnswer } from './orcidAnswer.ts';
import { OrcidFailure } from './OrcidFailure.tsx';
import { orcidSteps } from './orcidSteps.ts';

/** Where the registry leads back to. Coming here signs in; it links nothing without a press. */
function OrcidCallbackPage() {
  const { t, paths } = useTranslate();
  const posted = useActionData<FlowAnswer>();
  const loaded = useLoaderData<OrcidAnswer>();
  const answer = posted ? (answerOf(posted) ?? loaded) : loaded;
  switch (answer.kind) {
    case 'link':
      return <LinkForm {...answer} />;
    case 'code':
      return <CodeForm {...answer} />;
    // Signing in leads to the page whose link leads on: a form's answer may not lead to another site.
    case 'linkRequired':
      return (
        <AuthFrame title={t('orcid.linkRequiredTitle')} lead={t('orcid.linkRequiredText')}>
          <div className="row">
            <a className={buttonClass({})} href={paths.login(`${paths.security()}#orcid`)}>
              {t('orcid.linkRequiredAction')}
            </a>
            <a className={buttonClass({ variant: 'quiet' })} href={answer.nextUrl}>
              {t('orcid.goBack')}
            </a>
          </div>
        </AuthFrame>
      );
    default:
      return (
        <AuthFrame title={t(answer.isDenied ? 'orcid.deniedTitle' : 'orcid.failedTitle')}>
          <OrcidFailure message={answer.message} nextUrl={answer.nextUrl} isChosen={answer.isDenied} />
        </AuthFrame>
      );
  }
}

/** A form that came back from a post without script brings what it needs along. */
function answerOf({ values }: FlowAnswer): OrcidAnswer | null {
  const { step, oauth_id: oauthId, orcid = '', challenge, next_url: nextUrl = '/' } = values;
  if (step === 'link' && oauthId !== undefined) return { kind: 'link', oauthId, orcid, nextUrl };
  return step === 'code' && challenge !== undefined ? { kind: 'code', challenge, nextUrl } : null;
}

function LinkForm({ oauthId, orcid, nextUrl }: Extract<OrcidAnswer, { kind: 'link' }>) {
  const { t, paths } = useTranslate();
  const flow = useFlow(orcidSteps);
  return (
    <AuthFrame
      title={t('orcid.linkTitle')}
      lead={
        <Sentence
          id="orcid.linkText"
          nodes={{
            orcid: (
              <span className="unit" dir="ltr">
                {orcid}
              </span>
            ),
          }}
        />
      }
    >
      <FlowForm
        flow={flow}
        label={t('orcid.linkTitle')}
        submitText={t('orcid.linkSubmit')}
        action={paths.orcidCallback()}
        step="link"
        hidden={{ oauth_id: oauthId, orcid, next_url: nextUrl }}
        foot={
          <p className="auth__links small">
            <a href={nextUrl}>{t('orcid.goBack')}</a>
          </p>
        }
      />
    </AuthFrame>
  );
}

function CodeForm({ challenge, nextUrl }: Extract<OrcidAnswer, { kind: 'code' }>) {
  const { t, paths } = useTranslate();
  const flow = useFlow(orcidSteps);
  return (
    <AuthFrame title={t('auth.codeTitle')} lead={t('orcid.codeLead')}>
      <FlowForm
        flow={flow}
        label={t('auth.codeTitle')}
        submitText={t('auth.signIn')}
        action={paths.orcidCallback()}
        step="code"
        hidden={{ challenge, next_url: nextUrl }}
      >
        <FlowField
          flow={flow}
          name="code"
          label={t('auth.code')}
          hint={t('auth.codeHint')}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          dir="ltr"
        />
      </FlowForm>
    </AuthFrame>
  );
}

export const page = definePage({
  loader: pageLoader(loadOrcidAnswer),
  action: answerFlow(orcidSteps),
  head: authHead('orcid', (paths) => paths.orcidCallback()),
  Component: OrcidCallbackPage,
});
