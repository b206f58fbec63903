import type { ReactNode } from 'react';
import type { PublicProfileItem } from '#contract/profile.ts';
import type { ItemSection } from '#domain/profileSections.ts';
import { namesDegree } from '#domain/namesDegree.ts';
import { formatYearMonth } from '#i18n/yearMonth.ts';
import { useTranslate } from '#web/shell/language.tsx';
import { MarkedText } from './MarkedText.tsx';
import './ProfileItems.css';
import { RichPassage } from './RichPassage.tsx';

interface ProfileItemsProps<Item extends PublicProfileItem> {
  section: ItemSection;
  items: readonly Item[];
  /** What stands below each item, such as what its member can do with it. */
  below?: (item: Item, index: number) => ReactNode;
  /** What stands in the place of an item, such as the form that changes it. */
  insteadOf?: (item: Item) => ReactNode;
}

/** The items of one section of a profile, as whoever may see them reads them. */
export function ProfileItems<Item extends PublicProfileItem>({
  section,
  items,
  below,
  insteadOf,
}: ProfileItemsProps<Item>) {
  return (
    <ul className="profile-items">
      {items.map((item, index) => (
        <li key={item.id} id={`item-${item.id}`} className="profile-item">
          {insteadOf?.(item) ?? (
            <>
              <ItemText section={section} item={item} />
              {below?.(item, index)}
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

function ItemText({ section, item }: { section: ItemSection; item: PublicProfileItem }) {
  const { t } = useTranslate();
  const separator = t('list.separator');
  const isOfOrganization = section === 'memberships' || (section === 'education' && !item.degree_name && !item.title);
  const [first, second] = isOfOrganization ? [item.organization_name, item.title] : [null, item.organization_name];
  const places = [item.department, item.city, item.country_name].filter((place) => place !== null);
  return (
    <>
      <h3 className="profile-item__title">
        {isOfOrganization ? <MarkedText text={first ?? ''} /> : <ItemTitle section={section} item={item} />}
      </h3>
      {second && (
        <p>
          <MarkedText text={second} />
        </p>
      )}
      {(places.length > 0 || item.start_year !== null || item.end_year !== null || item.is_current) && (
        <p className="muted small">
          <ItemDates item={item} />
          {places.map((place, index) => (
            <span key={index}>
              {(index > 0 || item.start_year !== null || item.end_year !== null || item.is_current) && `${separator} `}
              <MarkedText text={place} />
            </span>
          ))}
        </p>
      )}
      {section !== 'links' && (item.doi ?? item.url) && (
        <p className="small">
          <ItemLink item={item} />
        </p>
      )}
      <RichPassage en={item.description_en} ar={item.description_ar} />
    </>
  );
}

function ItemTitle({ section, item }: { section: ItemSection; item: PublicProfileItem }) {
  const { t } = useTranslate();
  if (section === 'links') return <ItemLink item={item} />;
  if (section !== 'education' || item.degree_name === null || namesDegree(item.title, item.degree_name))
    return <MarkedText text={item.title ?? ''} />;
  return (
    <>
      {item.degree_name}
      {item.title && (
        <>
          {`${t('list.separator')} `}
          <MarkedText text={item.title} />
        </>
      )}
    </>
  );
}

/** To what somebody else wrote somewhere else: followed by nobody who counts links. */
function ItemLink({ item: { title, url, doi } }: { item: PublicProfileItem }) {
  const address = doi === null ? (url ?? '') : `https://doi.org/${doi}`;
  const href = /^https?:\/\//i.test(address) ? address : `https://${address}`;
  return (
    <a className="text-link" href={href} rel="nofollow ugc noopener">
      {doi === null && title ? <MarkedText text={title} /> : <bdi dir="ltr">{doi ?? url}</bdi>}
    </a>
  );
}

function ItemDates({ item }: { item: PublicProfileItem }) {
  const { t, language } = useTranslate();
  const { start_year: start, start_month, end_year: end, end_month, is_current } = item;
  const from = start === null ? null : formatYearMonth(start, start_month, language);
  const to = is_current ? t('profile.present') : end === null ? null : formatYearMonth(end, end_month, language);
  if (from !== null && to !== null) return <>{t('profile.range', { from, to })}</>;
  return <>{from ?? to}</>;
}
