import { planReminder } from '#domain/periodicNotices.ts';
import { type CompletionKey, completionPercentage, missingParts } from '#domain/profileCompletion.ts';
import type { Connection } from '#server/db/connection.ts';
import { notify } from '#server/features/notifications/notify.ts';
import { takeTurns, type TurnCounts, type TurnOptions } from '#server/features/notifications/takeTurns.ts';
import { toCompletedParts } from '#server/sessions/completedParts.ts';
import { placeOfPart } from './placeOfPart.ts';
import { getStanding, type StandingRow } from './queries.ts';

const type = 'profile-reminder';
/** What is written while one joins is no change of the profile. */
const joiningMs = 60_000;

/** Reminds members of what their profile lacks: seldom, and not for ever. */
export function remindOfProfiles(options: TurnOptions, now: Date): Promise<TurnCounts> {
  return takeTurns(options, { type, now }, async (transaction, { memberId, state }) => {
    const standing = await getStanding(transaction, memberId);
    const joined = new Date(state.joinedAt.getTime() + joiningMs);
    const edits = [standing.profile_edited_at, standing.cv_added_at].filter((at) => at !== null && at > joined);
    const [editedAt = null] = edits.toSorted((one, other) => Number(other) - Number(one));
    const isComplete = missingParts(toCompletedParts(standing)).length === 0;
    const plan = planReminder(state, { editedAt, isComplete, isPrivate: standing.visibility === 'private' }, now);
    return { ...plan, isTold: plan.isTime && (await tellStanding(transaction, standing, { memberId, now })) };
  });
}

/**
 * Tells one member how complete their profile is and what it lacks first; false, and nothing is told, where it lacks
 * nothing. A change of the profile takes it back.
 */
export async function remindOfProfile(
  transaction: Connection,
  { memberId, now }: { memberId: number; now: Date },
): Promise<boolean> {
  return tellStanding(transaction, await getStanding(transaction, memberId), { memberId, now });
}

async function tellStanding(
  transaction: Connection,
  standing: StandingRow,
  { memberId, now }: { memberId: number; now: Date },
): Promise<boolean> {
  const parts = toCompletedParts(standing);
  const missing = missingParts(parts);
  const [first, second] = missing;
  if (first === undefined) return false;
  const words = (key: CompletionKey) => ({ words: `notification.profile-reminder.part.${key}` });
  const place = placeOfPart[first];
  await notify(transaction, {
    memberId,
    type,
    params: {
      percentage: completionPercentage(parts),
      count: missing.length,
      first: words(first),
      second: words(second ?? first),
    },
    target: { type: 'profile', id: memberId },
    // What has a page of its own is named by the profile, with all else that is missing.
    redirectUrl: place.startsWith('/my-profile') ? place : '/my-profile#completion',
    now,
  });
  return true;
}
