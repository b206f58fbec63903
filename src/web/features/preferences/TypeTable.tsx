import type { NotificationPreferences } from '#contract/notificationPreferences.ts';
import { mailFrequencies } from '#domain/notificationPreferences.ts';
import { Select } from '#ui/Select.tsx';
import { useTranslate } from '#web/shell/language.tsx';

type TypeRow = NotificationPreferences['types'][number];

/** A row for each type: on the site, by mail, how soon. On narrow screens each row is a block of its own. */
export function TypeTable({ types }: { types: TypeRow[] }) {
  const { t } = useTranslate();
  return (
    <table className="preference-table">
      <thead>
        <tr>
          <th scope="col">{t('preferences.column.type')}</th>
          <th scope="col">{t('preferences.column.inApp')}</th>
          <th scope="col">{t('preferences.column.email')}</th>
          <th scope="col">{t('preferences.column.frequency')}</th>
        </tr>
      </thead>
      <tbody>
        {types.map((row) => (
          <Row key={row.type} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ row: { type, label, channels, frequency, locked } }: { row: TypeRow }) {
  const { t } = useTranslate();
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>
        <Box
          name={`in_app.${type}`}
          isOn={channels.in_app}
          isLocked={locked}
          label={t('preferences.column.inApp')}
          fullName={t('preferences.inAppOf', { type: label })}
        />
      </td>
      <td>
        <Box
          name={`email.${type}`}
          isOn={channels.email}
          isLocked={locked}
          label={t('preferences.column.email')}
          fullName={t('preferences.emailOf', { type: label })}
        />
      </td>
      <td>
        {locked ? (
          <span className="muted small">{t('preferences.alwaysOn')}</span>
        ) : (
          <Select
            name={`frequency.${type}`}
            defaultValue={frequency}
            aria-label={t('preferences.frequencyOf', { type: label })}
            options={mailFrequencies.map((value) => ({ value, label: t(`preferences.frequency.${value}`) }))}
          />
        )}
      </td>
    </tr>
  );
}

interface BoxProps {
  name: string;
  isOn: boolean;
  isLocked: boolean;
  /** Beside the box where the table's head is not shown. */
  label: string;
  /** Its whole name, for those who do not see the row. */
  fullName: string;
}

function Box({ name, isOn, isLocked, label, fullName }: BoxProps) {
  return (
    <label className="choice">
      <input
        type="checkbox"
        className="choice__box"
        name={isLocked ? undefined : name}
        value="1"
        defaultChecked={isOn}
        disabled={isLocked}
        aria-label={fullName}
      />
      <span className="preference-table__word" aria-hidden="true">
        {label}
      </span>
    </label>
  );
}
