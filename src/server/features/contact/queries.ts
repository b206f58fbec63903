import type { ContactField } from '#domain/contactMessage.ts';
import type { Language } from '#i18n/language.ts';
import type { Connection } from '#server/db/connection.ts';

export interface NewContactMessage extends Omit<Record<ContactField, string>, 'consent'> {
  reference: string;
  locale: Language;
}

export async function insertContactMessage(db: Connection, message: NewContactMessage): Promise<void> {
  await db
    .insertInto('contact_messages')
    .values({
      reference: message.reference,
      topic: message.topic,
      full_name: message.full_name,
      email: message.email,
      phone_number: message.phone_number || null,
      organization_name: message.organization_name || null,
      message: message.message,
      locale: message.locale,
    })
    .execute();
}
