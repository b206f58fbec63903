import type { ReactNode } from 'react';
import { Disclosure } from '#ui/Disclosure.tsx';
import { Logo } from '#ui/Logo.tsx';
import { SlideIn } from '#ui/SlideIn.tsx';
import { useTranslate } from './language.tsx';
import { MenuLinks } from './MenuLinks.tsx';
import { currentOf, type NavigationItem } from './navigation.ts';
import { useMainMenu } from './useMainMenu.ts';
import { useViewer } from './viewer.tsx';

export const mobileMenuId = 'site-menu';

/** The main menu below 1025 px: a panel from the inline-end edge (spec §2). */
export function MobileMenu({
  isOpen,
  onClose,
  children,
}: {
  isOpen: boolean;
  onClose: () => void;
  /** What follows the menu: the way in, or the member's own pages. */
  children: ReactNode;
}) {
  const { t } = useTranslate();
  const { siteName } = useViewer();
  const { items, place } = useMainMenu();
  return (
    <SlideIn
      id={mobileMenuId}
      isOpen={isOpen}
      onClose={onClose}
      label={t('menu.title')}
      closeLabel={t('a11y.closeMenu')}
      head={<Logo name={siteName} />}
    >
      <nav className="mobile-menu" aria-label={t('a11y.mainNavigation')}>
        <ul className="mobile-menu__list">
          {items.map((item) => (
            <li key={item.href}>
              {item.links.length === 0 ? (
                <a
                  href={item.href}
                  className="mobile-menu__link"
                  aria-current={currentOf(item.href, place, item.isCurrent)}
                >
                  {item.label}
                </a>
              ) : (
                <Disclosure
                  summary={item.label}
                  name={mobileMenuId}
                  isOpenAtFirst={item.isCurrent}
                  className="mobile-menu__section"
                >
                  <MenuLinks
                    item={withOwnPage(item, t('menu.overview'))}
                    place={place}
                    className="mobile-menu__links"
                  />
                </Disclosure>
              )}
            </li>
          ))}
        </ul>
        {children}
      </nav>
    </SlideIn>
  );
}

/** Here an entry's own line only opens it, so its page is the first of its links, unless that is among them already. */
function withOwnPage(item: NavigationItem, label: string): NavigationItem {
  if (item.links.some((link) => link.href === item.href)) return item;
  return { ...item, areas: [{ label, href: item.href }, ...item.areas] };
}
