import { demoOrganizations } from './demoOrganizations.ts';
import type { DemoOrganization } from './parseOrganizations.ts';
import type { Topic } from './parseTopics.ts';
import type { Random } from './random.ts';

/** Finds a home for a topic among the organizations that a condition allows. */
export type OrganizationChooser = (
  topic: Topic,
  isAllowed: (organization: DemoOrganization) => boolean,
) => DemoOrganization;

/** One shared word weighs as much as so many things that an organization has already. */
const wordWeight = 2;

/**
 * Makes a chooser that remembers what it gave to whom: it prefers organizations whose own texts share words with the
 * topic's, and those that have little so far.
 */
export function createOrganizationChooser(random: Random): OrganizationChooser {
  const load = new Map<DemoOrganization, number>();
  const words = new Map(
    demoOrganizations.map((one) => [one, stemsOf(`${one.name[0]} ${one.focus[0]} ${one.work[0]}`)]),
  );
  return (topic, isAllowed) => {
    const wanted = stemsOf(`${topic.name[0]} ${topic.skill[0]} ${topic.method[0]} ${topic.people[0]}`);
    const scoreOf = (organization: DemoOrganization) =>
      wordWeight * (words.get(organization)?.intersection(wanted).size ?? 0) - (load.get(organization) ?? 0);
    const [chosen] = random.shuffle(demoOrganizations.filter(isAllowed)).sort((a, b) => scoreOf(b) - scoreOf(a));
    if (chosen === undefined) throw new Error(`No organization of the demo may have ${topic.name[0]}.`);
    load.set(chosen, (load.get(chosen) ?? 0) + 1);
    return chosen;
  };
}

/** The beginnings of a text's longer words: enough to see that "farmers" and "farming" are near. */
function stemsOf(text: string): Set<string> {
  const beginnings = text
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length >= 4 && !tooCommon.has(word))
    .map((word) => word.slice(0, 5));
  return new Set(beginnings);
}

const tooCommon = new Set([
  'university',
  'center',
  'institute',
  'with',
  'from',
  'that',
  'their',
  'young',
  'foundation',
]);
