import type { OwnProfile } from '#contract/profile.ts';
import type { Connection } from '#server/db/connection.ts';
import { showCvs } from '#server/features/profile-cv/showCvs.ts';
import type { MemberContext } from '#server/http/requestContext.ts';
import { presentOwnProfile } from './present.ts';
import { getProfile } from './queries.ts';
import { listItems } from './queriesItems.ts';

/** The member's own profile, as it stands on the given connection. */
export async function showProfile(
  context: Pick<MemberContext, 'language' | 't'> & { principal: Pick<MemberContext['principal'], 'memberId'> },
  db: Connection,
): Promise<OwnProfile> {
  const { memberId } = context.principal;
  const row = await getProfile(db, memberId);
  return presentOwnProfile(row, await listItems(db, memberId), await showCvs(db, memberId), context);
}
