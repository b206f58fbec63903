import type { RequestContext } from '#server/http/requestContext.ts';
import { nextDeadline } from './queries.ts';

/** A kept page that shows lists or counts of opportunities holds until the next one opens or closes by the clock. */
export async function noteNextChange(context: RequestContext): Promise<void> {
  if (context.isKept) context.validUntil(await findNextChange(context));
}

/** The instant from which some list of opportunities is another by the clock alone; null: never. */
export function findNextChange({ db, now, share }: RequestContext): Promise<Date | null> {
  return share('nextChange', async () => justAfter(await nextDeadline(db, now)), {
    tables: ['opportunities'],
    until: (instant) => instant,
  });
}

/** The instant of a deadline still counts as open: what changes, changes after it. */
export function justAfter(instant: Date | null): Date | null {
  return instant && new Date(instant.getTime() + 1);
}
