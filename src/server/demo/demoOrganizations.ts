import type { Insertable } from 'kysely';
import type { Database } from '#server/db/schema.ts';
import { organizationDescriptions, organizationSummaries } from './frames/organizationTexts.ts';
import { arabiaOrganizations } from './organizations/arabiaOrganizations.ts';
import { gulfOrganizations } from './organizations/gulfOrganizations.ts';
import { levantOrganizations } from './organizations/levantOrganizations.ts';
import { maghrebOrganizations } from './organizations/maghrebOrganizations.ts';
import { nileOrganizations } from './organizations/nileOrganizations.ts';
import { partnerOrganizations } from './organizations/partnerOrganizations.ts';
import type { DemoOrganization } from './parseOrganizations.ts';
import type { Phrase } from './parseTopics.ts';
import { placeOf } from './places.ts';
import type { Random } from './random.ts';
import { renderFrame } from './renderFrame.ts';
import { demoSource } from './demoSource.ts';

/** The demo's organizations, all fictional: the Arab region first, then partners elsewhere. */
export const demoOrganizations: readonly DemoOrganization[] = [
  ...gulfOrganizations,
  ...arabiaOrganizations,
  ...levantOrganizations,
  ...nileOrganizations,
  ...maghrebOrganizations,
  ...partnerOrganizations,
];

const dayInMs = 86_400_000;

/** The rows of the demo's organizations as they stand at `now`; they joined over the last year. */
export function buildOrganizationRows(now: Date, random: Random): Insertable<Database['organizations']>[] {
  return demoOrganizations.map((organization, index) => {
    const { country, type, key, foundedYear, name } = organization;
    const city = cityOf(organization);
    const values = {
      org: name,
      city,
      focus: organization.focus,
      work: organization.work,
      year: [String(foundedYear), String(foundedYear)] as const,
    };
    const isFeminine = isFeminineName(name[1]);
    const summaries = organizationSummaries[type];
    const [summary_en, summary_ar] = renderFrame(summaries[index % summaries.length] ?? name, values, isFeminine);
    const sentences = organizationDescriptions.map((variants) =>
      renderFrame(random.pick(variants), values, isFeminine),
    );
    const joinedAt = new Date(now.getTime() - random.between(1, 380) * dayInMs - random.between(0, dayInMs));
    return {
      name_en: name[0],
      name_ar: name[1],
      type,
      country,
      city_en: city[0],
      city_ar: city[1],
      website: `https://${key}.example.org`,
      summary_en,
      summary_ar,
      description_en: sentences.map(([english]) => english).join(' '),
      description_ar: sentences.map(([, arabic]) => arabic).join(' '),
      founded_year: foundedYear,
      source: demoSource,
      source_key: key,
      created_at: joinedAt,
      updated_at: joinedAt,
    };
  });
}

/** Where an organization is. */
export function cityOf({ country, cityIndex }: DemoOrganization): Phrase {
  const city = placeOf(country).cities[cityIndex];
  if (city === undefined) throw new Error(`${country} has no city ${cityIndex} in the demo.`);
  return city;
}

/** Whether an Arabic name's first word is feminine, so that a verb before it can agree. */
export function isFeminineName(name: string): boolean {
  return /^\S+ة(?:\s|$)/u.test(name);
}
