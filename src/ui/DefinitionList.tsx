import type { ReactNode } from 'react';

/** Facts as terms and values; a term whose value is empty is left out. */
export function DefinitionList({ items }: { items: readonly { term: ReactNode; value: ReactNode }[] }) {
  return (
    <dl className="facts">
      {items.map((item, index) =>
        item.value === null || item.value === undefined || item.value === '' || item.value === false ? null : (
          <div key={index} className="facts__item">
            <dt>{item.term}</dt>
            <dd>{item.value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
