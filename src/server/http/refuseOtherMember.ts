import { ContractError } from '#contract/errors.ts';
import type { Principal } from '#server/sessions/principal.ts';

/**
 * Refuses what a page sends that was made for another member than the one whose session the browser holds now: a window
 * left open while somebody else signed in.
 * @param madeFor the id that the page says; nothing where it says none, as other programs do.
 * @throws ContractError other_member
 */
export function refuseOtherMember(madeFor: unknown, principal: Principal): void {
  if (typeof madeFor !== 'string' || madeFor === '' || principal.kind !== 'member') return;
  if (madeFor !== String(principal.memberId)) throw new ContractError('other_member');
}
