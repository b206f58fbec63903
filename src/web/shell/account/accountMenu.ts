import type { MessageId } from '#i18n/messageId.ts';
import type { Paths } from '#web/shell/paths.ts';

/** The pages of the account, in the order of its menu. */
export const accountMenu = [
  { key: 'profile', label: 'profile.title', pathOf: (paths) => paths.myProfile() },
  { key: 'cv', label: 'cv.title', pathOf: (paths) => paths.cv() },
  { key: 'information', label: 'account.information.title', pathOf: (paths) => paths.myInformation() },
  { key: 'organizations', label: 'memberMenu.organizations', pathOf: (paths) => paths.myOrganizations() },
  { key: 'connections', label: 'memberMenu.connections', pathOf: (paths) => paths.myConnections() },
  { key: 'recommendations', label: 'memberMenu.recommendations', pathOf: (paths) => paths.recommendations() },
  { key: 'applications', label: 'memberMenu.applications', pathOf: (paths) => paths.myApplications() },
  { key: 'notifications', label: 'notifications.title', pathOf: (paths) => paths.notifications() },
  { key: 'preferences', label: 'preferences.title', pathOf: (paths) => paths.preferences() },
  { key: 'security', label: 'account.security.title', pathOf: (paths) => paths.security() },
  { key: 'privacy', label: 'account.privacy.title', pathOf: (paths) => paths.accountPrivacy() },
] as const satisfies readonly { key: string; label: MessageId; pathOf: (paths: Paths) => string }[];

export type AccountPageKey = (typeof accountMenu)[number]['key'];
