import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

type Instant = ColumnType<Date, Date | string, Date | string>;
type InstantWithDefault = ColumnType<Date, Date | string | undefined, Date | string>;

interface FellowsTable {
  id: GeneratedAlways<number>;
  reference: string;
  full_name: string;
  current_title: string;
  current_department: string | null;
  current_institution: string;
  biography: string | null;
  homepage: string | null;
  is_homepage_public: Generated<boolean>;
  photo_file_id: string | null;
  status: Generated<string>;
  locale: string;
  published_at: Instant | null;
  created_at: InstantWithDefault;
  updated_at: InstantWithDefault;
}

interface FellowContactsTable {
  fellow_id: number;
  key_id: string;
  sealed: Buffer;
}

interface ContactMessagesTable {
  id: GeneratedAlways<number>;
  reference: string;
  topic: string;
  full_name: string;
  email: string;
  phone_number: string | null;
  organization_name: string | null;
  message: string;
  locale: string;
  created_at: InstantWithDefault;
}

interface JoinRequestsTable {
  id: GeneratedAlways<number>;
  reference: string;
  organization_name_en: string | null;
  organization_name_ar: string | null;
  type: string;
  country: string;
  website: string | null;
  contact_name: string;
  contact_title: string | null;
  email: string;
  phone_number: string | null;
  thematic_area_ids: Generated<number[]>;
  message: string | null;
  logo_file_id: string | null;
  locale: string;
  status: Generated<string>;
  created_at: InstantWithDefault;
}

interface NewsletterSubscribersTable {
  id: GeneratedAlways<number>;
  email: string;
  email_key: string;
  locale: string;
  consented_at: InstantWithDefault;
  confirmed_at: Instant | null;
  token_hash: Buffer | null;
  token_sent_at: Instant | null;
}

/** What visitors send by forms. */
export interface VisitorFormTables {
  fellows: FellowsTable;
  fellow_contacts: FellowContactsTable;
  contact_messages: ContactMessagesTable;
  join_requests: JoinRequestsTable;
  newsletter_subscribers: NewsletterSubscribersTable;
}
