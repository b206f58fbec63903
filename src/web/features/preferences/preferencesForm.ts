import type { CallInput } from '#contract/defineEndpoint.ts';
import type { NotificationPreferences, updateNotificationPreferences } from '#contract/notificationPreferences.ts';
import type { PostedValues } from '#web/shell/account/accountAction.ts';

type Change = NonNullable<CallInput<typeof updateNotificationPreferences>['body']>;
type TypeChange = NonNullable<Change['types']>[number];

/** What the form says: boxes that are not ticked are not sent, so that every type's fields are looked for. */
export function readPreferencesForm(values: PostedValues): Change {
  const { quiet_from: from = '', quiet_until: until = '' } = values;
  const types = (values.types ?? '').split(' ').filter((type) => type !== '');
  return {
    // The API judges them: what is no type or no frequency is refused there.
    types: types.map((type) => ({
      type: type as TypeChange['type'],
      channels: { in_app: `in_app.${type}` in values, email: `email.${type}` in values },
      frequency: values[`frequency.${type}`] as TypeChange['frequency'],
    })),
    digest: {
      frequency: values.digest_frequency as NonNullable<Change['digest']>['frequency'],
      weekday: Number(values.digest_weekday),
      hour: Number(values.digest_hour),
    },
    quiet_hours: from === '' && until === '' ? null : { from, until },
  };
}

/** The preferences as the form was sent with them, for when it is shown again. */
export function withTyped(stored: NotificationPreferences, values: PostedValues | undefined): NotificationPreferences {
  if (values?.types === undefined) return stored;
  const typed = readPreferencesForm(values);
  return {
    ...stored,
    types: stored.types.map((row) => {
      const sent = typed.types?.find(({ type }) => type === row.type);
      return sent ? ({ ...row, ...sent } as typeof row) : row;
    }),
    digest: { ...stored.digest, ...typed.digest } as NotificationPreferences['digest'],
    quiet_hours: typed.quiet_hours ?? null,
  };
}
