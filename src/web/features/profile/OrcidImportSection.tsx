import { useNavigation } from 'react-router';
import type { EndpointData } from '#contract/defineEndpoint.ts';
import type { getOrcidImport } from '#contract/profileOffers.ts';
import { buttonClass } from '#ui/buttonClass.ts';
import { Notice } from '#ui/Notice.tsx';
import { AccountSection } from '#web/shell/account/AccountShell.tsx';
import { useTranslate } from '#web/shell/language.tsx';
import { OfferForm } from './OfferForm.tsx';

/** What the registry answered, or the sentence that says why it did not. */
export type RecordOffers = EndpointData<typeof getOrcidImport> | { failed: string };

/** What one's ORCID record offers. It is asked for by a press, and may be long in coming. */
export function OrcidImportSection({ isLinked, record }: { isLinked: boolean; record: RecordOffers | null }) {
  const { t, paths } = useTranslate();
  const next = useNavigation().location;
  const isReading = next?.pathname === paths.cv() && new URLSearchParams(next.search).get('orcid') === '1';
  const address = `${paths.cv({ orcid: '1' })}#orcid-import`;
  const offers = record && 'items' in record ? record.items : null;
  return (
    <AccountSection id="orcid-import" title={t('cv.orcid.title')} lead={t('cv.orcid.lead')}>
      {!isLinked && (
        <p>
          <a className="text-link" href={`${paths.security()}#orcid`}>
            {t('cv.orcid.connect')}
          </a>
        </p>
      )}
      {record && 'failed' in record && !isReading && (
        <Notice tone="error" role="alert">
          {record.failed}
        </Notice>
      )}
      {offers && <OfferForm items={offers} intent="takeOrcid" action={address} empty={t('cv.orcid.empty')} />}
      {isReading && <Notice role="status">{t('cv.orcid.reading')}</Notice>}
      {isLinked && !offers && !isReading && (
        <div className="stack">
          <p>
            <a className={buttonClass({ variant: 'secondary' })} href={address} rel="nofollow">
              {t(record ? 'cv.orcid.again' : 'cv.orcid.look')}
            </a>
          </p>
          <p className="muted small">{t('cv.orcid.takesTime')}</p>
        </div>
      )}
    </AccountSection>
  );
}
