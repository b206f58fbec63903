import { buttonClass } from '#ui/buttonClass.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { formatDateTime } from '#i18n/format.ts';
import { ListPages } from '#web/cards/ListPages.tsx';
import { AccountSection } from '#web/shell/account/AccountShell.tsx';
import { ActionForm } from '#web/shell/account/ActionForm.tsx';
import { useTranslate } from '#web/shell/language.tsx';
import { Sentence } from '#web/shell/Sentence.tsx';
import { useViewer } from '#web/shell/viewer.tsx';
import { ApplicationChip } from '#web/cards/ApplicationChip.tsx';
import type { MyApplicationsData } from './MyApplicationsPage.tsx';
import { type Filter, filters, type Tab } from './myApplicationsTabs.ts';
import { OpportunityLine, OpportunityTitle } from './OpportunityLine.tsx';
import { Timeline } from './Timeline.tsx';

type List = NonNullable<MyApplicationsData['applications']>;

/** The applications of a tab: what each is for, where it stands, what can be done. */
export function ApplicationList({ tab, filter, list }: { tab: Tab; filter: Filter | null; list: List }) {
  const { t, paths } = useTranslate();
  const isDrafts = tab === 'drafts';
  return (
    <AccountSection id={tab} title={t(`applications.tab.${tab}`)}>
      {!isDrafts && <Filters chosen={filter} />}
      {list.items.length === 0 ? (
        <EmptyState
          title={t(isDrafts ? 'applications.noDrafts' : 'applications.none')}
          headingLevel={3}
          action={
            <a className={buttonClass({ variant: 'secondary' })} href={paths.opportunities()}>
              {t('applications.find')}
            </a>
          }
        />
      ) : (
        <ul className="own-list">
          {list.items.map((item) => (
            <Item key={item.id} item={item} tab={tab} />
          ))}
        </ul>
      )}
      <ListPages
        meta={list.meta}
        hrefOf={(page) => paths.myApplications(isDrafts ? tab : undefined, { status: filter ?? undefined, page })}
      />
    </AccountSection>
  );
}

function Filters({ chosen }: { chosen: Filter | null }) {
  const { t, paths } = useTranslate();
  return (
    <ul className="own-filters" aria-label={t('filters.active')}>
      {([null, ...(Object.keys(filters) as Filter[])] as const).map((filter) => (
        <li key={filter ?? 'all'}>
          <a
            className="chip"
            href={paths.myApplications(undefined, { status: filter ?? undefined })}
            aria-current={filter === chosen ? 'true' : undefined}
          >
            {t(`applications.filter.${filter ?? 'all'}`)}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Item({ item, tab }: { item: List['items'][number]; tab: Tab }) {
  const { t, paths, language } = useTranslate();
  const { timeZone } = useViewer();
  const { opportunity, steps, status } = item;
  const isDraft = status === 'draft';
  const named = { title: opportunity.title ?? '' };
  return (
    <li id={`application-${item.id}`} className="card own-item" data-place="" tabIndex={-1}>
      <div className="own-item__head">
        <OpportunityTitle opportunity={opportunity} />
        <ApplicationChip status={status} />
      </div>
      <OpportunityLine opportunity={opportunity} />
      {isDraft ? (
        <p className="small muted">
          <Sentence
            id="applications.draftOf"
            nodes={{
              date: <time dateTime={item.updated_at}>{formatDateTime(item.updated_at, language, timeZone)}</time>,
            }}
          />
        </p>
      ) : (
        <Timeline events={item.timeline} />
      )}
      {item.cv && (
        <p className="small muted">
          <Sentence id="applications.cvSent" values={{ name: item.cv.name }} />
        </p>
      )}
      <div className="row">
        {item.submitted_at !== null && (
          <a
            className={buttonClass({ size: 'small', variant: 'secondary' })}
            href={paths.myApplications(String(item.id))}
            aria-label={t('applications.sent.linkNamed', named)}
          >
            {t('applications.sent.link')}
          </a>
        )}
        {steps.includes('submit') && (
          <a className={buttonClass({ size: 'small' })} href={paths.apply(opportunity)}>
            {t(isDraft ? 'applications.goOn' : 'applications.applyAgain')}
          </a>
        )}
        {steps.includes('cancel') && (
          <ActionForm
            at={tab}
            intent="cancelApplication"
            id={String(opportunity.id)}
            label={t('applications.withdraw')}
            ariaLabel={t('applications.withdrawNamed', named)}
            size="small"
          />
        )}
        {isDraft && (
          <ActionForm
            at={tab}
            intent="discardDraft"
            id={String(opportunity.id)}
            label={t('apply.discard')}
            ariaLabel={t('applications.discardNamed', named)}
            variant="quiet"
            size="small"
          />
        )}
      </div>
    </li>
  );
}
