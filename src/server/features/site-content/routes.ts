import { ContractError } from '#contract/errors.ts';
import { getEvent, getHome, getPage, listDegreeTypes, listGlobalKeys, type SiteEvent } from '#contract/siteContent.ts';
import type { Config } from '#server/config.ts';
import type { Bind } from '#server/http/endpointRegistry.ts';
import { localize } from '#server/localize.ts';
import { announcementLink } from './announcementLink.ts';
import { showHome } from './showHome.ts';
import { findEvent, findPage, listCurrentAnnouncements, listDegreeTypeRows, listFrontKeys } from './queries.ts';

/** Edited pages, the event, and the site's public settings. */
export function bindSiteContent(bind: Bind, { config }: { config: Config }): void {
  bind(getHome, showHome);

  bind(getPage, async ({ db, language }, { params }) => {
    const row = await findPage(db, params.slug);
    if (!row) throw new ContractError('not_found');
    return {
      slug: row.slug,
      ...localize('title', row, language),
      ...localize('description', row, language),
      body: row.body,
      updated_at: row.updated_at.toISOString(),
    };
  });

  bind(getEvent, async ({ db, language }, { params }) => {
    const row = await findEvent(db, params.slug);
    if (!row) throw new ContractError('not_found');
    const program = row.program as Partial<Pick<SiteEvent, 'intro' | 'days' | 'speakers' | 'faq'>>;
    return {
      slug: row.slug,
      ...localize('title', row, language),
      ...localize('summary', row, language),
      ...localize('venue', row, language),
      starts_on: row.starts_on,
      ends_on: row.ends_on,
      time_zone: row.time_zone,
      intro: program.intro ?? [],
      days: program.days ?? [],
      speakers: program.speakers ?? [],
      faq: program.faq ?? [],
    };
  });

  bind(listDegreeTypes, async ({ db, language }) =>
    (await listDegreeTypeRows(db)).map((row) => ({
      id: row.id,
      slug: row.slug,
      name: language === 'ar' ? row.name_ar : row.name_en,
      name_en: row.name_en,
      name_ar: row.name_ar,
      level: row.level,
    })),
  );

  bind(listGlobalKeys, async ({ db, now, language, validUntil }) => {
    const keys = new Map((await listFrontKeys(db)).map((row) => [row.key, row.value]));
    const announcements = await listCurrentAnnouncements(db, now);
    for (const row of announcements) {
      validUntil(row.starts_at);
      validUntil(row.ends_at);
    }
    return {
      site_name: config.siteName[language],
      site_name_en: config.siteName.en,
      site_name_ar: config.siteName.ar,
      contact_email: (keys.get('contact_email') as string | undefined) ?? null,
      social_links: (keys.get('social_links') as { name: string; url: string }[] | undefined) ?? [],
      announcements: announcements.map((row) => ({
        id: row.id,
        ...localize('text', row, language),
        url: announcementLink(row.url, language, config.publicUrl),
        starts_at: row.starts_at.toISOString(),
        ends_at: row.ends_at?.toISOString() ?? null,
      })),
      captcha_provider: config.captcha.provider,
      captcha_site_key: config.captcha.provider === 'recaptcha' ? config.captcha.siteKey : null,
      features: {
        ...(keys.get('features') as Record<string, boolean> | undefined),
        orcid_login: config.orcid !== undefined,
      },
      default_share_image: `${config.publicUrl}/share/${language}/home.png`,
    };
  });
}
