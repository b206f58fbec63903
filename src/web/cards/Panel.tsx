import type { ReactNode } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { buttonClass } from '#ui/buttonClass.ts';
import { classNames } from '#ui/classNames.ts';
import { EmptyState, ErrorState } from '#ui/EmptyState.tsx';
import { SkeletonList } from '#ui/Skeleton.tsx';
import { useTranslate } from '#web/shell/language.tsx';
import { SectionHeading, type SectionHeadingProps } from './SectionHeading.tsx';

interface PanelProps<Item> extends Omit<SectionHeadingProps, 'id'> {
  /** Unique on the page. */
  id: string;
  /** Null where they could not be loaded. */
  items: readonly Item[] | null;
  /** Cards beside each other on a wide screen. */
  columns?: 3 | 4;
  shape?: 'cards' | 'people';
  /** One sentence for when there is nothing, and one way on. */
  empty: string;
  emptyAction?: { href: string; label: string };
  children: (item: Item) => ReactNode;
}

/** Some of a list, as a part of a page: full, empty, failed, or on its way again after a failure. */
export function Panel<Item extends { id: number }>(props: PanelProps<Item>) {
  const { id, title, lead, more, items } = props;
  return (
    <section className="panel section" aria-labelledby={id}>
      <SectionHeading id={id} title={title} lead={lead} more={items && items.length > 0 ? more : undefined} />
      <PanelBody {...props} />
    </section>
  );
}

function PanelBody<Item extends { id: number }>({
  items,
  columns = 3,
  more,
  shape = 'cards',
  empty,
  emptyAction,
  children,
}: PanelProps<Item>) {
  if (items === null) return <MissingPart shape={shape} count={columns} />;
  if (items.length === 0) {
    const action = emptyAction && (
      <a className={buttonClass({ variant: 'secondary' })} href={emptyAction.href}>
        {emptyAction.label}
      </a>
    );
    return <EmptyState headingLevel={3} title={empty} action={action} />;
  }
  return (
    <ul className={classNames('panel__list grid', `panel__list--${columns}`, more && 'panel__list--more')}>
      {items.map((item) => (
        <li key={item.id}>{children(item)}</li>
      ))}
    </ul>
  );
}

/** A part that could not be loaded, and the way to try again, which works without script too. */
export function MissingPart({ shape, count }: { shape: 'cards' | 'people' | 'text'; count: number }) {
  const { t } = useTranslate();
  const { pathname, search } = useLocation();
  const { revalidate, state } = useRevalidator();
  if (state === 'loading') return <SkeletonList label={t('loader.loading')} shape={shape} count={count} />;
  const retry = (
    <a
      className={buttonClass({ variant: 'secondary' })}
      href={pathname + search}
      onClick={(event) => {
        event.preventDefault();
        void revalidate();
      }}
    >
      {t('error.loader.retry')}
    </a>
  );
  return (
    <ErrorState headingLevel={3} title={t('error.loader.title')} action={retry}>
      {t('error.loader.text')}
    </ErrorState>
  );
}
