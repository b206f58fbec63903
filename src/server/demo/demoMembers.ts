import type { Insertable } from 'kysely';
import { agsCategories } from '#domain/opportunity.ts';
import type { Database } from '#server/db/schema.ts';
import { richTextFromPlain } from '#server/richText.ts';
import { createOrganizationChooser } from './createOrganizationChooser.ts';
import { cityOf } from './demoOrganizations.ts';
import { areaCodes, demoTopics } from './demoTopics.ts';
import { memberBiographies, memberHeadlines, memberOwnWords, memberRoles } from './frames/memberTexts.ts';
import type { AreaCode, DemoOrganization } from './parseOrganizations.ts';
import type { Phrase, Topic } from './parseTopics.ts';
import { interestsByArea } from './people/interests.ts';
import { familyNames, menNames, womenNames } from './people/personNames.ts';
import type { NameRegion } from './people/personNames.ts';
import type { Random } from './random.ts';
import { capitalize, renderFrame } from './renderFrame.ts';

/** A member's row without its organization, which is named by its key; and the areas the member works in. */
export interface DemoMember {
  row: Omit<Insertable<Database['members']>, 'organization_id'>;
  organizationKey: string;
  areas: AreaCode[];
}

const memberCount = 204;
const dayInMs = 86_400_000;

const regions: Readonly<Record<string, NameRegion>> = {
  ...Object.fromEntries(['QA', 'SA', 'AE', 'KW', 'BH', 'OM', 'YE'].map((code) => [code, 'gulf'])),
  ...Object.fromEntries(['JO', 'LB', 'PS', 'SY', 'IQ'].map((code) => [code, 'levant'])),
  ...Object.fromEntries(['EG', 'SD', 'LY', 'SO', 'DJ', 'KM', 'KE'].map((code) => [code, 'nile'])),
  ...Object.fromEntries(['MA', 'TN', 'DZ', 'MR', 'FR', 'SN', 'ES', 'IT'].map((code) => [code, 'maghreb'])),
};

/** The demo's members as they stand at `now`: as many women as men, each with a topic that no other member has. */
export function buildMembers(now: Date, random: Random): DemoMember[] {
  const topics = random
    .shuffle(
      areaCodes.flatMap((area) =>
        agsCategories.flatMap((ags) => demoTopics[area][ags].map((topic) => ({ area, topic }))),
      ),
    )
    .slice(0, memberCount);
  const namesInUse = new Set<string>();
  const choose = createOrganizationChooser(random);
  return topics.map(({ area, topic }, index) => {
    const isWoman = index % 2 === 0;
    const organization = choose(topic, ({ areas }) => areas.includes(area));
    const name = chooseName(organization.country, isWoman, namesInUse, random);
    const joinedAt = new Date(now.getTime() - random.between(0, 300) * dayInMs - random.between(0, dayInMs));
    const isArabicFirst = random.next() < 0.4;
    const language = isArabicFirst ? 1 : 0;
    return {
      organizationKey: organization.key,
      areas: chooseAreas(area, organization, random),
      row: {
        ...writeTexts(topic, name, organization, isWoman, isArabicFirst, random),
        country: organization.country,
        city: cityOf(organization)[language],
        research_interests: random
          .shuffle(interestsByArea[area])
          .slice(0, 3)
          .map((interest) => interest[language]),
        languages:
          regions[organization.country] === 'maghreb'
            ? ['ar', 'fr', 'en']
            : random.pick([['ar', 'en'], ['ar', 'en'], ['ar'], ['ar', 'en', 'fr']]),
        created_at: joinedAt,
        updated_at: joinedAt,
      },
    };
  });
}

function chooseName(country: string, isWoman: boolean, inUse: Set<string>, random: Random): Phrase {
  const families = familyNames[regions[country] ?? random.pick(['gulf', 'levant', 'nile', 'maghreb'] as const)];
  for (;;) {
    const given = random.pick(isWoman ? womenNames : menNames);
    const family = random.pick(families);
    const name: Phrase = [`${given[0]} ${family[0]}`, `${given[1]} ${family[1]}`];
    // The demo's members are told apart by name: once in each script.
    if (inUse.has(name[0]) || inUse.has(name[1])) continue;
    inUse.add(name[0]).add(name[1]);
    return name;
  }
}

function writeTexts(
  topic: Topic,
  person: Phrase,
  organization: DemoOrganization,
  isWoman: boolean,
  isArabicFirst: boolean,
  random: Random,
) {
  const role = renderFrame(random.pick(memberRoles[organization.type]), {}, isWoman);
  const plainRole: Phrase = [role[0].charAt(0).toLowerCase() + role[0].slice(1), role[1]];
  const year = String(random.between(organization.foundedYear < 2012 ? 2012 : organization.foundedYear, 2024));
  const values = {
    ...topic,
    person,
    org: organization.name,
    role: plainRole,
    article: [/^[aeiou]/.test(plainRole[0]) ? 'an' : 'a', ''] as const,
    year: [year, year] as const,
  };
  const frames = random.next() < 0.5 ? memberBiographies : memberOwnWords;
  const sentences = frames.map((variants) => renderFrame(random.pick(variants), values, isWoman));
  const headline = renderFrame(random.pick(memberHeadlines), values, isWoman);
  // Some write about themselves in one language only.
  const wording = random.next();
  return {
    full_name: person[0],
    full_name_ar: person[1],
    headline_en: headline[0],
    headline_ar: headline[1],
    biography_en: wording < 0.1 ? null : richTextFromPlain(sentences.map(([english]) => english).join(' ')),
    biography_ar: wording > 0.9 ? null : richTextFromPlain(sentences.map(([, arabic]) => arabic).join(' ')),
    current_title: isArabicFirst ? role[1] : capitalize(role[0]),
  };
}

function chooseAreas(area: AreaCode, organization: DemoOrganization, random: Random): AreaCode[] {
  const others = organization.areas.filter((other) => other !== area);
  return others.length > 0 && random.next() < 0.3 ? [area, random.pick(others)] : [area];
}
