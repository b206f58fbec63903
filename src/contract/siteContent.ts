import { z } from 'zod';
import { defineEndpoint } from './defineEndpoint.ts';
import { instant, localized, slugParam, textBlock } from './fields.ts';
import { fellowCard } from './fellows.ts';
import { memberCard } from './members.ts';
import { opportunityCard } from './opportunities.ts';
import { organizationCard } from './organizations.ts';
import { thematicArea } from './thematicAreas.ts';

export const announcement = z.object({
  id: z.number().int(),
  ...localized('text'),
  url: z.string().nullable(),
  starts_at: instant,
  ends_at: instant.nullable(),
});
export type Announcement = z.infer<typeof announcement>;

/** The public settings of the site (decisions §5). Only keys of this list ever leave. */
export const globalKeys = z.object({
  site_name: z.string(),
  site_name_en: z.string(),
  site_name_ar: z.string(),
  contact_email: z.string().nullable(),
  social_links: z.array(z.object({ name: z.string(), url: z.string() })),
  announcements: z.array(announcement),
  captcha_provider: z.enum(['altcha', 'recaptcha', 'off']),
  captcha_site_key: z.string().nullable(),
  features: z.record(z.string(), z.boolean()),
  default_share_image: z.string(),
});
export type GlobalKeys = z.infer<typeof globalKeys>;

export const listGlobalKeys = defineEndpoint('listGlobalKeys', {
  summary: 'Public settings of the site',
  tag: 'Site',
  access: 'public',
  /** Accepted as the owner's client sends it; it can not widen what is public. */
  query: z.object({ is_front: z.unknown() }).partial(),
  data: globalKeys,
  reads: ['global_keys', 'announcements'],
  isOnEveryPage: true,
});

export const sitePage = z.object({
  slug: z.string(),
  ...localized('title'),
  ...localized('description'),
  body: z.array(textBlock),
  updated_at: instant,
});

export const getPage = defineEndpoint('getPage', {
  summary: 'An edited page by its slug',
  tag: 'Site',
  access: 'public',
  params: slugParam,
  data: sitePage,
  reads: ['pages'],
});

export const home = z.object({
  areas: z.array(thematicArea),
  closing_soon: z.array(opportunityCard),
  newest_members: z.array(memberCard),
  newest_organizations: z.array(organizationCard),
  fellows: z.array(fellowCard),
  counts: z.object({
    open_opportunities: z.number().int(),
    organizations: z.number().int(),
    members: z.number().int(),
    countries: z.number().int(),
  }),
});
export type Home = z.infer<typeof home>;

export const getHome = defineEndpoint('getHome', {
  summary: 'What the home page shows, in one answer',
  tag: 'Site',
  access: 'public',
  data: home,
  reads: [
    'thematic_areas',
    'opportunities',
    'opportunity_areas',
    'organizations',
    'members',
    'fellows',
    'opportunity_categories',
  ],
});

const bilingual = <Name extends string>(name: Name) =>
  ({ [`${name}_en`]: z.string(), [`${name}_ar`]: z.string() }) as Record<`${Name}_en` | `${Name}_ar`, z.ZodString>;

export const siteEvent = z.object({
  slug: z.string(),
  ...localized('title'),
  ...localized('summary'),
  ...localized('venue'),
  starts_on: z.string(),
  ends_on: z.string(),
  time_zone: z.string(),
  intro: z.array(textBlock),
  days: z.array(
    z.object({
      date: z.string(),
      sessions: z.array(
        z.object({
          starts: z.string(),
          ends: z.string(),
          ...bilingual('title'),
          ...bilingual('place'),
          speakers: z.array(z.string()),
        }),
      ),
    }),
  ),
  speakers: z.array(
    z.object({ key: z.string(), name_en: z.string(), name_ar: z.string(), role_en: z.string(), role_ar: z.string() }),
  ),
  faq: z.array(
    z.object({ question_en: z.string(), question_ar: z.string(), answer_en: z.string(), answer_ar: z.string() }),
  ),
});
export type SiteEvent = z.infer<typeof siteEvent>;

export const getEvent = defineEndpoint('getEvent', {
  summary: 'The public part of an event',
  tag: 'Events',
  access: 'public',
  params: slugParam,
  data: siteEvent,
  reads: ['events'],
});

export const listDegreeTypes = defineEndpoint('listDegreeTypes', {
  summary: 'Kinds of academic degree',
  tag: 'Site',
  access: 'public',
  data: z.array(
    z.object({
      id: z.number().int(),
      slug: z.string(),
      name: z.string(),
      name_en: z.string(),
      name_ar: z.string(),
      level: z.number().int(),
    }),
  ),
  reads: ['degree_types'],
});
