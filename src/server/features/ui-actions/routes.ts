import { logUiAction } from '#contract/uiActions.ts';
import type { Bind } from '#server/http/endpointRegistry.ts';
import { cleanUiAction } from './cleanUiAction.ts';
import { insertUiAction } from './queries.ts';

/** The UI action log (spec §7). It keeps neither who nor from where. */
export function bindUiActions(bind: Bind): void {
  bind(logUiAction, async ({ db }, { body }) => {
    await insertUiAction(db, cleanUiAction(body));
    return null;
  });
}
