import { useLoaderData } from 'react-router';
import { contactTopics } from '#domain/contactMessage.ts';
import { buttonClass } from '#ui/buttonClass.ts';
import { Button } from '#ui/Button.tsx';
import { CaptchaFields } from '#web/shell/forms/CaptchaFields.tsx';
import { FailureDialog } from '#web/shell/forms/FailureDialog.tsx';
import { ConsentField, SelectField, TextAreaField, TextField } from '#web/shell/forms/FormFields.tsx';
import { FormFrame } from '#web/shell/forms/FormFrame.tsx';
import type { LateFormProps } from '#web/shell/forms/lateForm.tsx';
import type { CaptchaData } from '#web/shell/forms/loadCaptcha.ts';
import { PhoneField } from '#web/shell/forms/PhoneField.tsx';
import { SentPanel } from '#web/shell/forms/SentPanel.tsx';
import { useCaptcha } from '#web/shell/forms/useCaptcha.ts';
import { useForm } from '#web/shell/forms/useForm.ts';
import { useTranslate } from '#web/shell/language.tsx';
import { useApi } from '#web/shell/useApi.ts';
import { contactForm } from './contactForm.ts';

/** The form, and in its place the number of a message that was sent. */
export function ContactForm({ posted, reference }: LateFormProps) {
  const { t, paths } = useTranslate();
  const { captcha: challenge } = useLoaderData<CaptchaData>();
  const api = useApi();
  const captcha = useCaptcha(challenge);
  const form = useForm({
    definition: contactForm,
    posted,
    send: ({ body, idempotencyKey }) =>
      captcha.withProof(async (proof) => {
        const message = { ...body, consent: body.consent === 'true', ...proof };
        return (await api.submitContactMessage({ body: message, idempotencyKey })).reference;
      }),
  });
  const sent = reference ?? form.reference;
  if (sent !== null) {
    return (
      <SentPanel
        title={t('contact.successTitle')}
        text={t('contact.successText')}
        reference={sent}
        isFocused={form.reference !== null}
        actions={
          form.reference === null ? (
            <a className={buttonClass({ variant: 'secondary' })} href={paths.contact()}>
              {t('contact.sendAnother')}
            </a>
          ) : (
            <Button variant="secondary" onClick={form.reset}>
              {t('contact.sendAnother')}
            </Button>
          )
        }
      />
    );
  }
  return (
    <>
      <FormFrame
        form={form}
        label={t('contact.title')}
        submitText={t('contact.submit')}
        submittingText={t('form.submitting')}
        onStart={captcha.start}
        foot={<CaptchaFields form={form} captcha={captcha} />}
      >
        <div className="form__fields">
          <TextField form={form} name="full_name" autoComplete="name" />
          <TextField form={form} name="email" type="email" autoComplete="email" />
          <PhoneField
            form={form}
            name="phone_number"
            hint={t('contact.field.phone_number.hint')}
            autoComplete="tel-national"
          />
          <TextField form={form} name="organization_name" autoComplete="organization" />
          <SelectField
            form={form}
            name="topic"
            options={contactTopics.map((value) => ({ value, label: t(`contact.topic.${value}`) }))}
            isWide
          />
          <TextAreaField form={form} name="message" rows={7} hint={t('contact.field.message.hint')} isWide />
          <ConsentField form={form} name="consent" />
        </div>
      </FormFrame>
      <FailureDialog form={form} title="form.failureTitle" text="form.failureText" tryAgain="form.tryAgain" />
    </>
  );
}
