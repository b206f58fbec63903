import type { SecurityState } from '#contract/secondFactor.ts';
import type { Config } from '#server/config.ts';
import type { MemberContext } from '#server/http/requestContext.ts';
import { showLinkedOrcid } from '#server/features/providers/showLinkedOrcid.ts';
import { isRecentlyAuthenticated } from '#server/sessions/principal.ts';
import { findSecondFactor } from './queries.ts';
import { countRecoveryCodes, getOwner, listPasskeys } from './queriesLocks.ts';
import { hasPasskeys } from './relyingParty.ts';

/** What protects a member's account. */
export async function showSecurityState(
  { config }: { config: Config },
  { db, now, principal }: MemberContext,
): Promise<SecurityState> {
  const { memberId } = principal;
  const owner = await getOwner(db, memberId);
  const factor = await findSecondFactor(db, memberId);
  const passkeys = await listPasskeys(db, memberId);
  return {
    has_password: owner.password_hash !== null,
    password_changed_at: owner.password_changed_at?.toISOString() ?? null,
    second_factor: {
      is_on: factor !== undefined && factor.confirmed_at !== null,
      recovery_codes_left: await countRecoveryCodes(db, memberId),
    },
    passkeys: passkeys.map((passkey) => ({
      id: passkey.id,
      name: passkey.name,
      created_at: passkey.created_at.toISOString(),
      last_used_at: passkey.last_used_at?.toISOString() ?? null,
    })),
    orcid: await showLinkedOrcid(db, memberId),
    has_passkeys: hasPasskeys(config),
    is_recently_authenticated: isRecentlyAuthenticated(principal, now),
  };
}
