import { ContractError } from '#contract/errors.ts';
import { presentConnection } from './present.ts';
import type { ConnectionRow } from './queries.ts';

/** The refusal of a step that may not be taken, with how the connection stands and what can be done (decisions §1). */
export function refuseStep(row: ConnectionRow, now: Date, more: Record<string, unknown> = {}): ContractError {
  const { id, statusId, status, role, actions } = presentConnection(row, now);
  const message = { id: 'inPlace.changed' };
  return new ContractError('conflict', { message, state: { id, statusId, status, role, actions, ...more } });
}
