import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { User } from '#contract/accounts.ts';
import { ArchPortrait } from '#ui/ArchPortrait.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Menu } from '#ui/Menu.tsx';
import { ChatLink } from './ChatLink.tsx';
import { holdPosts } from './holdPosts.ts';
import { useTranslate } from './language.tsx';
import { LogoutForm } from './LogoutForm.tsx';
import { hasChat, memberMenu, nameOf } from './memberMenu.ts';
import './MemberMenu.css';
import './memberParts.css';
import { NotificationBell } from './NotificationBell.tsx';
import { useOwnCompletion } from './ownCompletion.ts';
import { OwnPost } from './OwnPost.tsx';

/** The header's profile menu of wide screens: who is signed in, how complete their profile is, their pages. */
export function MemberMenu({ user }: { user: User }) {
  const { t, language } = useTranslate();
  // Only who is signed in has a session that can end.
  useEffect(() => holdPosts(), []);
  const name = nameOf(user, language);
  return (
    <>
      <OwnPost />
      {hasChat(user) && <ChatLink />}
      <NotificationBell />
      <Menu
        className="member-menu"
        align="end"
        buttonClassName="member-menu__button"
        trigger={
          <>
            <ArchPortrait name={name} src={user.avatar_url} size="small" isEager />
            <span className="member-menu__name">
              <span className="visually-hidden">{t('memberMenu.title')}</span> <bdi>{name}</bdi>
            </span>
            <Completion user={user} />
          </>
        }
      >
        <MemberLinks user={user} className="menu__list" />
      </Menu>
    </>
  );
}

/** The same in the menu of narrow screens. */
export function MobileMemberMenu({ user }: { user: User }) {
  const { t, language } = useTranslate();
  const name = nameOf(user, language);
  return (
    <section className="mobile-member" aria-label={t('memberMenu.title')}>
      <div className="mobile-member__who">
        <ArchPortrait name={name} src={user.avatar_url} size="small" />
        <span>
          <bdi className="mobile-member__name">{name}</bdi>
          <Completion user={user} />
        </span>
      </div>
      <MemberLinks user={user} className="mobile-menu__links" />
    </section>
  );
}

function MemberLinks({ user, className }: { user: User; className: string }) {
  const { t, paths } = useTranslate();
  const { pathname } = useLocation();
  return (
    <ul className={className}>
      {memberMenu(user, t, paths).map(({ href, label, icon }) => (
        <li key={href}>
          <a href={href} aria-current={href === pathname ? 'page' : undefined}>
            <Icon name={icon} />
            {label}
          </a>
        </li>
      ))}
      <li className="member-menu__end">
        <LogoutForm />
      </li>
    </ul>
  );
}

/** How much of the profile is filled in (spec §2). */
function Completion({ user }: { user: User }) {
  const { t } = useTranslate();
  const percentage = useOwnCompletion(user.profile_completion_percentage);
  return (
    <span className="member-menu__badge" title={t('memberMenu.completion', { percentage })}>
      <span aria-hidden="true">{percentage}%</span>
      <span className="visually-hidden">{t('memberMenu.completion', { percentage })}</span>
    </span>
  );
}
