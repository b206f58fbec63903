import type { ReactNode } from 'react';

export type Tab = { to: string; label: ReactNode; count?: string; isCurrent: boolean };

/** Views of one page as links: each has its own address. `label` names the row. */
export function Tabs({ label, items }: { label: string; items: readonly Tab[] }) {
  return (
    <nav className="tabs" aria-label={label}>
      <ul className="tabs__list">
        {items.map((item) => (
          <li key={item.to}>
            <a className="tabs__link" href={item.to} aria-current={item.isCurrent ? 'page' : undefined}>
              {item.label}
              {item.count !== undefined && <span className="muted"> {item.count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
