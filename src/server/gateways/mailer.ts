import type { Language } from '#i18n/language.ts';

/** A mail as the product writes it; sender and identifiers are the mailer's. */
export interface Mail {
  to: string;
  /** Who gets an answer to it; the sender's own address when absent. */
  replyTo?: { name: string; address: string };
  language: Language;
  subject: string;
  text: string;
  html: string;
  /** Where a program that shows mails may post to end those of this kind (RFC 8058). */
  unsubscribeUrl?: string;
}

/** A mail on its way. Sent twice under one id, it is still one mail. */
export interface QueuedMail extends Mail {
  id: string;
  /** ISO 8601. */
  queuedAt: string;
}

/** Hands mails over: to a mail server, or to a folder of `.eml` files. */
export interface Mailer {
  /** @throws MailerError when it was not handed over; the queue tries again later. */
  send(mail: QueuedMail): Promise<void>;
  close(): void;
}

/** A mail was not handed over. Its message tells the kind of failure, never an address: it is logged and stored. */
export class MailerError extends Error {
  override name = 'MailerError';
}
