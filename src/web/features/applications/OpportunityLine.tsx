import type { OpportunityCard } from '#contract/opportunities.ts';
import { ShortDeadline } from '#web/cards/DeadlineLabel.tsx';
import { WrittenText } from '#web/cards/WrittenText.tsx';
import { useTranslate } from '#web/shell/language.tsx';

type Named = Pick<OpportunityCard, 'id' | 'slug' | 'title_en' | 'title_ar'>;

/** The title of an opportunity in a list of one's own, and the way to it. */
export function OpportunityTitle({ opportunity }: { opportunity: Named }) {
  const { paths } = useTranslate();
  return (
    <h3>
      <a href={paths.opportunity(opportunity)}>
        <WrittenText en={opportunity.title_en} ar={opportunity.title_ar} />
      </a>
    </h3>
  );
}

/** Whose it is and until when, in a line below. */
export function OpportunityLine({ opportunity }: { opportunity: OpportunityCard }) {
  const { t } = useTranslate();
  const { organization } = opportunity;
  return (
    <p className="small muted">
      {organization && (
        <>
          <WrittenText en={organization.name_en} ar={organization.name_ar} />
          {' · '}
        </>
      )}
      {t('deadline.label')}
      {': '}
      <ShortDeadline times={opportunity} />
    </p>
  );
}
