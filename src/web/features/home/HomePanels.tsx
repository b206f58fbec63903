import type { Home } from '#contract/siteContent.ts';
import { formatNumber } from '#i18n/format.ts';
import type { MessageId } from '#i18n/messageId.ts';
import { Stats } from '#ui/Stats.tsx';
import { FellowCard } from '#web/cards/FellowCard.tsx';
import { MemberCard } from '#web/cards/MemberCard.tsx';
import { OpportunityCard } from '#web/cards/OpportunityCard.tsx';
import { OrganizationCard } from '#web/cards/OrganizationCard.tsx';
import { Panel } from '#web/cards/Panel.tsx';
import { useTranslate } from '#web/shell/language.tsx';
import './HomePanels.css';

/** What closes soon, how large the network is, who is new in it, and the fellows. */
export function HomePanels({ home }: { home: Omit<Home, 'areas'> }) {
  const { t, paths } = useTranslate();
  return (
    <>
      <div className="wrap">
        <Panel
          id="closing-soon"
          title={t('home.closingSoon')}
          more={{ href: paths.opportunities(), label: t('home.allOpportunities') }}
          items={home.closing_soon}
          empty={t('home.noClosingSoon')}
          emptyAction={{ href: paths.opportunities(), label: t('home.allOpportunities') }}
        >
          {(opportunity) => <OpportunityCard variant="tile" opportunity={opportunity} />}
        </Panel>
      </div>
      <Numbers counts={home.counts} />
      <div className="wrap">
        <Panel
          id="new-organizations"
          title={t('home.newOrganizations')}
          more={{ href: paths.organizations(), label: t('home.allOrganizations') }}
          items={home.newest_organizations}
          empty={t('home.noOrganizations')}
          emptyAction={{ href: paths.joinUs(), label: t('home.joinAction') }}
        >
          {(organization) => <OrganizationCard organization={organization} />}
        </Panel>
        <Panel
          id="new-members"
          title={t('home.newMembers')}
          more={{ href: paths.members(), label: t('home.allMembers') }}
          items={home.newest_members}
          shape="people"
          empty={t('home.noMembers')}
          emptyAction={{ href: paths.about(), label: t('header.about') }}
        >
          {(member) => <MemberCard member={member} />}
        </Panel>
        {home.fellows.length > 0 && <Fellows fellows={home.fellows} />}
      </div>
    </>
  );
}

function Fellows({ fellows }: { fellows: Home['fellows'] }) {
  const { t, paths } = useTranslate();
  return (
    <Panel
      id="fellows"
      title={t('home.fellowsTitle')}
      lead={t('home.fellowsLead')}
      more={{ href: `${paths.about()}#fellows`, label: t('home.allFellows') }}
      items={fellows}
      shape="people"
      empty={t('about.noFellowsYet')}
    >
      {(fellow) => <FellowCard fellow={fellow} />}
    </Panel>
  );
}

/** Counting stops here: beyond it the exact number tells a visitor nothing more. */
const countCap = 1000;

const countWords: Record<keyof Home['counts'], MessageId> = {
  open_opportunities: 'home.statOpportunities',
  organizations: 'home.statOrganizations',
  members: 'home.statMembers',
  countries: 'home.statCountries',
};

function Numbers({ counts }: { counts: Home['counts'] }) {
  const { t, language } = useTranslate();
  const names = Object.keys(countWords) as (keyof Home['counts'])[];
  const items = names.map((name) => {
    const count = counts[name];
    const counted = Math.min(count, countCap);
    const shown = formatNumber(counted, language);
    return {
      label: t(countWords[name], { count: counted }),
      value: count > countCap ? t('home.countCapped', { count: shown }) : shown,
    };
  });
  return (
    <section className="numbers section" aria-labelledby="numbers">
      <div className="wrap">
        <h2 id="numbers" className="visually-hidden">
          {t('home.statsTitle')}
        </h2>
        <Stats items={items} />
      </div>
    </section>
  );
}
