import { useState } from 'react';
import { data, useLoaderData } from 'react-router';
import { isApiError } from '#contract/client.ts';
import type { EndpointData } from '#contract/defineEndpoint.ts';
import type { CvList } from '#contract/profileCv.ts';
import type { listCvSuggestions } from '#contract/profileOffers.ts';
import type { SecurityState } from '#contract/secondFactor.ts';
import { cvAccept } from '#domain/cv.ts';
import { formatDate, formatFileSize } from '#i18n/format.ts';
import { Bdi } from '#ui/Bdi.tsx';
import { Button } from '#ui/Button.tsx';
import { buttonClass } from '#ui/buttonClass.ts';
import { Field } from '#ui/Field.tsx';
import { FileInput } from '#ui/FileInput.tsx';
import { Icon } from '#ui/Icon.tsx';
import { AccountAnswer, PageAnswer } from '#web/shell/account/AccountAnswer.tsx';
import { heldOutcome } from '#web/shell/account/accountAction.ts';
import { AccountSection, AccountShell } from '#web/shell/account/AccountShell.tsx';
import { ActionForm } from '#web/shell/account/ActionForm.tsx';
import { useAccountOutcome } from '#web/shell/account/useAccountOutcome.ts';
import { definePage } from '#web/shell/definePage.ts';
import { useTranslate } from '#web/shell/language.tsx';
import { pageLoader } from '#web/shell/loading.ts';
import { useViewer } from '#web/shell/viewer.tsx';
import { OfMember } from '#web/shell/OfMember.tsx';
import { cvAction } from './cvAction.ts';
import { CvDocumentSection } from './CvDocumentSection.tsx';
import { OfferForm } from './OfferForm.tsx';
import { OrcidImportSection, type RecordOffers } from './OrcidImportSection.tsx';

interface CvData {
  state: SecurityState;
  cvs: CvList;
  suggestions: EndpointData<typeof listCvSuggestions> | null;
  /** Asked for by a press alone: the registry is another's. */
  record: RecordOffers | null;
}

/** One's CVs, and what they and an ORCID record offer for the profile (decisions §3 and §5). */
function CvPage() {
  const { t } = useTranslate();
  const { state, cvs, suggestions, record } = useLoaderData<CvData>();
  return (
    <AccountShell
      current="cv"
      title={t('cv.title')}
      lead={t('cv.lead')}
      answer={<PageAnswer sections={['cv', 'orcid-import', ...(suggestions ? ['cv-suggestions'] : [])]} />}
    >
      <AccountAnswer state={state}>
        <FileSection cvs={cvs} />
        <CvDocumentSection />
        {suggestions && <SuggestionSection suggestions={suggestions} />}
        <OrcidImportSection isLinked={state.orcid !== null} record={record} />
      </AccountAnswer>
    </AccountShell>
  );
}

function FileSection({ cvs }: { cvs: CvList }) {
  const { t, paths, language } = useTranslate();
  const { timeZone } = useViewer();
  const outcome = useAccountOutcome<never>();
  const [file, setFile] = useState<File | null>(null);
  return (
    <AccountSection id="cv" title={t('cv.files.title')} lead={t('cv.files.lead', { max: cvs.max_files })}>
      {cvs.items.length > 0 && (
        <ul className="account__list">
          {cvs.items.map((cv) => (
            <li key={cv.id}>
              <div>
                <strong>
                  <Bdi dir="auto">{cv.name}</Bdi>
                </strong>
                <p className="muted small">
                  <bdi>{formatFileSize(cv.byte_length, language)}</bdi>
                  {' · '}
                  <bdi>{formatDate(cv.created_at, language, timeZone)}</bdi>
                  {cv.is_current && ` · ${t('cv.files.current')}`}
                  {!cv.has_text && ` · ${t('cv.files.noText')}`}
                </p>
              </div>
              <div className="row">
                <a className={buttonClass({ variant: 'secondary', size: 'small' })} href={cv.url} download>
                  <Icon name="download" />
                  {t('cv.files.download')}
                </a>
                {!cv.is_current && (
                  <ActionForm
                    at="cv"
                    intent="chooseCv"
                    id={cv.id}
                    label={t('cv.files.choose')}
                    ariaLabel={t('cv.files.chooseThis', { name: cv.name })}
                    size="small"
                  />
                )}
                <ActionForm
                  at="cv"
                  intent="removeCv"
                  id={cv.id}
                  label={t('cv.files.remove')}
                  ariaLabel={t('cv.files.removeThis', { name: cv.name })}
                  variant="quiet"
                  size="small"
                />
              </div>
            </li>
          ))}
        </ul>
      )}
      <form
        method="post"
        action={`${paths.cv()}#cv`}
        encType="multipart/form-data"
        className="account__form"
        noValidate
      >
        <OfMember />
        <input type="hidden" name="intent" value="uploadCv" />
        <Field id="file" label={t('cv.files.new')} hint={t('cv.files.hint')} error={outcome?.errors.file}>
          {(control) => (
            <FileInput
              control={control}
              name="file"
              accept={cvAccept}
              file={file}
              onChange={setFile}
              chooseText={t(file ? 'form.changeFile' : 'cv.files.chooseFile')}
              emptyText={t('form.noFile')}
              removeLabel={t('form.removeFile')}
              describeSize={(bytes) => formatFileSize(bytes, language)}
            />
          )}
        </Field>
        <Button type="submit" variant="secondary">
          {t('cv.files.upload')}
        </Button>
      </form>
    </AccountSection>
  );
}

function SuggestionSection({ suggestions }: { suggestions: NonNullable<CvData['suggestions']> }) {
  const { t, paths } = useTranslate();
  return (
    <AccountSection id="cv-suggestions" title={t('cv.suggestions.title')} lead={t('cv.suggestions.lead')}>
      <OfferForm
        items={suggestions.items}
        intent="takeCv"
        id={suggestions.id}
        action={`${paths.cv()}#cv-suggestions`}
        empty={t('cv.suggestions.empty')}
      />
    </AccountSection>
  );
}

export const page = definePage<CvData>({
  audience: 'members',
  loader: pageLoader(async ({ api, url, t, heldForm, onMissingPart }) => {
    const [state, cvs] = await Promise.all([api.getSecurityState(), api.listCvs()]);
    const current = cvs.items.find((cv) => cv.is_current && cv.has_text);
    const suggestions = current ? await api.listCvSuggestions({ params: { id: current.id } }) : null;
    let record: CvData['record'] = null;
    if (state.orcid !== null && url.searchParams.get('orcid') === '1')
      try {
        record = await api.getOrcidImport();
      } catch (error) {
        // The rest of the page stands without the registry.
        onMissingPart(error, 'panel');
        const told = isApiError(error) ? (error.errors.orcid?.[0] ?? error.message) : undefined;
        record = { failed: told ?? t('orcid.import.failed.unavailable') };
      }
    // The router unpacks this before the page sees it.
    const loaded = data(
      { state, cvs, suggestions, record, held: heldOutcome(heldForm) },
      { headers: { 'cache-control': 'private, no-store' } },
    );
    return loaded as unknown as CvData;
  }),
  action: cvAction,
  head: ({ t, viewer }) => ({
    title: t('meta.titleWithSite', { title: t('cv.title'), site: viewer.siteName }),
    description: t('cv.lead'),
    isIndexed: false,
  }),
  Component: CvPage,
});
