import type { OpportunityDetail } from '#contract/opportunities.ts';
import { Arch } from '#ui/Arch.tsx';
import { MetaList } from '#ui/Card.tsx';
import { Crumbs } from '#web/cards/Crumbs.tsx';
import { FloorHero } from '#web/cards/FloorHero.tsx';
import { hueOfAreas } from '#web/cards/hueOfAreas.ts';
import { OpportunitySubjects, termsOf } from '#web/cards/OpportunityFacts.tsx';
import { hasPlace, PlaceName } from '#web/cards/PlaceName.tsx';
import { WrittenText } from '#web/cards/WrittenText.tsx';
import { useTranslate } from '#web/shell/language.tsx';
import { crumbsOf } from './crumbsOf.ts';

/** The opening of an opportunity's page: its title, whose it is and where, and an arch of its area on the floor line. */
export function OpportunityHero({ opportunity }: { opportunity: OpportunityDetail }) {
  const { t, language, paths } = useTranslate();
  const { organization } = opportunity;
  const hue = hueOfAreas(opportunity.thematic_areas);
  return (
    <FloorHero
      hue={hue}
      above={
        <>
          <Crumbs steps={crumbsOf(opportunity, language, t)} />
          <OpportunitySubjects opportunity={opportunity} />
        </>
      }
      title={<WrittenText en={opportunity.title_en} ar={opportunity.title_ar} />}
      figure={<Arch className="opportunity-page__arch" hue={hue} width={150} height={200} isFramed />}
    >
      <p className="opportunity-page__by">
        {organization ? (
          <a href={paths.organization(organization)}>
            <WrittenText en={organization.name_en} ar={organization.name_ar} />
          </a>
        ) : (
          t('opportunities.unknownOrganization')
        )}
      </p>
      <MetaList
        items={[
          hasPlace(opportunity) && <PlaceName {...opportunity} />,
          ...termsOf(opportunity, t),
          opportunity.is_program && opportunity.category !== 'program' && t('opportunity.programNote'),
        ]}
      />
    </FloorHero>
  );
}
