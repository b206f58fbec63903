import { listFellows, submitFellowProfile as submitEndpoint } from '#contract/fellows.ts';
import { lastPage, offsetOf } from '#domain/pagination.ts';
import type { Config } from '#server/config.ts';
import type { Gateways } from '#server/gateways/createGateways.ts';
import type { Bind } from '#server/http/endpointRegistry.ts';
import { presentFellow } from './present.ts';
import { countPublishedFellows, listPublishedFellowRows } from './queries.ts';
import { submitFellowProfile } from './submitFellowProfile.ts';

/** Lists say "1,000 or more" beyond this (the contract's `fields.ts`). */
const countCap = 1_000;

/** The Founding Fellows: those published, and the form that takes in a profile. */
export function bindFellows(bind: Bind, options: { config: Config; gateways: Gateways }): void {
  bind(submitEndpoint, (context, input) => submitFellowProfile(options, context, input));

  bind(listFellows, async ({ db }, { query: { page, per_page } }) => {
    const total = await countPublishedFellows(db, countCap + 1);
    const rows = await listPublishedFellowRows(db, { limit: per_page, offset: offsetOf(page, per_page) });
    return {
      items: rows.map(presentFellow),
      meta: {
        page,
        per_page,
        total: Math.min(total, countCap),
        last_page: lastPage(Math.min(total, countCap), per_page),
        is_total_capped: total > countCap,
      },
    };
  });
}
