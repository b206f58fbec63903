import { Icon } from '#ui/Icon.tsx';
import { useTranslate } from '#web/shell/language.tsx';

/** Why an organization would. */
export function JoinReasons() {
  const { t } = useTranslate();
  const reasons = [t('join.whyOpportunities'), t('join.whyPeople'), t('join.whyFree')];
  return (
    <aside className="form-page__aside stack" aria-labelledby="why">
      <h2 id="why" className="form__title">
        {t('join.whyTitle')}
      </h2>
      <ul className="stack">
        {reasons.map((reason) => (
          <li key={reason}>
            <Icon name="check" />
            <span>{reason}</span>
          </li>
        ))}
      </ul>
    </aside>
  );
}
