import type { OrganizationDetail } from '#contract/organizations.ts';
import { DefinitionList } from '#ui/DefinitionList.tsx';
import { Icon } from '#ui/Icon.tsx';
import { AreaTags } from '#web/cards/AreaTags.tsx';
import { MemberTile } from '#web/cards/MemberCard.tsx';
import { OpportunityCard } from '#web/cards/OpportunityCard.tsx';
import { Paragraphs } from '#web/cards/Paragraphs.tsx';
import { PlaceName } from '#web/cards/PlaceName.tsx';
import { writtenIn } from '#web/cards/WrittenText.tsx';
import { useTranslate } from '#web/shell/language.tsx';
import '#web/cards/RecordPage.css';

/** What an organization says of itself, what it has open, who works there, and the facts. */
export function OrganizationBody({ organization }: { organization: OrganizationDetail }) {
  return (
    <div className="record wrap">
      <div className="record__main">
        <About organization={organization} />
        <OpenOpportunities organization={organization} />
        <Members organization={organization} />
      </div>
      <Facts organization={organization} />
    </div>
  );
}

function About({ organization }: { organization: OrganizationDetail }) {
  const { t, language } = useTranslate();
  const { description_en, description_ar, summary_en, summary_ar } = organization;
  const description = { en: description_en, ar: description_ar };
  const text = writtenIn(description, language) ? description : { en: summary_en, ar: summary_ar };
  return (
    <section aria-labelledby="about">
      <h2 id="about">{t('organization.about')}</h2>
      {writtenIn(text, language) ? (
        <Paragraphs {...text} />
      ) : (
        <p className="muted">{t('organization.noDescription')}</p>
      )}
    </section>
  );
}

function OpenOpportunities({
  organization: { id, opportunities, open_opportunities },
}: {
  organization: OrganizationDetail;
}) {
  const { t, paths } = useTranslate();
  return (
    <section aria-labelledby="opportunities">
      <h2 id="opportunities">{t('organization.opportunities')}</h2>
      {opportunities.length === 0 ? (
        <p className="muted">{t('organization.noOpportunities')}</p>
      ) : (
        <ul className="record__rows">
          {opportunities.map((opportunity) => (
            <OpportunityCard key={opportunity.id} as="li" headingLevel={3} opportunity={opportunity} />
          ))}
        </ul>
      )}
      {open_opportunities > opportunities.length && (
        <MoreLink href={paths.opportunities({ partner: id })}>{t('organization.allOpportunities')}</MoreLink>
      )}
    </section>
  );
}

function Members({ organization: { id, members } }: { organization: OrganizationDetail }) {
  const { t, paths } = useTranslate();
  if (members.length === 0) return null;
  return (
    <section aria-labelledby="members">
      <h2 id="members">{t('organization.members')}</h2>
      <ul className="record__tiles grid">
        {members.map((member) => (
          <MemberTile key={member.id} member={member} />
        ))}
      </ul>
      <MoreLink href={paths.members({ organization: id })}>{t('organization.allMembers')}</MoreLink>
    </section>
  );
}

function MoreLink({ href, children }: { href: string; children: string }) {
  return (
    <p className="record__more">
      <a className="text-link" href={href}>
        {children}
        <Icon name="arrow" />
      </a>
    </p>
  );
}

function Facts({ organization }: { organization: OrganizationDetail }) {
  const { t, paths } = useTranslate();
  const { website, founded_year, thematic_areas, city_en, city_ar, country_name } = organization;
  return (
    <aside className="record__facts card" aria-label={t('opportunity.facts')}>
      <DefinitionList
        items={[
          { term: t('organization.type'), value: t(`organizationType.${organization.type}`) },
          {
            term: t('organization.location'),
            value: (city_en ?? city_ar ?? country_name) && (
              <PlaceName city_en={city_en} city_ar={city_ar} country_name={country_name} />
            ),
          },
          { term: t('organization.founded'), value: founded_year && <bdi>{String(founded_year)}</bdi> },
          {
            term: t('organization.website'),
            value: website && (
              <a href={website} rel="nofollow ugc noopener" dir="ltr">
                {hostOf(website)}
              </a>
            ),
          },
          {
            term: t('organization.focusAreas'),
            value: thematic_areas.length > 0 && (
              <AreaTags areas={thematic_areas} hrefOf={(area) => paths.organizations({ tas: area.id })} />
            ),
          },
        ]}
      />
    </aside>
  );
}

/** "example.org/en" of "https://www.example.org/en/": what people know an address by. */
function hostOf(href: string): string {
  return href.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');
}
