import type { Connection } from '#server/db/connection.ts';

/** Whether the member was not erased. */
export async function hasAccount(db: Connection, memberId: number): Promise<boolean> {
  const account = await db
    .selectFrom('accounts')
    .select('member_id')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return account !== undefined;
}

/** The public row of a member. */
export async function getProfileForExport(db: Connection, memberId: number) {
  const profile = await db
    .selectFrom('members')
    .select([
      'id',
      'full_name',
      'full_name_ar',
      'family_name',
      'display_name',
      'visibility',
      'headline_en',
      'headline_ar',
      'biography_en',
      'biography_ar',
      'current_title',
      'organization_name',
      'country',
      'city',
      'research_interests',
      'languages',
      'language_levels',
      'skills',
      'has_no_experience',
      'is_listed',
      'created_at',
      'updated_at',
    ])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  const areas = await db
    .selectFrom('member_areas')
    .innerJoin('thematic_areas', 'thematic_areas.id', 'member_areas.thematic_area_id')
    .select('thematic_areas.slug')
    .where('member_id', '=', memberId)
    .execute();
  const items = await db
    .selectFrom('profile_items')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('deletion_id', 'is', null)
    .orderBy('section')
    .orderBy('position')
    .execute();
  return { ...profile, thematic_areas: areas.map(({ slug }) => slug), items };
}

/** What the account holds, without hashes and secrets. */
export async function getAccountForExport(db: Connection, memberId: number) {
  const account = await db
    .selectFrom('accounts')
    .select([
      'member_id',
      'email',
      'email_key',
      'email_confirmed_at',
      'password_changed_at',
      'locale',
      'time_zone',
      'form_of_address',
      'phone_number',
      'messaging_system',
      'roles',
      'status',
      'terms_accepted_at',
      'deletion_requested_at',
      'created_at',
      'updated_at',
    ])
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  const { email_key: emailKey, ...shown } = account;
  const factor = await db
    .selectFrom('second_factors')
    .select('confirmed_at')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  const passkeys = await db
    .selectFrom('passkeys')
    .select(['name', 'created_at', 'last_used_at'])
    .where('member_id', '=', memberId)
    .execute();
  const identities = await db
    .selectFrom('provider_identities')
    .select(['provider', 'subject', 'created_at'])
    .where('member_id', '=', memberId)
    .execute();
  const newsletter = await db
    .selectFrom('newsletter_subscribers')
    .select(['email', 'locale', 'consented_at', 'confirmed_at'])
    .where('email_key', '=', emailKey)
    .executeTakeFirst();
  return {
    ...shown,
    second_factor_since: factor?.confirmed_at ?? null,
    passkeys,
    identities,
    newsletter: newsletter ?? null,
  };
}

export function listSessionsForExport(db: Connection, memberId: number) {
  return db
    .selectFrom('sessions')
    .select(['kind', 'created_at', 'last_seen_at', 'expires_at', 'revoked_at', 'user_agent', 'address_prefix'])
    .where('member_id', '=', memberId)
    .orderBy('created_at')
    .execute();
}

/** What the member did, as the audit log has it. */
export function listAuditEventsForExport(db: Connection, memberId: number) {
  return db
    .selectFrom('audit_events')
    .select(['at', 'action', 'result', 'target_type', 'target_id', 'details', 'address_prefix'])
    .where('actor_member_id', '=', memberId)
    .orderBy('id')
    .execute();
}

/** The member's applications, with their timelines and what was sent with each. */
export async function listApplicationsForExport(db: Connection, memberId: number) {
  const applications = await db
    .selectFrom('applications')
    .innerJoin('opportunities', 'opportunities.id', 'opportunity_id')
    .select([
      'applications.id',
      'opportunity_id',
      'title_en',
      'title_ar',
      'applications.status',
      'cover_letter',
      'answers',
      'share_profile',
      'draft_cv_name',
      'consented_at',
      'snapshot',
      'submitted_at',
      'applications.created_at',
      'applications.updated_at',
    ])
    .where('member_id', '=', memberId)
    .orderBy('applications.id')
    .execute();
  const events = await db
    .selectFrom('application_events')
    .innerJoin('applications', 'applications.id', 'application_id')
    .select(['application_id', 'application_events.status', 'at'])
    .where('member_id', '=', memberId)
    .orderBy('application_events.id')
    .execute();
  return applications.map((application) => ({
    ...application,
    timeline: events
      .filter((event) => event.application_id === application.id)
      .map(({ status, at }) => ({ status, at })),
  }));
}

/** What the member saved: opportunities and searches. */
export async function getSavedForExport(db: Connection, memberId: number) {
  return {
    opportunities: await db
      .selectFrom('saved_opportunities')
      .select(['opportunity_id', 'created_at'])
      .where('member_id', '=', memberId)
      .orderBy('created_at')
      .execute(),
    searches: await db
      .selectFrom('saved_searches')
      .select(['name', 'query', 'alert', 'created_at'])
      .where('member_id', '=', memberId)
      .orderBy('id')
      .execute(),
  };
}

/** Files that the member gave: the picture, the CV. */
export function listOwnFiles(db: Connection, memberId: number) {
  return db
    .selectFrom('files')
    .select(['id', 'purpose', 'content_type', 'original_name'])
    .where('owner_member_id', '=', memberId)
    .where('purpose', 'in', ['member_avatar', 'member_cv', 'application_cv'])
    .execute();
}

/** What the member was told, and how they chose to be told. */
export async function listNotificationsForExport(db: Connection, memberId: number) {
  const preferences = await db
    .selectFrom('notification_settings')
    .select(['types', 'digest_frequency', 'digest_weekday', 'digest_hour', 'quiet_from', 'quiet_until'])
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  const notifications = await db
    .selectFrom('notification_events as e')
    .innerJoin('notifications as n', 'n.id', 'e.notification_id')
    .select(['n.type', 'e.params', 'e.redirect_url', 'e.created_at', 'n.read_at'])
    .where('e.member_id', '=', memberId)
    .where('n.is_shown', '=', true)
    .orderBy('e.id')
    .execute();
  return { preferences: preferences ?? null, notifications };
}
