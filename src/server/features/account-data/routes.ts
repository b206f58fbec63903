import {
  cancelDeletion as cancelDeletionEndpoint,
  changeVisibility as changeVisibilityEndpoint,
  getPrivacyState,
  listExports,
  requestDeletion as requestDeletionEndpoint,
  requestExport as requestExportEndpoint,
} from '#contract/privacy.ts';
import type { AccountOptions } from '#server/features/accounts/accountOptions.ts';
import type { Bind } from '#server/http/endpointRegistry.ts';
import { changeVisibility } from './changeVisibility.ts';
import { cancelDeletion, requestDeletion } from './requestDeletion.ts';
import { requestExport } from './requestExport.ts';
import { showExports, showPrivacy } from './showPrivacy.ts';

/** Who sees a member, the copy of their data, the end of their account. */
export function bindAccountData(bind: Bind, options: AccountOptions): void {
  bind(getPrivacyState, ({ db, principal }) => showPrivacy(db, principal.memberId));
  bind(changeVisibilityEndpoint, (context, input) => changeVisibility(context, input));
  bind(requestDeletionEndpoint, (context, input) => requestDeletion(options, context, input));
  bind(cancelDeletionEndpoint, (context) => cancelDeletion(context));
  bind(requestExportEndpoint, (context) => requestExport(options, context));
  bind(listExports, (context) => showExports(context));
}
