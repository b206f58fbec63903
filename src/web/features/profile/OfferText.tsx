import { Fragment, type ReactNode } from 'react';
import type { OfferedItem } from '#contract/profileOffers.ts';
import type { LanguageLevel } from '#domain/profileSections.ts';
import { Bdi } from '#ui/Bdi.tsx';
import { useTranslate } from '#web/shell/language.tsx';

type Told = NonNullable<OfferedItem['own']>;

/** Something offered: its name, what it says besides, and of a change what it would take the place of. */
export function OfferText({ item }: { item: OfferedItem }) {
  const { t } = useTranslate();
  const years = useYears();
  const { title, organization_name: organization, url, doi, level, section, state, own } = item;
  return (
    <>
      <strong>
        <Bdi>{title ?? organization ?? url ?? ''}</Bdi>
      </strong>
      <Facts
        facts={[
          title !== null && organization !== null && <Bdi>{organization}</Bdi>,
          years(item),
          // As the profile's own rule has them.
          level !== null && t(`profile.level.${level as LanguageLevel}`),
          doi !== null && <Bdi dir="ltr">{doi}</Bdi>,
          section === 'links' && title !== null && url !== null && <Bdi dir="ltr">{url}</Bdi>,
        ]}
      />
      {state === 'changed' && own !== null && <Before own={own} fields={item.fields} />}
    </>
  );
}

/** What stands in the profile now of what would change; where that is not shown here, the name of it. */
function Before({ own, fields }: { own: Told; fields: readonly string[] }) {
  const { t } = useTranslate();
  const years = useYears();
  const { title, organization_name: organization, url, doi } = own;
  const differ = (...names: (keyof Told)[]): boolean => names.some((name) => fields.includes(name));
  const facts = present([
    differ('title') && title !== null && <Bdi>{title}</Bdi>,
    differ('organization_name') && organization !== null && <Bdi>{organization}</Bdi>,
    differ('start_year', 'end_year', 'is_current') && years(own),
    differ('doi') && doi !== null && <Bdi dir="ltr">{doi}</Bdi>,
    differ('url') && url !== null && <Bdi dir="ltr">{url}</Bdi>,
  ]);
  return (
    <Facts
      label={t('cv.offers.now')}
      facts={facts.length > 0 ? facts : [<Bdi key="name">{title ?? organization ?? url ?? ''}</Bdi>]}
    />
  );
}

function Facts({ label, facts }: { label?: string; facts: readonly ReactNode[] }) {
  const told = present(facts);
  if (told.length === 0) return null;
  return (
    <span className="muted small offers__line">
      {label !== undefined && `${label} `}
      {told.map((fact, index) => (
        <Fragment key={index}>
          {index > 0 && ' · '}
          {fact}
        </Fragment>
      ))}
    </span>
  );
}

function present(facts: readonly ReactNode[]): ReactNode[] {
  return facts.filter((fact) => fact !== null && fact !== false);
}

/** Shows from when until when something was; null where nothing is known of that. */
function useYears(): (told: Pick<Told, 'start_year' | 'end_year' | 'is_current'>) => ReactNode {
  const { t, direction } = useTranslate();
  return ({ start_year: start, end_year: end, is_current: isCurrent }) => {
    if (start === null && end === null) return null;
    const until = isCurrent ? t('profile.present') : end;
    return (
      <Bdi dir={direction} isUnit>
        {start === null || until === null || start === until
          ? (start ?? until)
          : t('profile.range', { from: start, to: until })}
      </Bdi>
    );
  };
}
