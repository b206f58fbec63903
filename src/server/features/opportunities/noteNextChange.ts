import type { RequestContext } from '#server/http/requestContext.ts';
import { nextDeadline } from './queries.ts';

/** A kept page that shows lists or counts of opportunities holds until the next one opens or closes by the clock. */
export async function noteNextChange({ db, now, isKept, validUntil }: RequestContext): Promise<void> {
  if (isKept) validUntil(justAfter(await nextDeadline(db, now)));
}

/** The instant of a deadline still counts as open: what changes, changes after it. */
export function justAfter(instant: Date | null): Date | null {
  return instant && new Date(instant.getTime() + 1);
}
