import {
  checkResetToken,
  checkSetPasswordToken,
  confirmEmail as confirmEmailEndpoint,
  register,
  requestConfirmation as requestConfirmationEndpoint,
  requestPasswordReset as requestPasswordResetEndpoint,
  resendConfirmation as resendConfirmationEndpoint,
  resetPassword as resetPasswordEndpoint,
  setPassword,
} from '#contract/accounts.ts';
import type { Bind } from '#server/http/endpointRegistry.ts';
import type { AccountOptions } from './accountOptions.ts';
import { confirmEmail } from './confirmEmail.ts';
import { registerMember } from './registerMember.ts';
import { requestConfirmation } from './requestConfirmation.ts';
import { requestPasswordReset } from './requestPasswordReset.ts';
import { resendConfirmation } from './resendConfirmation.ts';
import { resetPassword } from './resetPassword.ts';
import { showTokenState } from './showTokenState.ts';

/** Signing up, and what comes back by mail. */
export function bindRegistration(bind: Bind, options: AccountOptions): void {
  const { admit } = options.gateways.passwords;
  bind(register, (context, input) => registerMember(options, context, input), admit);
  bind(confirmEmailEndpoint, (context) => confirmEmail(context));
  bind(resendConfirmationEndpoint, (context) => resendConfirmation(options, context));
  bind(requestConfirmationEndpoint, (context, input) => requestConfirmation(options, context, input));
  bind(requestPasswordResetEndpoint, (context, input) => requestPasswordReset(options, context, input));
  bind(checkResetToken, (context) => showTokenState(context, 'reset'));
  bind(resetPasswordEndpoint, (context, { body }) => resetPassword(options, context, { kind: 'reset', body }), admit);
  bind(checkSetPasswordToken, (context) => showTokenState(context, 'set_password'));
  bind(setPassword, (context, { body }) => resetPassword(options, context, { kind: 'set_password', body }), admit);
}
