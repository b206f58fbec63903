import { useState } from 'react';
import { data, useLoaderData } from 'react-router';
import type { AccountInformation } from '#contract/accountData.ts';
import type { SecurityState } from '#contract/secondFactor.ts';
import { formatPhoneParts } from '#domain/phone.ts';
import { photoAccept } from '#domain/photo.ts';
import { ArchPortrait } from '#ui/ArchPortrait.tsx';
import { Button } from '#ui/Button.tsx';
import { formatFileSize } from '#i18n/format.ts';
import { FileInput } from '#ui/FileInput.tsx';
import { Field } from '#ui/Field.tsx';
import { namesIn } from '#web/cards/memberNames.ts';
import { definePage } from '#web/shell/definePage.ts';
import { loadCountries, loadedCountries } from '#web/shell/forms/countryLists.ts';
import { useTranslate } from '#web/shell/language.tsx';
import { pageLoader } from '#web/shell/loading.ts';
import { heldOutcome } from '#web/shell/account/accountAction.ts';
import { AccountAnswer } from '#web/shell/account/AccountAnswer.tsx';
import { AccountSection, AccountShell } from '#web/shell/account/AccountShell.tsx';
import { ActionForm } from '#web/shell/account/ActionForm.tsx';
import { informationAction } from './informationAction.ts';
import { InformationForm } from './InformationForm.tsx';
import { useAccountOutcome } from '#web/shell/account/useAccountOutcome.ts';
import { OfMember } from '#web/shell/OfMember.tsx';

interface InformationData {
  state: SecurityState;
  information: AccountInformation;
  timeZones: string[];
  dialOption: string;
}

/** One's general information (decisions §4 and §5). */
function MyInformationPage() {
  const { t } = useTranslate();
  const { state, information, timeZones, dialOption } = useLoaderData<InformationData>();
  const outcome = useAccountOutcome<never>();
  const isForm = outcome?.intent === 'information';
  return (
    <AccountShell current="information" title={t('account.information.title')} lead={t('account.information.lead')}>
      <AccountAnswer state={state}>
        <PictureSection information={information} error={outcome?.errors.avatar} />
        <AccountSection id="fields" title={t('account.information.fields')}>
          <InformationForm
            information={information}
            posted={isForm ? outcome.values : {}}
            errors={isForm ? outcome.errors : {}}
            timeZones={timeZones}
            dialOption={dialOption}
          />
        </AccountSection>
      </AccountAnswer>
    </AccountShell>
  );
}

function PictureSection({ information, error }: { information: AccountInformation; error: string | undefined }) {
  const { t, paths, language } = useTranslate();
  const [file, setFile] = useState<File | null>(null);
  return (
    <AccountSection id="picture" title={t('account.picture.title')} lead={t('account.picture.lead')}>
      <div className="row">
        <ArchPortrait name={namesIn(information, language).shown.text} src={information.avatar_url} size="medium" />
        {information.avatar_url !== null && (
          <ActionForm at="picture" intent="removePicture" label={t('account.picture.remove')} size="small" />
        )}
      </div>
      <form
        method="post"
        action={`${paths.myInformation()}#picture`}
        encType="multipart/form-data"
        className="account__form"
        noValidate
      >
        <OfMember />
        <input type="hidden" name="intent" value="picture" />
        <Field id="avatar" label={t('account.picture.choose')} error={error}>
          {(control) => (
            <FileInput
              control={control}
              name="avatar"
              accept={photoAccept}
              file={file}
              onChange={setFile}
              chooseText={t(file ? 'form.changeFile' : 'form.choosePhoto')}
              emptyText={t('form.noFile')}
              removeLabel={t('form.removeFile')}
              describeSize={(bytes) => formatFileSize(bytes, language)}
            />
          )}
        </Field>
        <Button type="submit" variant="secondary">
          {t('account.picture.upload')}
        </Button>
      </form>
    </AccountSection>
  );
}

export const page = definePage<InformationData>({
  audience: 'members',
  loader: pageLoader(async ({ api, heldForm }) => {
    const [state, information] = await Promise.all([
      api.getSecurityState(),
      api.getAccountInformation(),
      loadCountries(),
    ]);
    const loaded = data(
      {
        state,
        information,
        timeZones: Intl.supportedValuesOf('timeZone'),
        dialOption: findDialOption(information),
        held: heldOutcome(heldForm),
      },
      { headers: { 'cache-control': 'private, no-store' } },
    );
    // The router unpacks this before the page sees it.
    return loaded as unknown as InformationData;
  }),
  action: informationAction,
  head: ({ t, viewer }) => ({
    title: t('meta.titleWithSite', { title: t('account.information.title'), site: viewer.siteName }),
    description: t('account.information.lead'),
    isIndexed: false,
  }),
  Component: MyInformationPage,
});

/** Several countries share a dial code: the member's own is taken where it is among them. */
function findDialOption({ phone_number: phone, country }: AccountInformation): string {
  const code = formatPhoneParts(phone ?? '')?.dialCode;
  const entries = loadedCountries()?.countriesByDialCode() ?? [];
  const fitting = entries.filter(({ dialCode }) => dialCode === code);
  return (fitting.find((entry) => entry.country.code === country) ?? fitting[0])?.id ?? 'QA';
}
