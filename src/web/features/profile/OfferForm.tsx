import type { OfferedItem } from '#contract/profileOffers.ts';
import { type LanguageLevel, profileSections } from '#domain/profileSections.ts';
import { Bdi } from '#ui/Bdi.tsx';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Choice.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useAccountOutcome } from '#web/shell/account/useAccountOutcome.ts';
import { answerId } from '#web/shell/account/useAnswerFocus.ts';
import { useTranslate } from '#web/shell/language.tsx';
import { Sentence } from '#web/shell/Sentence.tsx';
import { takePrefix } from './cvAction.ts';
import './OfferForm.css';

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

function OfferText({ item }: { item: OfferedItem }) {
  const { t } = useTranslate();
  const { title, organization_name: organization, own, state, level } = item;
  const name = title ?? organization ?? item.url ?? '';
  const before = own?.title ?? own?.organization_name ?? null;
  return (
    <>
      <strong>
        <Bdi>{name}</Bdi>
      </strong>
      {title !== null && organization !== null && (
        <>
          {' · '}
          <Bdi>{organization}</Bdi>
        </>
      )}
      <Years item={item} />
      {level !== null && ` · ${t(`profile.level.${level as LanguageLevel}`)}`}
      {item.doi !== null && (
        <>
          {' · '}
          <Bdi dir="ltr">{item.doi}</Bdi>
        </>
      )}
      {state === 'changed' && before !== null && (
        <span className="muted small offers__before">
          <Sentence id="cv.offers.instead" values={{ before }} />
        </span>
      )}
    </>
  );
}

function Years({ item: { start_year: start, end_year: end, is_current: isCurrent } }: { item: OfferedItem }) {
  const { t, direction } = useTranslate();
  if (start === null && end === null) return null;
  const until = isCurrent ? t('profile.present') : end;
  return (
    <>
      {' · '}
      <Bdi dir={direction} isUnit>
        {start === null || until === null ? (start ?? until) : t('profile.range', { from: start, to: until })}
      </Bdi>
    </>
  );
}
