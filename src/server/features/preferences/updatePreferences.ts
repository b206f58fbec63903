import type { EndpointInput } from '#contract/defineEndpoint.ts';
import { type FieldErrors, invalidFields } from '#contract/errors.ts';
import type { NotificationPreferences, updateNotificationPreferences } from '#contract/notificationPreferences.ts';
import {
  defaultPreferences,
  isLocked,
  parseClock,
  type TypeChoices,
  type TypePreference,
} from '#domain/notificationPreferences.ts';
import { canonicalTimeZone } from '#i18n/timeZone.ts';
import type { Config } from '#server/config.ts';
import type { MemberContext } from '#server/http/requestContext.ts';
import { presentPreferences } from './present.ts';
import { getPreferenceRow, lockSettings, updateAccountLocale, updateSettings } from './queries.ts';

type Body = EndpointInput<typeof updateNotificationPreferences>['body'];

/** Changes what is given and leaves the rest (decisions §6). What is about the account's locks stays on. */
export async function updatePreferences(
  { config }: { config: Config },
  { now, once, principal: { memberId }, t }: MemberContext,
  { body }: EndpointInput<typeof updateNotificationPreferences>,
): Promise<NotificationPreferences> {
  const { choices, quiet, timeZone } = readChanges(body);
  return once(async (db) => {
    const settings = await lockSettings(db, memberId);
    const { digest } = body;
    await updateSettings(db, memberId, {
      types: JSON.stringify(merge(settings.types, choices)),
      digest_frequency: digest?.frequency ?? settings.digest_frequency,
      digest_weekday: digest?.weekday ?? settings.digest_weekday,
      digest_hour: digest?.hour ?? settings.digest_hour,
      ...(quiet === undefined ? {} : { quiet_from: quiet?.from ?? null, quiet_until: quiet?.until ?? null }),
      updated_at: now,
    });
    await updateAccountLocale(db, memberId, {
      ...(body.locale === undefined ? {} : { locale: body.locale }),
      ...(timeZone === undefined ? {} : { time_zone: timeZone }),
    });
    return presentPreferences(await getPreferenceRow(db, memberId), t, config.siteTimeZone);
  });
}

/** @throws ContractError for all that is wrong at once. */
function readChanges(body: Body) {
  const errors: FieldErrors = {};
  const choices: TypeChoices = {};
  for (const [index, { type, channels, frequency }] of (body.types ?? []).entries()) {
    const chosen: Partial<TypePreference> = {
      ...(channels?.in_app === undefined ? {} : { in_app: channels.in_app }),
      ...(channels?.email === undefined ? {} : { email: channels.email }),
      ...(frequency === undefined ? {} : { frequency }),
    };
    if (!isLocked(type)) choices[type] = { ...choices[type], ...chosen };
    else if (changes(chosen, defaultPreferences[type])) errors[`types.${index}`] = [{ id: 'preferences.error.locked' }];
  }
  const quiet = body.quiet_hours && {
    from: parseClock(body.quiet_hours.from) ?? 0,
    until: parseClock(body.quiet_hours.until) ?? 0,
  };
  if (quiet && quiet.from === quiet.until) errors['quiet_hours'] = [{ id: 'preferences.error.quietHours' }];
  const timeZone = body.time_zone === undefined ? undefined : canonicalTimeZone(body.time_zone);
  if (timeZone === null) errors['time_zone'] = [{ id: 'form.error.choice' }];
  if (Object.keys(errors).length > 0) throw invalidFields(errors);
  return { choices, quiet, timeZone: timeZone ?? undefined };
}

function changes(chosen: Partial<TypePreference>, standing: TypePreference): boolean {
  return Object.entries(chosen).some(([key, value]) => standing[key as keyof TypePreference] !== value);
}

function merge(before: TypeChoices, choices: TypeChoices): TypeChoices {
  const merged = { ...before };
  for (const [type, chosen] of Object.entries(choices) as [keyof TypeChoices, Partial<TypePreference>][])
    merged[type] = { ...merged[type], ...chosen };
  return merged;
}
