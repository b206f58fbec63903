import type { User } from '#contract/accounts.ts';
import type { Language } from '#i18n/language.ts';
import type { Translate } from '#i18n/translate.ts';
import type { IconName } from '#ui/iconPaths.ts';
import type { Paths } from './paths.ts';

export interface MemberMenuItem {
  href: string;
  label: string;
  icon: IconName;
}

/** Whether chat was switched on for a member (spec §2). */
export function hasChat({ messaging_system }: User): boolean {
  return messaging_system === 1;
}

/** The pages of a member's own, in the order of the profile menu (spec §2); logging out follows them. */
export function memberMenu(user: User, t: Translate, paths: Paths): MemberMenuItem[] {
  return [
    { href: paths.myProfile(), label: t('memberMenu.profile'), icon: 'user' },
    { href: paths.myInformation(), label: t('memberMenu.information'), icon: 'info' },
    { href: paths.myOrganizations(), label: t('memberMenu.organizations'), icon: 'building' },
    { href: paths.myConnections(), label: t('memberMenu.connections'), icon: 'users' },
    { href: paths.recommendations(), label: t('memberMenu.recommendations'), icon: 'bookmark' },
    { href: paths.myApplications(), label: t('memberMenu.applications'), icon: 'send' },
    { href: paths.preferences(), label: t('preferences.title'), icon: 'bell' },
    ...(hasChat(user) ? [{ href: paths.messages(), label: t('chat.title'), icon: 'chat' } as const] : []),
    { href: paths.security(), label: t('memberMenu.security'), icon: 'lock' },
    { href: paths.accountPrivacy(), label: t('memberMenu.privacy'), icon: 'eye' },
  ];
}

/** A member's name as the page's language has it, where they gave one. */
export function nameOf({ full_name, full_name_ar }: User, language: Language): string {
  return language === 'ar' && full_name_ar !== null ? full_name_ar : full_name;
}
