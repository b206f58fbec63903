import { foldText } from '#domain/searchText.ts';
import { type Candidate, sharedWords } from '#domain/recommendation.ts';
import type { MemberCandidateRow, OpportunityCandidateRow, OrganizationCandidateRow } from './queries.ts';
import type { SeekerRow } from './queriesProfile.ts';

// What speaks for each candidate: facts alone, which the reasons are worded from.

export function memberCandidate(row: MemberCandidateRow, seeker: SeekerRow): Candidate {
  return {
    id: row.id,
    facts: {
      mutual: row.mutual,
      workplace: isSame(seeker.organization_id, row.organization_id),
      interests: sharedWords(seeker.research_interests, row.research_interests),
      areas: both(seeker.area_ids, row.area_ids),
      country: isSame(seeker.country, row.country),
      language: sharedWords(seeker.languages, row.languages),
    },
  };
}

export function organizationCandidate(row: OrganizationCandidateRow, seeker: SeekerRow): Candidate {
  return {
    id: row.id,
    facts: {
      ...areasOf(row.area_ids, seeker),
      connectionsThere: row.connections,
      country: isSame(seeker.country, row.country),
    },
  };
}

export function opportunityCandidate(row: OpportunityCandidateRow, seeker: SeekerRow): Candidate {
  const words = ` ${foldText(row.title)} `;
  return {
    id: row.id,
    facts: {
      followed: row.is_followed ? 1 : 0,
      workplace: isSame(seeker.organization_id, row.organization_id),
      interests: seeker.research_interests.filter((interest) => {
        const folded = foldText(interest);
        return folded.length > 2 && words.includes(` ${folded} `);
      }),
      ...areasOf(row.area_ids, seeker),
      country: isSame(seeker.country, row.country),
      language: sharedWords(seeker.languages, row.language_requirements),
    },
  };
}

/** An area that is one's own is not told as a followed one besides. */
function areasOf(areaIds: readonly number[], seeker: SeekerRow): Candidate['facts'] {
  const areas = both(seeker.area_ids, areaIds);
  return { areas, followedAreas: both(seeker.followed_area_ids, areaIds).filter((id) => !areas.includes(id)) };
}

function both(own: readonly number[], others: readonly number[]): number[] {
  return own.filter((id) => others.includes(id));
}

function isSame(own: string | number | null, other: string | number | null): number {
  return own !== null && own === other ? 1 : 0;
}
