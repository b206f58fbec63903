import type { NotificationCounts } from '#contract/notifications.ts';
import { createToldValue } from './toldValue.ts';

/** What the server counted last, for the header's badges; every answer about notifications brings it. */
export const unreadCounts = createToldValue<NotificationCounts>();
