import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { pagesAround } from './pagesAround.ts';

export type PaginationProps = {
  /** Names the list of pages. */
  label: string;
  page: number;
  lastPage: number;
  /** The true number of pages is larger than what was counted: the end is left open. */
  isCapped?: boolean;
  hrefOf: (page: number) => string;
  previousText: string;
  nextText: string;
  /** "Page 3", read instead of the bare number. */
  describePage: (page: number) => string;
  formatPage?: (page: number) => string;
};

/** Links to the pages of a list; nothing when there is one page. */
export function Pagination({
  label,
  page,
  lastPage,
  isCapped = false,
  hrefOf,
  previousText,
  nextText,
  describePage,
  formatPage = String,
}: PaginationProps) {
  if (lastPage <= 1) return null;
  return (
    <nav className="pagination" aria-label={label}>
      <Step to={page > 1 ? hrefOf(page - 1) : undefined} rel="prev" label={previousText}>
        <Icon name="chevron" className="pagination__back" />
        <span className="pagination__word">{previousText}</span>
      </Step>
      <ol className="pagination__pages">
        {pagesAround(page, lastPage).map((item, index) =>
          item === null ? (
            <li key={`gap-${index}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={item} className={Math.abs(item - page) === 1 ? 'pagination__near' : undefined}>
              <a
                className="pagination__link"
                href={hrefOf(item)}
                aria-label={describePage(item)}
                aria-current={item === page ? 'page' : undefined}
              >
                {formatPage(item)}
              </a>
            </li>
          ),
        )}
        {isCapped && <li aria-hidden="true">…</li>}
      </ol>
      <Step to={page < lastPage ? hrefOf(page + 1) : undefined} rel="next" label={nextText}>
        <span className="pagination__word">{nextText}</span>
        <Icon name="chevron" />
      </Step>
    </nav>
  );
}

interface StepProps {
  to: string | undefined;
  rel: string;
  /** Its name also where the word beside the arrow has no room. */
  label: string;
  children: ReactNode;
}

function Step({ to, rel, label, children }: StepProps) {
  if (to === undefined) {
    return (
      <span role="link" aria-disabled="true" aria-label={label} className="pagination__link pagination__link--off">
        {children}
      </span>
    );
  }
  return (
    <a className="pagination__link" href={to} rel={rel} aria-label={label}>
      {children}
    </a>
  );
}
