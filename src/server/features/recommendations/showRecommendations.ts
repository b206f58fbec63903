import type { Recommendation } from '#contract/recommendations.ts';
import {
  dismissedDays,
  type RankedCandidate,
  rankRecommendations,
  type RecommendationKind,
} from '#domain/recommendation.ts';
import { showMutualCounts } from '#server/features/connections/showMutualCounts.ts';
import { showMembersByIds } from '#server/features/members/showMembers.ts';
import { showOpportunitiesById } from '#server/features/opportunities/showOpportunities.ts';
import { showOrganizationsByIds } from '#server/features/organizations/showOrganizations.ts';
import { listAreaReferences } from '#server/features/thematic-areas/listAreaReferences.ts';
import type { MemberContext } from '#server/http/requestContext.ts';
import { memberCandidate, organizationCandidate } from './candidates.ts';
import { listMemberCandidates, listOrganizationCandidates, type SeekOptions } from './queries.ts';
import { getSeeker } from './queriesProfile.ts';
import { rankOpportunities } from './rankOpportunities.ts';
import { wordReasons } from './wordReasons.ts';

/** As many as cards on a page. */
const shown = 12;

/** What suits a member best of one kind, each with its reasons (decisions §5). */
export async function showRecommendations(context: MemberContext, kind: RecommendationKind): Promise<Recommendation[]> {
  const { db, now, principal } = context;
  const { memberId } = principal;
  const seeker = await getSeeker(db, memberId);
  const dismissedSince = new Date(now.getTime() - dismissedDays * 86_400_000);
  const ranked = await rank(context, kind, { memberId, seeker, dismissedSince, now });
  const ids = ranked.map(({ id }) => id);
  const [areas, cards] = await Promise.all([listAreaReferences(context), showCards(context, kind, ids)]);
  return ranked.flatMap((candidate): Recommendation[] => {
    const card = cards.get(candidate.id);
    if (!card) return [];
    return [{ kind, id: candidate.id, ...card, reasons: wordReasons(candidate, { context, kind, areas }) }];
  });
}

async function rank({ db }: MemberContext, kind: RecommendationKind, options: SeekOptions): Promise<RankedCandidate[]> {
  const { seeker, memberId } = options;
  if (kind === 'opportunities') return rankOpportunities(db, options, shown);
  if (kind === 'organizations') {
    const rows = await listOrganizationCandidates(db, options);
    return rankRecommendations(
      rows.map((row) => organizationCandidate(row, seeker)),
      shown,
    );
  }
  const rows = await listMemberCandidates(db, options);
  const ranked = rankRecommendations(
    rows.map((row) => memberCandidate(row, seeker)),
    shown,
  );
  // They were found among some of the connections; what is told is how many there are.
  const mutual = await showMutualCounts(
    db,
    memberId,
    ranked.filter(({ facts }) => facts.mutual !== 0).map(({ id }) => id),
  );
  return ranked.map((candidate) => ({
    ...candidate,
    facts: { ...candidate.facts, mutual: mutual.get(candidate.id) ?? 0 },
  }));
}

async function showCards(
  context: MemberContext,
  kind: RecommendationKind,
  ids: readonly number[],
): Promise<Map<number, Pick<Recommendation, 'opportunity' | 'member' | 'organization'>>> {
  if (kind === 'opportunities') {
    const cards = await showOpportunitiesById(context, ids);
    return new Map([...cards].map(([id, opportunity]) => [id, { opportunity }]));
  }
  if (kind === 'organizations') {
    const cards = await showOrganizationsByIds(context, ids);
    return new Map([...cards].map(([id, organization]) => [id, { organization }]));
  }
  const cards = await showMembersByIds(context, ids);
  return new Map([...cards].map(([id, member]) => [id, { member }]));
}
