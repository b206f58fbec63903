import { buttonClass } from '#ui/buttonClass.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ListPages } from '#web/cards/ListPages.tsx';
import { OpportunitySubjects } from '#web/cards/OpportunityFacts.tsx';
import { AccountSection } from '#web/shell/account/AccountShell.tsx';
import { ActionForm } from '#web/shell/account/ActionForm.tsx';
import { useTranslate } from '#web/shell/language.tsx';
import type { MyApplicationsData } from './MyApplicationsPage.tsx';
import { OpportunityLine, OpportunityTitle } from './OpportunityLine.tsx';

/** The opportunities that the member saved for later. */
export function SavedList({ list }: { list: NonNullable<MyApplicationsData['saved']> }) {
  const { t, paths } = useTranslate();
  return (
    <AccountSection id="saved" title={t('applications.tab.saved')}>
      {list.items.length === 0 ? (
        <EmptyState
          title={t('applications.noSaved')}
          headingLevel={3}
          action={
            <a className={buttonClass({ variant: 'secondary' })} href={paths.opportunities()}>
              {t('applications.find')}
            </a>
          }
        />
      ) : (
        <ul className="own-list">
          {list.items.map((opportunity) => (
            <li key={opportunity.id} className="card own-item" data-place="" tabIndex={-1}>
              <OpportunitySubjects opportunity={opportunity} />
              <OpportunityTitle opportunity={opportunity} />
              <OpportunityLine opportunity={opportunity} />
              <ActionForm
                at="saved"
                intent="unsave"
                id={String(opportunity.id)}
                label={t('opportunity.unsave')}
                ariaLabel={t('applications.unsaveNamed', { title: opportunity.title ?? '' })}
                size="small"
              />
            </li>
          ))}
        </ul>
      )}
      <ListPages meta={list.meta} hrefOf={(page) => paths.myApplications('saved', { page })} />
    </AccountSection>
  );
}
