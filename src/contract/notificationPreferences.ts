import { z } from 'zod';
import { digestFrequencies, mailFrequencies } from '#domain/notificationPreferences.ts';
import { notificationTypes } from '#domain/notifications.ts';
import { defineEndpoint } from './defineEndpoint.ts';
import { typed } from './formFields.ts';

const weekday = z.int().min(1).max(7).describe('ISO 8601: 1 is Monday, 7 Sunday.');
const hour = z.int().min(0).max(23).describe('On the clocks of the member’s zone.');
const clock = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
  .describe('HH:MM, on the clocks of the member’s zone.');
const locale = z.enum(['en', 'ar']);

export const notificationPreferences = z.object({
  types: z.array(
    z.object({
      type: z.enum(notificationTypes),
      /** In the reader's language. */
      label: z.string(),
      channels: z.object({ in_app: z.boolean(), email: z.boolean() }),
      /** How soon a mail comes: at once, or in a summary. */
      frequency: z.enum(mailFrequencies),
      /** Cannot be switched off. */
      locked: z.boolean(),
    }),
  ),
  digest: z.object({ frequency: z.enum(digestFrequencies), weekday, hour }),
  /** Hours in which no mail comes; null for none. */
  quiet_hours: z.object({ from: clock, until: clock }).nullable(),
  /** IANA name. */
  time_zone: z.string(),
  /** The language of mails. */
  locale,
});
export type NotificationPreferences = z.infer<typeof notificationPreferences>;

export const getNotificationPreferences = defineEndpoint('getNotificationPreferences', {
  summary: 'How one is told of what',
  tag: 'Notifications',
  access: 'member',
  isPersonal: true,
  data: notificationPreferences,
});

/** What is absent stays as it is. */
export const updateNotificationPreferences = defineEndpoint('updateNotificationPreferences', {
  summary: 'Change how one is told of what',
  tag: 'Notifications',
  access: 'member',
  body: z.strictObject({
    types: z
      .array(
        z.strictObject({
          type: z.enum(notificationTypes),
          channels: z.strictObject({ in_app: z.boolean().optional(), email: z.boolean().optional() }).optional(),
          frequency: z.enum(mailFrequencies).optional(),
        }),
      )
      .max(100)
      .optional(),
    digest: z
      .strictObject({
        frequency: z.enum(digestFrequencies).optional(),
        weekday: weekday.optional(),
        hour: hour.optional(),
      })
      .optional(),
    quiet_hours: z.strictObject({ from: clock, until: clock }).nullable().optional(),
    time_zone: z.string().max(100).optional(),
    locale: locale.optional(),
  }),
  data: notificationPreferences,
});

/** The token comes from a mail; it needs no sign-in. */
export const unsubscribe = defineEndpoint('unsubscribe', {
  summary: 'End the mails that a mail’s link names',
  tag: 'Notifications',
  access: 'public',
  body: z.strictObject({ token: typed }),
  data: z.object({
    /** A type, or `digest` for the summaries. */
    what: z.string(),
    label: z.string(),
  }),
});
