import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { biographyCount, biographyMaxWords } from '#domain/fellow.ts';
import { buttonClass } from '#ui/buttonClass.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Doorway } from '#ui/Doorway.tsx';
import { CountryField } from '#web/shell/forms/CountryField.tsx';
import { FailureDialog } from '#web/shell/forms/FailureDialog.tsx';
import { FileField } from '#web/shell/forms/FileField.tsx';
import { TextAreaField, TextField } from '#web/shell/forms/FormFields.tsx';
import { FormFrame } from '#web/shell/forms/FormFrame.tsx';
import { FormPart } from '#web/shell/forms/FormPart.tsx';
import type { LateFormProps } from '#web/shell/forms/lateForm.tsx';
import { PhoneField } from '#web/shell/forms/PhoneField.tsx';
import { SentPanel } from '#web/shell/forms/SentPanel.tsx';
import { useForm } from '#web/shell/forms/useForm.ts';
import { useTranslate } from '#web/shell/language.tsx';
import { useApi } from '#web/shell/useApi.ts';
import { fellowForm } from './fellowForm.ts';

/** The form, or without script the page that follows it. */
export function FellowForm({ posted, reference }: LateFormProps) {
  const { t, paths } = useTranslate();
  if (reference === null) return <FormWithDialogs posted={posted} />;
  const close = (
    <a className={buttonClass({ variant: 'primary' })} href={paths.home()}>
      {t('fellows.success.close')}
    </a>
  );
  return (
    <SentPanel
      title={t('fellows.success.title')}
      text={t('fellows.success.text')}
      reference={reference}
      actions={close}
    />
  );
}

/** The form with its two dialogs (spec §4, §8). */
function FormWithDialogs({ posted }: Pick<LateFormProps, 'posted'>) {
  const { t, paths } = useTranslate();
  const api = useApi();
  const navigate = useNavigate();
  const form = useForm({
    definition: fellowForm,
    posted,
    send: async ({ body, file, idempotencyKey }) => {
      const { reference } = await api.submitFellowProfile({
        body,
        files: { photo: file ?? undefined },
        idempotencyKey,
      });
      return reference;
    },
  });
  const words = biographyCount(form.values.biography ?? '');
  const goHome = () => void navigate(paths.home());
  const hint = (field: keyof typeof hints): ReactNode => t(hints[field]);
  return (
    <>
      <FormFrame
        form={form}
        label={t('fellows.title')}
        isSided
        submitText={t('fellows.submit')}
        submittingText={t('fellows.submitting')}
      >
        <FormPart title={t('fellows.section.you')}>
          <TextField form={form} name="fullName" hint={hint('fullName')} autoComplete="name" isWide />
          <TextField form={form} name="currentTitle" hint={hint('currentTitle')} autoComplete="organization-title" />
          <TextField form={form} name="currentDepartment" hint={hint('currentDepartment')} />
          <TextField
            form={form}
            name="currentInstitution"
            hint={hint('currentInstitution')}
            autoComplete="organization"
            isWide
          />
        </FormPart>
        <FormPart title={t('fellows.section.profile')}>
          <TextAreaField
            form={form}
            name="biography"
            hint={hint('biography')}
            counter={
              <bdi className={words > biographyMaxWords ? 'form__over' : undefined}>
                {t('fellows.wordCount', { count: words })}
              </bdi>
            }
            isWide
          />
          <TextField form={form} name="homepage" hint={hint('homepage')} type="url" autoComplete="url" isWide />
          <FileField form={form} name="photo" hint={hint('photo')} isPortrait isWide />
        </FormPart>
        <FormPart title={t('fellows.section.contact')} lead={t('fellows.confidential')}>
          <TextField form={form} name="emailAddress" hint={hint('emailAddress')} type="email" autoComplete="email" />
          <CountryField form={form} name="currentLocation" hint={hint('currentLocation')} />
          <PhoneField form={form} name="phoneNumber" hint={hint('phoneNumber')} autoComplete="tel-national" isWide />
          <TextField form={form} name="officeEmail" hint={hint('officeEmail')} type="email" autoComplete="off" isWide />
          <PhoneField form={form} name="officePhone" hint={hint('officePhone')} autoComplete="off" isWide />
        </FormPart>
      </FormFrame>
      <Dialog
        isOpen={form.status === 'sent'}
        onClose={goHome}
        title={t('fellows.success.title')}
        figure={<Doorway isOpen />}
        actions={
          <Button variant="primary" onClick={goHome}>
            {t('fellows.success.close')}
          </Button>
        }
      >
        <p>{t('fellows.success.text')}</p>
      </Dialog>
      <FailureDialog
        form={form}
        title="fellows.failure.title"
        text="fellows.failure.text"
        tryAgain="fellows.failure.tryAgain"
      />
    </>
  );
}

const hints = {
  fullName: 'fellows.field.fullName.hint',
  currentTitle: 'fellows.field.currentTitle.hint',
  currentDepartment: 'fellows.field.currentDepartment.hint',
  currentInstitution: 'fellows.field.currentInstitution.hint',
  biography: 'fellows.field.biography.hint',
  homepage: 'fellows.field.homepage.hint',
  photo: 'fellows.field.photo.hint',
  emailAddress: 'fellows.field.emailAddress.hint',
  currentLocation: 'fellows.field.currentLocation.hint',
  phoneNumber: 'fellows.field.phoneNumber.hint',
  officeEmail: 'fellows.field.officeEmail.hint',
  officePhone: 'fellows.field.officePhone.hint',
} as const;
