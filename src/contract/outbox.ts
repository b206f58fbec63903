import { z } from 'zod';
import { defineEndpoint } from './defineEndpoint.ts';
import { instant } from './fields.ts';

export const outboxMail = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  language: z.enum(['en', 'ar']),
  sent_at: instant,
  text: z.string(),
  /** The mail as a mail program would show it. */
  html_url: z.string(),
});
export type OutboxMail = z.infer<typeof outboxMail>;

/** In a demo without a mail server: what it would have sent, so that everybody can try what mails are needed for. */
export const listOutboxMails = defineEndpoint('listOutboxMails', {
  summary: 'The newest mails of a demo; elsewhere there is nothing here',
  tag: 'Demo',
  access: 'public',
  data: z.object({ items: z.array(outboxMail) }),
  isPersonal: true,
});
