import type { MessageId } from '#i18n/messageId.ts';
import type { Paths } from '#web/shell/paths.ts';

/** The pages of the account, in the order of its menu. */
export const accountMenu = [
  { key: 'security', label: 'account.security.title', pathOf: (paths) => paths.security() },
] as const satisfies readonly { key: string; label: MessageId; pathOf: (paths: Paths) => string }[];

export type AccountPageKey = (typeof accountMenu)[number]['key'];
