import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import type { MessageId } from '#i18n/messageId.ts';
import { Notice } from '#ui/Notice.tsx';
import { FlowField, FlowForm } from '#web/shell/flows/FlowForm.tsx';
import type { Flow } from '#web/shell/flows/flow.ts';
import { useFlow } from '#web/shell/flows/useFlow.ts';
import { CaptchaFields } from '#web/shell/forms/CaptchaFields.tsx';
import type { CaptchaData } from '#web/shell/forms/loadCaptcha.ts';
import { useCaptcha } from '#web/shell/forms/useCaptcha.ts';
import { useTranslate } from '#web/shell/language.tsx';
import { useViewer } from '#web/shell/viewer.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import { MailSent } from './MailSent.tsx';

/** What is said of a link, for the focus to go to. */
export const linkNoticeId = 'link-answer';

interface AskForLinkProps {
  title: string;
  /** Why the link that was opened did not work; absent once its page was posted to ask for another. */
  reason: string | null;
  /** Asks for the mail in its step `ask`, and ends in the step `asked` with the address. */
  flow: Flow;
  /** The page's own path. */
  action: string;
  /** Says where a mail went if there is something to send, with a place for the `address`. */
  askedText: MessageId;
  foot: ReactNode;
}

/** A link that no longer works, and a form for another one: the answer is the same for every address. */
export function AskForLink({ title, reason, flow: run, action, askedText, foot }: AskForLinkProps) {
  const { t } = useTranslate();
  const { user } = useViewer();
  const { captcha: challenge } = useLoaderData<CaptchaData>();
  const captcha = useCaptcha(challenge);
  const asking = useFlow(run, {
    withProof: captcha.withProof,
    check: async (values) => (await import('./checkEntrance.ts')).checkResetRequest(values),
  });
  const { step, values } = asking.answer;
  if (step === 'asked')
    return (
      <AuthFrame title={title}>
        <MailSent title={t('forgot.sentTitle')} text={askedText} address={values.email ?? ''}>
          <p className="muted small">{t('auth.noMail')}</p>
        </MailSent>
      </AuthFrame>
    );
  // A member's own address, which can be changed: the link may have been for another.
  const email = values.email ?? user?.email ?? '';
  // Without script the answer may be that of the link, which the notice says.
  const message = step === 'ask' ? asking.answer.message : null;
  const flow = { ...asking, answer: { ...asking.answer, message, values: { ...values, email } } };
  return (
    <AuthFrame title={title}>
      {reason !== null && (
        <Notice id={linkNoticeId} tone="error" role="alert">
          {t(`api.error.${reason}` as MessageId)}
        </Notice>
      )}
      <p>{t('auth.askLead')}</p>
      <FlowForm
        flow={flow}
        label={t('auth.newLink')}
        submitText={t('auth.newLink')}
        action={action}
        step="ask"
        onStart={captcha.start}
        foot={<p className="auth__links small">{foot}</p>}
      >
        <FlowField flow={flow} name="email" type="email" autoComplete="email" label={t('auth.email')} />
        <CaptchaFields form={flow} captcha={captcha} />
      </FlowForm>
    </AuthFrame>
  );
}
