import { useEffect } from 'react';
import { useLoaderData } from 'react-router';
import type { MessageId } from '#i18n/messageId.ts';
import { buttonClass } from '#ui/buttonClass.ts';
import { Notice } from '#ui/Notice.tsx';
import { definePage } from '#web/shell/definePage.ts';
import { answerFlow } from '#web/shell/flows/answerFlow.ts';
import { FlowForm } from '#web/shell/flows/FlowForm.tsx';
import { type FlowEnd, type FlowServices, type FlowValues, proofIn } from '#web/shell/flows/flow.ts';
import { useFlow } from '#web/shell/flows/useFlow.ts';
import type { CaptchaData } from '#web/shell/forms/loadCaptcha.ts';
import { useTranslate } from '#web/shell/language.tsx';
import { pageLoader } from '#web/shell/loading.ts';
import { Sentence } from '#web/shell/Sentence.tsx';
import { useViewer } from '#web/shell/viewer.tsx';
import { AskForLink, linkNoticeId } from './AskForLink.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import { authHead, keepPrivate } from './authHead.ts';
import { refusalIn } from './newPasswordPage.tsx';
import { tokenIn, useHiddenToken } from './useHiddenToken.ts';

/** Where the mail of an address leads. Opening it changes nothing; only the press of its button does (decisions §3). */
function ConfirmEmailPage() {
  const { t, paths } = useTranslate();
  const { user } = useViewer();
  const { token } = useLoaderData<{ token: string }>();
  const flow = useFlow(confirm);
  useHiddenToken(token);
  const { step, values, code } = flow.answer;
  // The button that was pressed is gone.
  useEffect(() => {
    if (step !== '' || code !== null) document.getElementById(linkNoticeId)?.focus();
  }, [step, code]);
  if (step === 'done' || step === 'sent') return <Done step={step} email={values.email} />;
  const shownToken = values.token ?? token;
  // A member can ask for a mail without an old link.
  const refused = refusalIn(code) ?? (shownToken === '' && user === null ? 'token_invalid' : null);
  const isExpired = refused === 'token_expired';
  const isPosted = step === 'ask' || step === 'asked';
  if (isPosted || (refused !== null && !isExpired && user === null))
    return (
      <AskForLink
        title={t('confirm.title')}
        reason={isPosted ? null : refused}
        flow={confirm}
        action={paths.confirmEmail()}
        askedText="confirm.askedText"
        foot={<a href={paths.login()}>{t('auth.backToLogin')}</a>}
      />
    );
  const isAsking = refused !== null || shownToken === '' || code === 'conflict';
  return (
    <AuthFrame title={t('confirm.title')} lead={isAsking ? undefined : t('confirm.lead')}>
      {(refused !== null || code === 'conflict') && (
        <Notice id={linkNoticeId} tone={refused === null ? 'info' : 'error'} role="alert">
          {refused === null ? t('confirm.nothingWaits') : t(`api.error.${refused}` as MessageId)}
        </Notice>
      )}
      {code === 'conflict' ? (
        <a className={buttonClass({ isWide: true })} href={paths.home()}>
          {t('error.notFound.home')}
        </a>
      ) : (
        <FlowForm
          flow={refused === null ? flow : { ...flow, answer: { ...flow.answer, message: null } }}
          label={t('confirm.title')}
          submitText={t(isAsking ? 'confirm.resend' : 'confirm.submit')}
          action={paths.confirmEmail()}
          step={isAsking ? 'resend' : ''}
          hidden={{ token: refused === null || isExpired ? shownToken : '' }}
        />
      )}
    </AuthFrame>
  );
}

/** The address is confirmed, or another mail is on its way. */
function Done({ step, email }: { step: 'done' | 'sent'; email: string | undefined }) {
  const { t, paths } = useTranslate();
  const { user } = useViewer();
  return (
    <AuthFrame title={t('confirm.title')}>
      <Notice id={linkNoticeId} tone="success" role="status" title={t(`confirm.${step}Title`)}>
        {step === 'done' ? (
          <Sentence id="confirm.doneText" nodes={{ address: <bdi dir="ltr">{email}</bdi> }} />
        ) : (
          t('confirm.sentText')
        )}
      </Notice>
      {step === 'done' && (
        <a className={buttonClass({ isWide: true })} href={user ? paths.home() : paths.login()} data-reload="">
          {t(user ? 'error.notFound.home' : 'auth.signIn')}
        </a>
      )}
    </AuthFrame>
  );
}

async function confirm({ api }: FlowServices, values: FlowValues): Promise<FlowEnd> {
  const { step, token = '', email = '' } = values;
  if (step === 'ask') {
    await api.requestConfirmation({ body: { email, ...proofIn(values) } });
    return { step: 'asked', values: { email } };
  }
  if (step === 'resend') {
    await api.resendConfirmation(token === '' ? {} : { bearer: token });
    return { step: 'sent' };
  }
  const { email: confirmed } = await api.confirmEmail({ bearer: token });
  return { step: 'done', values: { email: confirmed } };
}

export const page = definePage<CaptchaData & { token: string }>({
  loader: pageLoader(async ({ api, url, orEmpty }) =>
    keepPrivate({ token: tokenIn(url), captcha: await orEmpty(api.getCaptchaChallenge(), null) }),
  ),
  action: answerFlow(confirm),
  head: authHead('confirmEmail', (paths) => paths.confirmEmail()),
  Component: ConfirmEmailPage,
});
