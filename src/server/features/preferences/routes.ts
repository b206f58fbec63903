import {
  getNotificationPreferences,
  unsubscribe as unsubscribeEndpoint,
  updateNotificationPreferences,
} from '#contract/notificationPreferences.ts';
import type { Config } from '#server/config.ts';
import type { Gateways } from '#server/gateways/createGateways.ts';
import type { Bind } from '#server/http/endpointRegistry.ts';
import { presentPreferences } from './present.ts';
import { getPreferenceRow } from './queries.ts';
import { unsubscribe } from './unsubscribe.ts';
import { updatePreferences } from './updatePreferences.ts';

/** How a member is told of what (decisions §6). */
export function bindPreferences(bind: Bind, options: { config: Config; gateways: Gateways }): void {
  bind(getNotificationPreferences, async ({ db, principal, t }) =>
    presentPreferences(await getPreferenceRow(db, principal.memberId), t, options.config.siteTimeZone),
  );
  bind(unsubscribeEndpoint, (context, { body: { token = '' } }) =>
    unsubscribe(options.gateways.secretBox, context, token),
  );
  bind(updateNotificationPreferences, (context, input) => updatePreferences(options, context, input));
}
