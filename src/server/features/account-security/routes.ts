import { finishLogin as finishLoginEndpoint } from '#contract/accounts.ts';
import { finishPasskeyLogin, startPasskeyLogin } from '#contract/passkeys.ts';
import type { AccountOptions } from '#server/features/accounts/accountOptions.ts';
import type { Bind } from '#server/http/endpointRegistry.ts';
import { finishLogin } from './finishLogin.ts';
import { finishPasskeyLogIn, startPasskeyLogIn } from './logInWithPasskey.ts';

/** What protects an account beside the password. */
export function bindAccountSecurity(bind: Bind, options: AccountOptions): void {
  bind(finishLoginEndpoint, (context, input) => finishLogin(options, context, input));
  bind(startPasskeyLogin, (context) => startPasskeyLogIn(options, context));
  bind(finishPasskeyLogin, (context, input) => finishPasskeyLogIn(options, context, input));
}
