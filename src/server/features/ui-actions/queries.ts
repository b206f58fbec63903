import type { Connection } from '#server/db/connection.ts';
import type { UiAction } from './cleanUiAction.ts';

export async function insertUiAction(
  db: Connection,
  { action, target_type, target_id, meta }: UiAction,
): Promise<void> {
  await db
    .insertInto('ui_actions')
    .values({ action, target_type, target_id, meta: meta && JSON.stringify(meta) })
    .execute();
}
