import { data, useLoaderData } from 'react-router';
import type { DataExports, PrivacyState } from '#contract/privacy.ts';
import type { SecurityState } from '#contract/secondFactor.ts';
import { visibilities } from '#domain/accountDeletion.ts';
import { formatDate, formatDateTime, formatFileSize } from '#i18n/format.ts';
import { Button } from '#ui/Button.tsx';
import { buttonClass } from '#ui/buttonClass.ts';
import { Checkbox, RadioGroup } from '#ui/Choice.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Notice } from '#ui/Notice.tsx';
import { definePage } from '#web/shell/definePage.ts';
import { useTranslate } from '#web/shell/language.tsx';
import { pageLoader } from '#web/shell/loading.ts';
import { Sentence } from '#web/shell/Sentence.tsx';
import { useViewer } from '#web/shell/viewer.tsx';
import { heldOutcome } from '#web/shell/account/accountAction.ts';
import { AccountAnswer } from '#web/shell/account/AccountAnswer.tsx';
import { AccountSection, AccountShell } from '#web/shell/account/AccountShell.tsx';
import { ActionForm } from '#web/shell/account/ActionForm.tsx';
import { privacyAction } from './privacyAction.ts';
import { useAccountOutcome } from '#web/shell/account/useAccountOutcome.ts';
import { OfMember } from '#web/shell/OfMember.tsx';

interface PrivacyData {
  state: SecurityState;
  privacy: PrivacyState;
  exports: DataExports;
}

/** Who sees the profile, the copy of one's data, the end of the account (decisions §4). */
function PrivacyPage() {
  const { t } = useTranslate();
  const { state, privacy, exports } = useLoaderData<PrivacyData>();
  const outcome = useAccountOutcome<never>();
  const errors = outcome?.errors ?? {};
  return (
    <AccountShell current="privacy" title={t('account.privacy.title')} lead={t('account.privacy.lead')}>
      <AccountAnswer state={state}>
        <VisibilitySection chosen={outcome?.values.visibility ?? privacy.visibility} error={errors.visibility} />
        <ExportSection exports={exports} />
        <DeletionSection deletionAt={privacy.deletion_at} error={errors.confirm} />
      </AccountAnswer>
    </AccountShell>
  );
}

function VisibilitySection({ chosen, error }: { chosen: string; error: string | undefined }) {
  const { t, paths } = useTranslate();
  return (
    <AccountSection id="visibility" title={t('account.visibility.title')} lead={t('account.visibility.lead')}>
      <form method="post" action={`${paths.accountPrivacy()}#visibility`} className="account__form">
        <p className="muted">{t('account.visibility.what')}</p>
        <OfMember />
        <input type="hidden" name="intent" value="visibility" />
        <RadioGroup
          legend={t('account.visibility.title')}
          isLegendHidden
          name="visibility"
          defaultValue={chosen}
          error={error}
          options={visibilities.map((value) => ({ value, label: t(`account.visibility.${value}`) }))}
        />
        <Button type="submit">{t('account.save')}</Button>
      </form>
    </AccountSection>
  );
}

function ExportSection({ exports }: { exports: DataExports }) {
  const { t, language } = useTranslate();
  const { timeZone } = useViewer();
  return (
    <AccountSection id="export" title={t('account.export.title')} lead={t('account.export.lead')}>
      {exports.items.length > 0 && (
        <ul className="account__list">
          {exports.items.map((item) => (
            <li key={item.url}>
              <div>
                <strong>
                  <Sentence
                    id="account.export.of"
                    values={{ time: formatDateTime(item.created_at, language, timeZone) }}
                  />
                </strong>
                <p className="muted small">
                  <Sentence
                    id="account.export.until"
                    values={{
                      date: formatDate(item.expires_at, language, timeZone),
                      size: formatFileSize(item.byte_length, language),
                    }}
                  />
                </p>
              </div>
              <a className={buttonClass({ variant: 'secondary', size: 'small' })} href={item.url} download>
                <Icon name="download" />
                {t('account.export.download')}
              </a>
            </li>
          ))}
        </ul>
      )}
      {exports.is_preparing ? (
        <Notice>{t('account.export.preparing')}</Notice>
      ) : (
        <ActionForm at="export" intent="export" label={t('account.export.ask')} />
      )}
    </AccountSection>
  );
}

function DeletionSection({ deletionAt, error }: { deletionAt: string | null; error: string | undefined }) {
  const { t, paths, language } = useTranslate();
  const { timeZone } = useViewer();
  return (
    <AccountSection id="deletion" title={t('account.deletion.title')} lead={t('account.deletion.lead')}>
      {deletionAt === null ? (
        <form method="post" action={`${paths.accountPrivacy()}#deletion`} className="account__form" noValidate>
          <OfMember />
          <input type="hidden" name="intent" value="delete" />
          <Checkbox id="confirm" name="confirm" value="true" error={error}>
            {t('account.deletion.confirm')}
          </Checkbox>
          <Button type="submit" variant="danger">
            {t('account.deletion.ask')}
          </Button>
        </form>
      ) : (
        <>
          <Notice tone="error">
            <Sentence id="account.deletion.on" values={{ date: formatDate(deletionAt, language, timeZone) }} />
          </Notice>
          <ActionForm at="deletion" intent="keep" label={t('account.deletion.keep')} variant="primary" />
        </>
      )}
    </AccountSection>
  );
}

export const page = definePage<PrivacyData>({
  audience: 'members',
  loader: pageLoader(async ({ api, heldForm }) => {
    const [state, privacy, exports] = await Promise.all([
      api.getSecurityState(),
      api.getPrivacyState(),
      api.listExports(),
    ]);
    // The router unpacks this before the page sees it.
    const loaded = data(
      { state, privacy, exports, held: heldOutcome(heldForm) },
      { headers: { 'cache-control': 'private, no-store' } },
    );
    return loaded as unknown as PrivacyData;
  }),
  action: privacyAction,
  head: ({ t, viewer }) => ({
    title: t('meta.titleWithSite', { title: t('account.privacy.title'), site: viewer.siteName }),
    description: t('account.privacy.lead'),
    isIndexed: false,
  }),
  Component: PrivacyPage,
});
