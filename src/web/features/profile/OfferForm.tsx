import type { OfferedItem } from '#contract/profileOffers.ts';
import { profileSections } from '#domain/profileSections.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Choice.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useAccountOutcome } from '#web/shell/account/useAccountOutcome.ts';
import { answerId } from '#web/shell/account/useAnswerFocus.ts';
import { useTranslate } from '#web/shell/language.tsx';
import { OfMember } from '#web/shell/OfMember.tsx';
import { takePrefix } from './cvAction.ts';
import './OfferForm.css';
import { OfferText } from './OfferText.tsx';

interface OfferFormProps {
  items: readonly OfferedItem[];
  intent: 'takeCv' | 'takeOrcid';
  /** Of the CV that offers. */
  id?: string;
  /** The section where its page is shown again. */
  action: string;
  /** Said when there is nothing to take. */
  empty: string;
}

/** What is offered for the profile, a box for each: ticked is taken over, and nothing before that. */
export function OfferForm({ items, intent, id, action, empty }: OfferFormProps) {
  const { t } = useTranslate();
  const outcome = useAccountOutcome<never>();
  const isMine = outcome?.intent === intent;
  const takeable = items.filter(({ state }) => state === 'new' || state === 'changed');
  const edited = items.filter(({ state }) => state === 'edited').length;
  const known = items.filter(({ state }) => state === 'same').length;
  const error = isMine ? (outcome.errors.keys ?? outcome.errors.orcid) : undefined;
  return (
    <>
      {error !== undefined && (
        <Notice id={answerId} tone="error" role="alert">
          {error}
        </Notice>
      )}
      {takeable.length === 0 ? (
        <p className="muted">{empty}</p>
      ) : (
        <form method="post" action={action} className="account__form">
          <OfMember />
          <input type="hidden" name="intent" value={intent} />
          {id !== undefined && <input type="hidden" name="id" value={id} />}
          {profileSections.map((section) => {
            const offered = takeable.filter((item) => item.section === section);
            if (offered.length === 0) return null;
            return (
              <fieldset key={section} className="offers">
                <legend>{t(`profile.section.${section}`)}</legend>
                {offered.map((item) => (
                  <Checkbox
                    key={item.key}
                    name={`${takePrefix}${item.key}`}
                    value="true"
                    defaultChecked={!isMine || outcome.values[`${takePrefix}${item.key}`] === 'true'}
                  >
                    <OfferText item={item} />
                  </Checkbox>
                ))}
              </fieldset>
            );
          })}
          <Button type="submit">{t('cv.offers.take')}</Button>
        </form>
      )}
      {known > 0 && <p className="muted small">{t('cv.offers.known', { count: known })}</p>}
      {edited > 0 && <p className="muted small">{t('cv.offers.edited', { count: edited })}</p>}
    </>
  );
}
