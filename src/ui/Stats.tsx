import type { ReactNode } from 'react';

/** Large numbers with what they count, beside each other. */
export function Stats({ items }: { items: readonly { label: ReactNode; value: ReactNode }[] }) {
  return (
    <dl className="stats">
      {items.map((item, index) => (
        <div key={index} className="stats__item">
          <dt>{item.label}</dt>
          <dd className="heading">
            <bdi>{item.value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
