import type { OpportunityCard } from '#contract/opportunities.ts';
import type { Translate } from '#i18n/translate.ts';
import { Kicker, MetaList } from '#ui/Card.tsx';
import { useTranslate } from '#web/shell/language.tsx';
import { hasPlace, PlaceName } from './PlaceName.tsx';
import { WrittenText } from './WrittenText.tsx';

/** Category and areas in one small line: "Research · Sustainability". */
export function OpportunitySubjects({ opportunity }: { opportunity: OpportunityCard }) {
  const { t } = useTranslate();
  const areas = opportunity.thematic_areas.map((area) => area.title ?? area.slug);
  return <Kicker>{[t(`agsCategory.${opportunity.ags_category}`), ...areas].join(' · ')}</Kicker>;
}

/** Organization, place and terms; the short form keeps to organization and city. */
export function OpportunityFacts({
  opportunity,
  isShort = false,
}: {
  opportunity: OpportunityCard;
  isShort?: boolean;
}) {
  const { t } = useTranslate();
  const { organization, city_en, city_ar, country_name, matches } = opportunity;
  const place = { city_en, city_ar, country_name: isShort && (city_en ?? city_ar) ? null : country_name };
  return (
    <MetaList
      items={[
        organization && (
          <WrittenText en={organization.name_en} ar={organization.name_ar} matches={matches?.organization} />
        ),
        hasPlace(place) && <PlaceName {...place} />,
        isShort ? null : termsOf(opportunity, t).join(' · '),
      ]}
    />
  );
}

/** The kind, the employment and the work mode, as far as they are known. Who volunteers reads it once. */
export function termsOf(card: OpportunityCard, t: Translate): string[] {
  const { category, category_name, employment_type, work_mode } = card;
  const isSaid = category === 'volunteering' && employment_type === 'volunteer';
  const employment = employment_type && !isSaid && t(`employmentType.${employment_type}`);
  const mode = work_mode && t(`workMode.${work_mode}`);
  return [category_name, employment, mode].filter((term) => Boolean(term)) as string[];
}
