import type { KeyboardEvent } from 'react';
import { directionOf, type Language } from '#i18n/language.ts';
import { Menu } from '#ui/Menu.tsx';
import { useTranslate } from './language.tsx';
import { MenuLinks } from './MenuLinks.tsx';
import { currentOf } from './navigation.ts';
import { useMainMenu } from './useMainMenu.ts';

/** The main menu of wide screens. An entry with a dropdown is a link to its page and, beside it, a button for the rest. */
export function MainNavigation() {
  const { t, language } = useTranslate();
  const { items, place } = useMainMenu();
  return (
    <nav className="main-nav" aria-label={t('a11y.mainNavigation')}>
      <ul className="main-nav__list" onKeyDown={(event) => walk(event, language)}>
        {items.map((item) => {
          const link = (
            <a href={item.href} className="main-nav__link" aria-current={currentOf(item.href, place, item.isCurrent)}>
              {item.label}
            </a>
          );
          return (
            <li key={item.href}>
              {item.links.length === 0 ? (
                <div className="main-nav__item">{link}</div>
              ) : (
                <Menu
                  className="main-nav__item"
                  lead={link}
                  trigger={null}
                  label={t('a11y.submenu', { name: item.label })}
                  buttonClassName="main-nav__more"
                  opensOnHover
                >
                  <MenuLinks item={item} place={place} className="menu__list" />
                </Menu>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** The arrow keys lead along the bar the way it is read; from an open dropdown, to what stands beside its entry. */
function walk(event: KeyboardEvent<HTMLUListElement>, language: Language): void {
  const forward = directionOf(language) === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('.main-nav__link, .main-nav__more')];
  const { activeElement } = document;
  const entry = activeElement?.closest('.menu')?.querySelector('.main-nav__more');
  const at = stops.findIndex((stop) => stop === activeElement);
  const from = at === -1 ? stops.findIndex((stop) => stop === entry) : at;
  event.preventDefault();
  stops.at((from + (event.key === forward ? 1 : -1)) % stops.length)?.focus();
}
