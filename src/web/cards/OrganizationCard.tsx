import { useId } from 'react';
import type { OrganizationCard as Organization } from '#contract/organizations.ts';
import { Arch } from '#ui/Arch.tsx';
import { Card, Kicker } from '#ui/Card.tsx';
import { useTranslate } from '#web/shell/language.tsx';
import { hueOfAreas } from './hueOfAreas.ts';
import { AreaTags } from './AreaTags.tsx';
import { CutText } from './CutText.tsx';
import { FlaggedPlace } from './FlaggedPlace.tsx';
import { WrittenText, writtenIn } from './WrittenText.tsx';
import './OrganizationCard.css';

export interface OrganizationCardProps {
  organization: Organization;
  headingLevel?: 2 | 3 | 4;
  as?: 'article' | 'li';
}

/** An organization in a list: its mark, kind, name, place, what it is and what it has open. The whole card leads to its page. */
export function OrganizationCard({ organization, headingLevel = 3, as = 'article' }: OrganizationCardProps) {
  const { t, language, paths } = useTranslate();
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  const { matches, name_en, name_ar, summary_en, summary_ar, city_en, city_ar } = organization;
  const isWritten = (en: string | null, ar: string | null) => writtenIn({ en, ar }, language) !== null;
  return (
    <Card
      as={as}
      hue={hueOfAreas(organization.thematic_areas)}
      hasRule={false}
      className="organization"
      labelledBy={titleId}
    >
      <OrganizationMark organization={organization} />
      <div className="organization__body">
        <Kicker>{t(`organizationType.${organization.type}`)}</Kicker>
        <Heading id={titleId} className="organization__name">
          <a className="card__link" href={paths.organization(organization)}>
            <WrittenText en={name_en} ar={name_ar} matches={matches?.name} />
          </a>
        </Heading>
        <p className="organization__place">
          <FlaggedPlace
            city={isWritten(city_en, city_ar) && <WrittenText en={city_en} ar={city_ar} matches={matches?.city} />}
            country={organization.country}
            countryName={organization.country_name}
            hasFlag={false}
          />
        </p>
        <CutText className="organization__summary" en={summary_en} ar={summary_ar} matches={matches?.summary} />
        <AreaTags areas={organization.thematic_areas} />
        {organization.open_opportunities > 0 && (
          <p className="organization__open">
            {t('organizations.openOpportunities', { count: organization.open_opportunities })}
          </p>
        )}
      </div>
    </Card>
  );
}

export interface OrganizationMarkProps {
  organization: Pick<Organization, 'logo_url' | 'thematic_areas'>;
  isLarge?: boolean;
}

/** An organization's logo, or an arch of its first area where it has none. The name stands beside it. */
export function OrganizationMark({ organization, isLarge = false }: OrganizationMarkProps) {
  const [width, height] = isLarge ? [120, 156] : [56, 73];
  if (organization.logo_url) {
    return (
      <img
        className="organization__logo"
        src={organization.logo_url}
        alt=""
        width={width}
        height={width}
        loading="lazy"
        decoding="async"
      />
    );
  }
  return <Arch hue={hueOfAreas(organization.thematic_areas)} width={width} height={height} isFramed={isLarge} />;
}
