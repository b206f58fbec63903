import { Field } from '#ui/Field.tsx';
import { Icon } from '#ui/Icon.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useTranslate } from '#web/shell/language.tsx';
import { Sentence } from '#web/shell/Sentence.tsx';
import './CaptchaFields.css';
import type { CaptchaControls } from './useCaptcha.ts';
import type { FormControls } from './useForm.ts';

/** Of a form, what is said of a field. */
type Errors = Pick<FormControls, 'errorOf'>;

/** What shows that a person sends the form: a line that says how far the browser is, or a small question. */
export function CaptchaFields({ form, captcha }: { form: Errors; captcha: CaptchaControls }) {
  const { state } = captcha;
  return (
    <div className="form__captcha">
      <Trap captcha={captcha} />
      {state === 'question' && <Question form={form} captcha={captcha} />}
      {(state === 'waiting' || state === 'checking' || state === 'checked') && (
        <>
          <noscript>
            <Question form={form} captcha={captcha} isScriptOff />
          </noscript>
          <Progress state={state} />
        </>
      )}
      {captcha.provider === 'recaptcha' && <RecaptchaTerms />}
    </div>
  );
}

function Progress({ state }: { state: 'waiting' | 'checking' | 'checked' }) {
  const { t } = useTranslate();
  const words = { waiting: null, checking: t('form.captcha.verifying'), checked: t('form.captcha.verified') };
  return (
    <p className="form__check muted small">
      <Icon name={state === 'checked' ? 'check' : 'info'} />
      <span>
        {t('form.captcha.label')} <span role="status">{words[state]}</span>
      </span>
    </p>
  );
}

/** Google's documents, which it asks a form to name. */
function RecaptchaTerms() {
  const { t, language } = useTranslate();
  const link = (page: string, label: string) => (
    <a href={`https://policies.google.com/${page}?hl=${language}`}>{label}</a>
  );
  return (
    <p className="muted small">
      <Sentence
        id="form.captcha.recaptchaTerms"
        nodes={{
          privacy: link('privacy', t('form.captcha.recaptchaPrivacy')),
          terms: link('terms', t('form.captcha.recaptchaConditions')),
        }}
      />
    </p>
  );
}

function Question({
  form,
  captcha,
  isScriptOff = false,
}: {
  form: Errors;
  captcha: CaptchaControls;
  isScriptOff?: boolean;
}) {
  const { t } = useTranslate();
  if (!captcha.question) return null;
  const { text, token } = captcha.question;
  return (
    <>
      <input type="hidden" name="captcha_token" value={token} />
      <Field
        id="captcha_answer"
        label={text}
        hint={t(isScriptOff ? 'form.captcha.noScript' : 'form.captcha.label')}
        error={form.errorOf('captcha_answer') ?? form.errorOf('recaptcha')}
      >
        {(control) => (
          <TextInput
            {...control}
            name="captcha_answer"
            className="form__answer"
            inputMode="numeric"
            autoComplete="off"
            value={captcha.answer}
            onChange={(event) => captcha.setAnswer(event.currentTarget.value)}
          />
        )}
      </Field>
    </>
  );
}

/** A box that nobody sees; only machines fill it in. */
function Trap({ captcha }: { captcha: CaptchaControls }) {
  const { t } = useTranslate();
  return (
    <VisuallyHidden>
      <label aria-hidden="true">
        {t('form.trapLabel')}
        <input
          name="trap"
          tabIndex={-1}
          autoComplete="off"
          value={captcha.trap}
          onChange={(event) => captcha.setTrap(event.currentTarget.value)}
        />
      </label>
    </VisuallyHidden>
  );
}
