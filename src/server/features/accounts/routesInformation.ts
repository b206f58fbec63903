import { getAccountInformation, updateProfile as updateProfileEndpoint } from '#contract/accountData.ts';
import { changePassword as changePasswordEndpoint } from '#contract/accountSecurity.ts';
import type { Bind } from '#server/http/endpointRegistry.ts';
import type { AccountOptions } from './accountOptions.ts';
import { changePassword } from './changePassword.ts';
import { showInformation } from './showInformation.ts';
import { updateProfile } from './updateProfile.ts';

/** A member's general information and password. */
export function bindInformation(bind: Bind, options: AccountOptions): void {
  bind(getAccountInformation, (context) => showInformation(context));
  bind(updateProfileEndpoint, (context, input) => updateProfile(options, context, input));
  bind(
    changePasswordEndpoint,
    (context, input) => changePassword(options, context, input),
    options.gateways.passwords.admit,
  );
}
