import { useId } from 'react';
import type { MemberCard as Member } from '#contract/members.ts';
import { ArchPortrait } from '#ui/ArchPortrait.tsx';
import { Card } from '#ui/Card.tsx';
import { useTranslate } from '#web/shell/language.tsx';
import { AreaTags } from './AreaTags.tsx';
import { CutText } from './CutText.tsx';
import { MarkedText } from './MarkedText.tsx';
import { FlaggedPlace } from './FlaggedPlace.tsx';
import { type MemberNames, namesIn } from './memberNames.ts';
import { WrittenText } from './WrittenText.tsx';
import './PersonCard.css';

export interface MemberCardProps {
  member: Member;
  headingLevel?: 2 | 3 | 4;
  as?: 'article' | 'li';
}

/** A member in a list: portrait, name in both scripts, work and areas. The whole card leads to the member's page. */
export function MemberCard({ member, headingLevel = 3, as = 'article' }: MemberCardProps) {
  const { language, paths } = useTranslate();
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  const { matches, headline_en, headline_ar } = member;
  const { shown, other } = namesIn(member, language);
  return (
    <Card as={as} className="person" labelledBy={titleId}>
      <ArchPortrait name={shown.text} src={member.avatar_url} />
      <div className="person__body">
        <Heading id={titleId} className="person__name">
          <a className="card__link" href={paths.member(member)}>
            <MarkedText {...shown} matches={matches?.[shown.field]} />
          </a>
        </Heading>
        {other && (
          <p className="person__other">
            <MarkedText {...other} matches={matches?.[other.field]} />
          </p>
        )}
        {member.current_title && (
          <p className="person__role">
            <MarkedText text={member.current_title} matches={matches?.current_title} />
          </p>
        )}
        <p className="person__work">
          <Workplace member={member} />
        </p>
        <CutText className="person__headline" en={headline_en} ar={headline_ar} matches={matches?.headline} />
        <p className="person__place">
          <FlaggedPlace
            city={member.city && <MarkedText text={member.city} />}
            country={member.country}
            countryName={member.country_name}
            hasFlag={false}
          />
        </p>
        <AreaTags areas={member.thematic_areas} />
      </div>
    </Card>
  );
}

function Workplace({ member: { organization, organization_name, matches } }: { member: Member }) {
  if (organization) {
    return <WrittenText en={organization.name_en} ar={organization.name_ar} matches={matches?.organization} />;
  }
  return organization_name && <MarkedText text={organization_name} matches={matches?.organization} />;
}

export interface MemberTileProps {
  member: MemberNames & { id: number; slug: string; current_title: string | null; avatar_url: string | null };
}

/** A member in a narrow place: portrait, name and title. */
export function MemberTile({ member }: MemberTileProps) {
  const { language, paths } = useTranslate();
  const { shown } = namesIn(member, language);
  return (
    <Card as="li" className="person person--tile">
      <ArchPortrait name={shown.text} src={member.avatar_url} size="small" />
      <div className="person__body">
        <p className="person__name heading">
          <a className="card__link" href={paths.member(member)}>
            <MarkedText {...shown} />
          </a>
        </p>
        {member.current_title && (
          <p className="person__role">
            <MarkedText text={member.current_title} />
          </p>
        )}
      </div>
    </Card>
  );
}
