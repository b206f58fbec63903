import { useLoaderData } from 'react-router';
import type { TokenState } from '#contract/accounts.ts';
import { Notice } from '#ui/Notice.tsx';
import { definePage } from '#web/shell/definePage.ts';
import { answerFlow } from '#web/shell/flows/answerFlow.ts';
import { FlowForm } from '#web/shell/flows/FlowForm.tsx';
import { type FlowEnd, type FlowServices, type FlowValues, proofIn } from '#web/shell/flows/flow.ts';
import { useFlow } from '#web/shell/flows/useFlow.ts';
import type { CaptchaData } from '#web/shell/forms/loadCaptcha.ts';
import { useTranslate } from '#web/shell/language.tsx';
import { pageLoader } from '#web/shell/loading.ts';
import { type Paths, pathsIn } from '#web/shell/paths.ts';
import { Sentence } from '#web/shell/Sentence.tsx';
import { useViewer } from '#web/shell/viewer.tsx';
import { AskForLink } from './AskForLink.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import { authHead, keepPrivate } from './authHead.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { TokenRefused } from './TokenRefused.tsx';
import { tokenIn, useHiddenToken } from './useHiddenToken.ts';

/** What tells the two pages apart: a password that is replaced, and one that is set for the first time. */
interface Kind {
  name: 'reset' | 'set';
  path: (paths: Paths) => string;
  check: (services: Pick<FlowServices, 'api'>, bearer: string) => Promise<TokenState>;
  change: (services: FlowServices, bearer: string, body: Record<string, string | undefined>) => Promise<unknown>;
}

interface TokenData extends CaptchaData {
  token: string;
  /** Null where it could not be asked for: the press tells. */
  state: TokenState | null;
}

/** A page to which a mail leads, where a password is chosen. Opening it changes nothing (decisions §3). */
export function newPasswordPage({ name, path, check, change }: Kind) {
  const flowOf = async (services: FlowServices, values: FlowValues): Promise<FlowEnd> => {
    const { step, token = '', password, password_confirmation, email = '' } = values;
    if (step === 'ask') {
      await services.api.requestPasswordReset({ body: { email, ...proofIn(values) } });
      return { step: 'asked', values: { email } };
    }
    await change(services, token, { password, password_confirmation });
    return { leaveFor: pathsIn(services.language).login(undefined, { done: 'password' }) };
  };

  function NewPasswordPage() {
    const { t, paths } = useTranslate();
    const { user } = useViewer();
    const { token, state } = useLoaderData<TokenData>();
    const flow = useFlow(flowOf);
    useHiddenToken(token);
    const shownToken = flow.answer.values.token ?? token;
    const refused = refusalIn(flow.answer.code) ?? (shownToken === '' ? 'token_invalid' : (state?.reason ?? null));
    const isPosted = flow.answer.step === 'ask' || flow.answer.step === 'asked';
    // The form for who forgot their password is not there for members.
    if (isPosted || (refused !== null && user !== null))
      return (
        <AskForLink
          title={t(`newPassword.${name}.title`)}
          reason={isPosted ? null : refused}
          flow={flowOf}
          action={path(paths)}
          askedText="forgot.sentText"
          foot={<a href={`${paths.security()}#own-password`}>{t('account.security.title')}</a>}
        />
      );
    return (
      <AuthFrame
        title={t(`newPassword.${name}.title`)}
        lead={
          refused === null && state?.email_masked ? (
            <Sentence id="newPassword.for" nodes={{ address: <bdi dir="ltr">{state.email_masked}</bdi> }} />
          ) : undefined
        }
      >
        {refused === null ? (
          <FlowForm
            flow={flow}
            label={t(`newPassword.${name}.title`)}
            submitText={t('newPassword.submit')}
            action={path(paths)}
            hidden={{ token: shownToken }}
          >
            <NewPasswordFields flow={flow} label={t(name === 'set' ? 'auth.password' : 'auth.newPassword')} />
            <Notice>{t('newPassword.endsSessions')}</Notice>
          </FlowForm>
        ) : (
          <TokenRefused reason={refused} />
        )}
      </AuthFrame>
    );
  }

  return definePage<TokenData>({
    loader: pageLoader(async ({ api, url, orMissing, orEmpty }) => {
      const token = tokenIn(url);
      const state = token === '' ? null : await orMissing(check({ api }, token));
      const captcha = state?.valid === true ? null : await orEmpty(api.getCaptchaChallenge(), null);
      return keepPrivate({ token, state, captcha });
    }),
    action: answerFlow(flowOf),
    head: authHead(`${name}Password`, path),
    Component: NewPasswordPage,
  });
}

/** Why a token did not work, of all that can be refused. */
export function refusalIn(code: string | null): string | null {
  return code?.startsWith('token_') === true ? code : null;
}
