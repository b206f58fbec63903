import { Icon } from './Icon.tsx';

export type Crumb = { label: string; to?: string };

/** The way to this page; the last step is the page itself. `label` names the list. */
export function Breadcrumbs({ label, items }: { label: string; items: readonly Crumb[] }) {
  return (
    <nav className="breadcrumbs" aria-label={label}>
      <ol className="breadcrumbs__list">
        {items.map((item, index) => (
          <li key={item.label}>
            {index > 0 && <Icon name="chevron" />}
            {item.to && index < items.length - 1 ? (
              <a href={item.to}>
                <bdi>{item.label}</bdi>
              </a>
            ) : (
              <span aria-current="page">
                <bdi>{item.label}</bdi>
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
