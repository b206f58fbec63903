import { useState } from 'react';
import { useLocation } from 'react-router';
import { buttonClass } from '#ui/buttonClass.ts';
import { IconButton } from '#ui/Button.tsx';
import { classNames } from '#ui/classNames.ts';
import { Logo } from '#ui/Logo.tsx';
import './Header.css';
import { useTranslate } from './language.tsx';
import { LanguageToggle } from './LanguageToggle.tsx';
import { MainNavigation } from './MainNavigation.tsx';
import { MobileMenu, mobileMenuId } from './MobileMenu.tsx';
import { memberParts } from './memberParts.ts';
import { isHomeStyle } from './paths.ts';
import { useIsSignedIn } from './signedInHint.ts';
import { ThemeToggle } from './ThemeToggle.tsx';
import { scrollThreshold, useScrolledPast } from './useScrolledPast.ts';
import { useViewer } from './viewer.tsx';

// Opens the menu before (and without) our script, in browsers that know invoker commands; React's types do not yet.
const opensMenu = { command: 'show-modal', commandfor: mobileMenuId };

/** Opened before this script came, the menu stays open. */
const isOpenAlready = () => !import.meta.env.SSR && document.querySelector(`#${mobileMenuId}:modal`) !== null;

/** The header of every page; sticky from 100 px of scroll on, and over the hero of home-style pages until then (spec §2). */
export function Header() {
  const { t, paths } = useTranslate();
  const { siteName, user } = useViewer();
  const { pathname } = useLocation();
  const isSticky = useScrolledPast(scrollThreshold);
  const [isMenuOpen, setIsMenuOpen] = useState(isOpenAlready);
  const isSignedIn = useIsSignedIn();
  const parts = isSignedIn ? memberParts() : undefined;
  // Who signed in by another tab is not known here yet: the page load that follows tells.
  const entrance = isSignedIn ? { href: paths.myProfile(), 'data-reload': '' } : { href: paths.login() };
  return (
    <header className={classNames('header', isHomeStyle(pathname) && 'header--over', isSticky && 'header--sticky')}>
      <div className="header__bar">
        <div className="header__row wrap">
          <a className="header__logo" href={paths.home()} aria-label={t('header.homeLink', { site: siteName })}>
            <Logo name={siteName} />
          </a>
          <MainNavigation />
          <div className="header__tools">
            <LanguageToggle />
            <ThemeToggle />
            {user && parts ? (
              <parts.MemberMenu user={user} />
            ) : (
              <a className={buttonClass({ variant: 'pill' }, 'header__login')} {...entrance}>
                {t(isSignedIn ? 'memberMenu.title' : 'header.memberLogin')}
              </a>
            )}
            <IconButton
              {...opensMenu}
              icon="menu"
              variant="pill"
              className="header__menu"
              label={t('a11y.openMenu')}
              aria-haspopup="dialog"
              aria-expanded={isMenuOpen}
              onClick={(event) => {
                // Else the browser's command would open it once more, and say so in the console.
                event.preventDefault();
                setIsMenuOpen(true);
              }}
            />
          </div>
        </div>
      </div>
      <MobileMenu isOpen={isMenuOpen} onClose={() => setIsMenuOpen(false)}>
        {user && parts ? (
          <parts.MobileMemberMenu user={user} />
        ) : (
          <a {...entrance} className={buttonClass({ isWide: true }, 'mobile-menu__login')}>
            {t(isSignedIn ? 'memberMenu.title' : 'menu.signInOrSignUp')}
          </a>
        )}
      </MobileMenu>
    </header>
  );
}
