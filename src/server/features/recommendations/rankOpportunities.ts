import { type RankedCandidate, rankRecommendations } from '#domain/recommendation.ts';
import type { Connection } from '#server/db/connection.ts';
import { opportunityCandidate } from './candidates.ts';
import { listOpportunityCandidates, type SeekOptions } from './queries.ts';

/** The open opportunities that suit a member best, each with what speaks for it. */
export async function rankOpportunities(
  db: Connection,
  options: SeekOptions,
  limit: number,
): Promise<RankedCandidate[]> {
  const rows = await listOpportunityCandidates(db, options);
  return rankRecommendations(
    rows.map((row) => opportunityCandidate(row, options.seeker)),
    limit,
  );
}
