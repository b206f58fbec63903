import { formatNumber } from '#i18n/format.ts';
import { useTranslate } from '#web/shell/language.tsx';
import './AccountTabs.css';

interface AccountTabsProps {
  /** Names the row of tabs. */
  label: string;
  /** `count`: how many there are behind it. */
  tabs: readonly { key: string; href: string; label: string; count?: number }[];
  current: string;
  /** The page stands below the current tab's own. */
  isBelow?: boolean;
}

/** The parts of a page of the account, each with an address of its own. */
export function AccountTabs({ label, tabs, current, isBelow = false }: AccountTabsProps) {
  const currentMark = isBelow ? 'true' : 'page';
  const { language } = useTranslate();
  return (
    <nav className="account-tabs" aria-label={label}>
      <ul className="account-tabs__list">
        {tabs.map((tab) => (
          <li key={tab.key}>
            <a href={tab.href} aria-current={tab.key === current ? currentMark : undefined}>
              {tab.label}
              {tab.count !== undefined && tab.count > 0 && ` (${formatNumber(tab.count, language)})`}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
