import { finishLogin as finishLoginEndpoint } from '#contract/accounts.ts';
import {
  listSessions,
  reauthenticate as reauthenticateEndpoint,
  revokeOtherSessions,
  revokeSession,
} from '#contract/accountSessions.ts';
import { addPasskey, finishPasskeyLogin, removePasskey, startPasskey, startPasskeyLogin } from '#contract/passkeys.ts';
import {
  disableSecondFactor,
  enableSecondFactor,
  getSecurityState,
  renewRecoveryCodes,
  startSecondFactor,
} from '#contract/secondFactor.ts';
import type { AccountOptions } from '#server/features/accounts/accountOptions.ts';
import type { Bind } from '#server/http/endpointRegistry.ts';
import { beginPasskey, forgetPasskey, keepPasskey } from './changePasskeys.ts';
import { beginSecondFactor, renewCodes, switchSecondFactorOff, switchSecondFactorOn } from './changeSecondFactor.ts';
import { finishLogin } from './finishLogin.ts';
import { finishPasskeyLogIn, startPasskeyLogIn } from './logInWithPasskey.ts';
import { endOneSession, endOtherSessions, showSessions } from './manageSessions.ts';
import { reauthenticate } from './reauthenticate.ts';
import { showSecurityState } from './showSecurityState.ts';

/** What protects an account beside the password. */
export function bindAccountSecurity(bind: Bind, options: AccountOptions): void {
  bind(finishLoginEndpoint, (context, input) => finishLogin(options, context, input));
  bind(startPasskeyLogin, (context) => startPasskeyLogIn(options, context));
  bind(finishPasskeyLogin, (context, input) => finishPasskeyLogIn(options, context, input));
  bind(reauthenticateEndpoint, (context, input) => reauthenticate(options, context, input));
  bind(getSecurityState, (context) => showSecurityState(options, context));
  bind(listSessions, (context) => showSessions(context));
  bind(revokeSession, (context, input) => endOneSession(context, input));
  bind(revokeOtherSessions, (context) => endOtherSessions(context));
  bind(startSecondFactor, (context) => beginSecondFactor(options, context));
  bind(enableSecondFactor, (context, input) => switchSecondFactorOn(options, context, input));
  bind(disableSecondFactor, (context) => switchSecondFactorOff(options, context));
  bind(renewRecoveryCodes, (context) => renewCodes(options, context));
  bind(startPasskey, (context) => beginPasskey(options, context));
  bind(addPasskey, (context, input) => keepPasskey(options, context, input));
  bind(removePasskey, (context, input) => forgetPasskey(options, context, input));
}
