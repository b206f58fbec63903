import { MemberCard } from '#web/cards/MemberCard.tsx';
import { OpportunityCard } from '#web/cards/OpportunityCard.tsx';
import { OrganizationCard } from '#web/cards/OrganizationCard.tsx';
import { Panel } from '#web/cards/Panel.tsx';
import { useTranslate } from '#web/shell/language.tsx';
import type { FocusArea } from './FocusAreaPage.tsx';

/** Opportunities, members and organizations of an area. */
export function AreaPanels({ area }: { area: FocusArea }) {
  const { t, paths } = useTranslate();
  const { category, slug, opportunities, members, organizations } = area;
  return (
    <>
      <Panel
        id="opportunities"
        title={t('area.opportunitiesTitle')}
        more={{ href: paths.opportunities({ agsCategory: category, taSlug: slug }), label: t('area.allOpportunities') }}
        items={opportunities}
        empty={t('area.noOpportunities')}
        emptyAction={{
          href: paths.opportunities({ agsCategory: category }),
          label: t(`category.allOpportunities.${category}`),
        }}
      >
        {(opportunity) => <OpportunityCard variant="tile" opportunity={opportunity} />}
      </Panel>
      <Panel
        id="members"
        title={t('area.membersTitle')}
        more={{ href: paths.members({ taSlug: slug }), label: t('area.allMembers') }}
        items={members}
        shape="people"
        empty={t('area.noMembers')}
        emptyAction={{ href: paths.members(), label: t('home.allMembers') }}
      >
        {(member) => <MemberCard member={member} />}
      </Panel>
      <Panel
        id="organizations"
        title={t('area.organizationsTitle')}
        more={{ href: paths.organizations({ taSlug: slug }), label: t('area.allOrganizations') }}
        items={organizations}
        empty={t('area.noOrganizations')}
        emptyAction={{ href: paths.organizations(), label: t('home.allOrganizations') }}
      >
        {(organization) => <OrganizationCard organization={organization} />}
      </Panel>
    </>
  );
}
