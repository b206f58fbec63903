import { maxRecommended, planRecommendation } from '#domain/periodicNotices.ts';
import { dismissedDays } from '#domain/recommendation.ts';
import type { Connection } from '#server/db/connection.ts';
import { notify } from '#server/features/notifications/notify.ts';
import { replaceUnread } from '#server/features/notifications/replaceUnread.ts';
import { takeTurns, type TurnCounts, type TurnOptions } from '#server/features/notifications/takeTurns.ts';
import { getSeeker, listTitles } from './queriesProfile.ts';
import { rankOpportunities } from './rankOpportunities.ts';

const type = 'recommendation';

/** Tells members, each once a week at most, of open opportunities that suit them and are new to them. */
export function tellRecommendations(options: TurnOptions, now: Date): Promise<TurnCounts> {
  return takeTurns(options, { type, now }, async (transaction, { memberId, state }) => {
    const plan = planRecommendation(state, now);
    return { ...plan, isTold: plan.isTime && (await recommendOpportunities(transaction, { memberId, now })) };
  });
}

/** Tells one member of what suits them best; false, and nothing is told, where nothing new does. */
export async function recommendOpportunities(
  transaction: Connection,
  { memberId, now }: { memberId: number; now: Date },
): Promise<boolean> {
  const seeker = await getSeeker(transaction, memberId);
  const dismissedSince = new Date(now.getTime() - dismissedDays * 86_400_000);
  const options = { memberId, seeker, dismissedSince, now, isNew: true };
  const ranked = await rankOpportunities(transaction, options, maxRecommended);
  if (ranked.length === 0) return false;
  const ids = ranked.map(({ id }) => id);
  const titles = new Map((await listTitles(transaction, ids)).map(({ id, ...title }) => [id, title]));
  await replaceUnread(transaction, { memberId, type, now });
  // The last one told is the one that is named.
  for (const id of ids.toReversed())
    await notify(transaction, {
      memberId,
      type,
      params: { title: titles.get(id) ?? { en: null, ar: null } },
      target: { type: 'opportunity', id },
      redirectUrl: '/account/recommendations',
      dedupeKey: `opportunity ${id}`,
      now,
    });
  return true;
}
