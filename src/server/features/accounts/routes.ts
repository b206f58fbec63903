import { getUser, login, logout } from '#contract/accounts.ts';
import type { Bind } from '#server/http/endpointRegistry.ts';
import { findUser } from '#server/sessions/findUser.ts';
import type { AccountOptions } from './accountOptions.ts';
import { logIn } from './logIn.ts';
import { logOut } from './logOut.ts';
import { bindInformation } from './routesInformation.ts';
import { bindRegistration } from './routesRegistration.ts';

/** Signing up, in and out. */
export function bindAccounts(bind: Bind, options: AccountOptions): void {
  bindRegistration(bind, options);
  bindInformation(bind, options);
  bind(login, (context, input) => logIn(options, context, input), options.gateways.passwords.admit);
  bind(logout, (context) => logOut(context));
  bind(getUser, async ({ db, principal }) => (principal.kind === 'member' ? findUser(db, principal.memberId) : null));
}
