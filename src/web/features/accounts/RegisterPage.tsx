import { useLoaderData, useLocation } from 'react-router';
import { definePage } from '#web/shell/definePage.ts';
import { answerFlow } from '#web/shell/flows/answerFlow.ts';
import { FlowField, FlowForm } from '#web/shell/flows/FlowForm.tsx';
import { type FlowEnd, type FlowServices, type FlowValues, proofIn } from '#web/shell/flows/flow.ts';
import { useFlow } from '#web/shell/flows/useFlow.ts';
import { CaptchaFields } from '#web/shell/forms/CaptchaFields.tsx';
import { loadCountries } from '#web/shell/forms/countryLists.ts';
import type { CaptchaData } from '#web/shell/forms/loadCaptcha.ts';
import { useCaptcha } from '#web/shell/forms/useCaptcha.ts';
import { useTranslate } from '#web/shell/language.tsx';
import { pageLoader } from '#web/shell/loading.ts';
import { useShellData } from '#web/shell/shellData.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { authHead, keepPrivate } from './authHead.ts';
import { AuthTabs } from './AuthTabs.tsx';
import { MailSent } from './MailSent.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { OrcidLink } from './OrcidLink.tsx';
import { AreaFields, ConsentFields, PersonFields } from './PersonFields.tsx';
import { personIn } from './personIn.ts';

/** Making an account (decisions §3). The answer is the same for an address that has one: its owner gets a mail. */
function RegisterPage() {
  const { t, paths } = useTranslate();
  const { captcha: challenge } = useLoaderData<CaptchaData>();
  const { hasOrcidLogin, areas } = useShellData();
  const { search } = useLocation();
  const nextUrl = new URLSearchParams(search).get('nextUrl') ?? undefined;
  const captcha = useCaptcha(challenge);
  const flow = useFlow(register, {
    withProof: captcha.withProof,
    check: async (values) =>
      (await import('./checkEntrance.ts')).checkRegistration(
        values,
        areas.map(({ id }) => id),
      ),
  });
  if (flow.answer.step === 'sent') {
    return (
      <AuthFrame title={t('auth.signUp')}>
        <MailSent title={t('register.sentTitle')} text="register.sentText" address={flow.answer.values.email ?? ''}>
          <p className="muted small">{t('auth.noMail')}</p>
        </MailSent>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame
      title={t('auth.signUp')}
      lead={t('register.lead')}
      tabs={<AuthTabs current="register" nextUrl={nextUrl} />}
      isWide
    >
      {hasOrcidLogin && (
        <>
          <OrcidLink variant="secondary" isWide nextUrl={nextUrl}>
            {t('register.withOrcid')}
          </OrcidLink>
          <p className="auth__or">{t('auth.or')}</p>
        </>
      )}
      <FlowForm
        flow={flow}
        label={t('auth.signUp')}
        submitText={t('register.submit')}
        action={paths.register(nextUrl)}
        onStart={captcha.start}
      >
        <p className="muted small">{t('form.requiredNote')}</p>
        <div className="auth__fields">
          <PersonFields flow={flow} />
          <div className="auth__wide">
            <FlowField flow={flow} name="email" type="email" autoComplete="username" label={t('auth.email')} />
          </div>
          <NewPasswordFields flow={flow} label={t('auth.password')} />
          <AreaFields flow={flow} />
          <ConsentFields flow={flow} />
        </div>
        <CaptchaFields form={flow} captcha={captcha} />
      </FlowForm>
    </AuthFrame>
  );
}

async function register({ api, language, url }: FlowServices, values: FlowValues): Promise<FlowEnd> {
  const { email = '', password, password_confirmation } = values;
  await api.register({
    body: {
      ...personIn(values, language),
      password,
      password_confirmation,
      invitation_token: url.searchParams.get('invitation') ?? undefined,
      ...proofIn(values),
    },
  });
  return { step: 'sent', values: { email } };
}

export const page = definePage<CaptchaData>({
  audience: 'visitors',
  loader: pageLoader(async ({ api, orEmpty }) => {
    const [captcha] = await Promise.all([orEmpty(api.getCaptchaChallenge(), null), loadCountries()]);
    return keepPrivate({ captcha });
  }),
  action: answerFlow(register),
  head: authHead('register', (paths) => paths.register()),
  Component: RegisterPage,
});
