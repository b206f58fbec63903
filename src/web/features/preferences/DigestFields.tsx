import type { NotificationPreferences } from '#contract/notificationPreferences.ts';
import { digestFrequencies, showClock } from '#domain/notificationPreferences.ts';
import { formatWeekday } from '#i18n/format.ts';
import { Field } from '#ui/Field.tsx';
import { Select } from '#ui/Select.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { useTranslate } from '#web/shell/language.tsx';

const isoWeekdays = [7, 1, 2, 3, 4, 5, 6];
const hours = Array.from({ length: 24 }, (_hour, index) => index);
/** A Monday. */
const someMonday = 5;

export function DigestFields({ digest }: { digest: NotificationPreferences['digest'] }) {
  const { t, language } = useTranslate();
  const nameOf = (weekday: number): string =>
    formatWeekday(`2026-01-${String(someMonday + weekday - 1).padStart(2, '0')}`, language, 'UTC');
  return (
    <div className="preferences__fields">
      <Field id="digest_frequency" label={t('preferences.digest.frequency')}>
        {(control) => (
          <Select
            {...control}
            name="digest_frequency"
            defaultValue={digest.frequency}
            options={digestFrequencies.map((value) => ({ value, label: t(`preferences.digest.${value}`) }))}
          />
        )}
      </Field>
      <Field id="digest_weekday" label={t('preferences.digest.weekday')}>
        {(control) => (
          <Select
            {...control}
            name="digest_weekday"
            defaultValue={String(digest.weekday)}
            options={isoWeekdays.map((value) => ({ value: String(value), label: nameOf(value) }))}
          />
        )}
      </Field>
      <Field id="digest_hour" label={t('preferences.digest.hour')}>
        {(control) => (
          <Select
            {...control}
            name="digest_hour"
            defaultValue={String(digest.hour)}
            options={hours.map((hour) => ({ value: String(hour), label: showClock(hour * 60) }))}
          />
        )}
      </Field>
    </div>
  );
}

export function QuietFields({
  quietHours,
  error,
}: {
  quietHours: NotificationPreferences['quiet_hours'];
  error: string | undefined;
}) {
  const { t } = useTranslate();
  return (
    <div className="preferences__fields">
      <Field id="quiet_from" label={t('preferences.quiet.from')} error={error}>
        {(control) => <TextInput {...control} name="quiet_from" type="time" defaultValue={quietHours?.from ?? ''} />}
      </Field>
      <Field id="quiet_until" label={t('preferences.quiet.until')}>
        {(control) => <TextInput {...control} name="quiet_until" type="time" defaultValue={quietHours?.until ?? ''} />}
      </Field>
    </div>
  );
}
