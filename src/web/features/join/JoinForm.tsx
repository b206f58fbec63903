import { useLoaderData } from 'react-router';
import { organizationTypes } from '#domain/organization.ts';
import { buttonClass } from '#ui/buttonClass.ts';
import { CheckboxGroup } from '#ui/Choice.tsx';
import { hueOfAreas } from '#web/cards/hueOfAreas.ts';
import { CaptchaFields } from '#web/shell/forms/CaptchaFields.tsx';
import { CountryField } from '#web/shell/forms/CountryField.tsx';
import { FailureDialog } from '#web/shell/forms/FailureDialog.tsx';
import { FileField } from '#web/shell/forms/FileField.tsx';
import { ConsentField, SelectField, TextAreaField, TextField } from '#web/shell/forms/FormFields.tsx';
import { FormFrame } from '#web/shell/forms/FormFrame.tsx';
import { FormPart } from '#web/shell/forms/FormPart.tsx';
import type { LateFormProps } from '#web/shell/forms/lateForm.tsx';
import type { CaptchaData } from '#web/shell/forms/loadCaptcha.ts';
import { PhoneField } from '#web/shell/forms/PhoneField.tsx';
import { SentPanel } from '#web/shell/forms/SentPanel.tsx';
import { useCaptcha } from '#web/shell/forms/useCaptcha.ts';
import { type FormControls, useForm } from '#web/shell/forms/useForm.ts';
import { useTranslate } from '#web/shell/language.tsx';
import { useShellData } from '#web/shell/shellData.ts';
import { useApi } from '#web/shell/useApi.ts';
import { joinBody } from './joinBody.ts';
import { joinForm } from './joinForm.ts';

/** The form, and in its place the number of a request that was sent. */
export function JoinForm({ posted, reference }: LateFormProps) {
  const { t, paths } = useTranslate();
  const { captcha: challenge } = useLoaderData<CaptchaData>();
  const api = useApi();
  const captcha = useCaptcha(challenge);
  const form = useForm({
    definition: joinForm,
    posted,
    send: ({ body, file, idempotencyKey }) =>
      captcha.withProof(async (proof) => {
        const request = { ...joinBody(body), ...proof };
        return (await api.submitJoinRequest({ body: request, files: { logo: file ?? undefined }, idempotencyKey }))
          .reference;
      }),
  });
  const sent = reference ?? form.reference;
  if (sent !== null) {
    return (
      <SentPanel
        title={t('join.successTitle')}
        text={t('join.successText')}
        reference={sent}
        isFocused={form.reference !== null}
        actions={
          <a className={buttonClass({ variant: 'secondary' })} href={paths.organizations()}>
            {t('menu.organizations')}
          </a>
        }
      />
    );
  }
  return (
    <>
      <FormFrame
        form={form}
        label={t('join.title')}
        submitText={t('join.submit')}
        submittingText={t('form.submitting')}
        onStart={captcha.start}
        foot={<CaptchaFields form={form} captcha={captcha} />}
      >
        <FormPart title={t('join.aboutOrganization')}>
          <TextField
            form={form}
            name="organization_name_en"
            isUnmarked
            hint={t('join.field.organization_name_en.hint')}
            lang="en"
            dir="ltr"
          />
          <TextField
            form={form}
            name="organization_name_ar"
            isUnmarked
            hint={t('join.field.organization_name_ar.hint')}
            lang="ar"
            dir="rtl"
          />
          <SelectField
            form={form}
            name="type"
            options={organizationTypes.map((value) => ({ value, label: t(`organizationType.${value}`) }))}
          />
          <CountryField form={form} name="country" />
          <TextField
            form={form}
            name="website"
            type="url"
            autoComplete="url"
            hint={t('join.field.website.hint')}
            isWide
          />
          <Areas form={form} />
          <FileField form={form} name="logo" hint={t('join.field.logo.hint')} isWide />
        </FormPart>
        <FormPart title={t('join.aboutContact')}>
          <TextField form={form} name="contact_name" autoComplete="name" />
          <TextField form={form} name="contact_title" autoComplete="organization-title" />
          <TextField form={form} name="email" type="email" autoComplete="email" hint={t('join.field.email.hint')} />
          <PhoneField form={form} name="phone_number" autoComplete="tel-national" />
        </FormPart>
        <FormPart title={t('join.aboutMessage')}>
          <TextAreaField form={form} name="message" rows={6} isWide />
          <ConsentField form={form} name="consent" />
        </FormPart>
      </FormFrame>
      <FailureDialog form={form} title="form.failureTitle" text="form.failureText" tryAgain="form.tryAgain" />
    </>
  );
}

function Areas({ form }: { form: FormControls }) {
  const { t } = useTranslate();
  const { areas } = useShellData();
  const name = 'thematic_area_ids';
  const chosen = form.values[name] ?? '';
  if (areas.length === 0) return null;
  return (
    <CheckboxGroup
      className="form__wide"
      legend={t('join.field.thematic_area_ids.label')}
      hint={t('join.field.thematic_area_ids.hint')}
      name={name}
      options={areas.map((area) => ({ value: String(area.id), label: area.title, hue: hueOfAreas([area]) }))}
      values={chosen === '' ? [] : chosen.split(',')}
      onChange={(values) => form.set(name, values.join(','))}
      error={form.errorOf(name)}
    />
  );
}
