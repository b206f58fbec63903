import { useEffect } from 'react';
import { useLoaderData } from 'react-router';
import type { MessageId } from '#i18n/messageId.ts';
import { buttonClass } from '#ui/buttonClass.ts';
import { Notice } from '#ui/Notice.tsx';
import { definePage } from '#web/shell/definePage.ts';
import { answerFlow } from '#web/shell/flows/answerFlow.ts';
import { FlowForm } from '#web/shell/flows/FlowForm.tsx';
import type { FlowEnd, FlowServices, FlowValues } from '#web/shell/flows/flow.ts';
import { type FlowControls, useFlow } from '#web/shell/flows/useFlow.ts';
import { useTranslate } from '#web/shell/language.tsx';
import { pageLoader } from '#web/shell/loading.ts';
import { Sentence } from '#web/shell/Sentence.tsx';
import { useViewer } from '#web/shell/viewer.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import { authHead, keepPrivate } from './authHead.ts';
import { refusalIn } from './newPasswordPage.tsx';
import { tokenIn, useHiddenToken } from './useHiddenToken.ts';

const noticeId = 'confirm-answer';

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
    if (step !== '' || code !== null) document.getElementById(noticeId)?.focus();
  }, [step, code]);
  if (step === 'done' || step === 'sent') {
    return (
      <AuthFrame title={t('confirm.title')}>
        <Notice id={noticeId} tone="success" role="status" title={t(`confirm.${step}Title`)}>
          {step === 'done' ? (
            <Sentence id="confirm.doneText" nodes={{ address: <bdi dir="ltr">{values.email}</bdi> }} />
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
  const shownToken = values.token ?? token;
  // A member whose address waits can ask for a mail without an old link.
  const canAsk = shownToken !== '' || (user !== null && !user.email_verified);
  const refused = refusalIn(code) ?? (shownToken === '' && !canAsk ? 'token_invalid' : null);
  return (
    <AuthFrame title={t('confirm.title')} lead={refused === null ? t('confirm.lead') : undefined}>
      {refused !== null && (
        <Notice id={noticeId} tone="error" role="alert">
          {t(`api.error.${refused}` as MessageId)}
        </Notice>
      )}
      <NextStep flow={flow} token={shownToken} refused={refused} />
    </AuthFrame>
  );
}

/** Confirm, or, where the link has ended, send another one, or go to the login page. */
function NextStep({ flow, token, refused }: { flow: FlowControls; token: string; refused: string | null }) {
  const { t, paths } = useTranslate();
  const isAsking = refused === 'token_expired' || (refused === null && token === '');
  if (refused !== null && !isAsking)
    return (
      <a className={buttonClass({ isWide: true })} href={paths.login()}>
        {t('auth.backToLogin')}
      </a>
    );
  return (
    <FlowForm
      flow={refused === null ? flow : { ...flow, answer: { ...flow.answer, message: null } }}
      label={t('confirm.title')}
      submitText={t(isAsking ? 'confirm.resend' : 'confirm.submit')}
      action={paths.confirmEmail()}
      step={isAsking ? 'resend' : ''}
      hidden={{ token }}
    />
  );
}

async function confirm({ api }: FlowServices, { step, token = '' }: FlowValues): Promise<FlowEnd> {
  if (step === 'resend') {
    await api.resendConfirmation(token === '' ? {} : { bearer: token });
    return { step: 'sent' };
  }
  const { email } = await api.confirmEmail({ bearer: token });
  return { step: 'done', values: { email } };
}

export const page = definePage<{ token: string }>({
  loader: pageLoader(async ({ url }) => keepPrivate({ token: tokenIn(url) })),
  action: answerFlow(confirm),
  head: authHead('confirmEmail', (paths) => paths.confirmEmail()),
  Component: ConfirmEmailPage,
});
