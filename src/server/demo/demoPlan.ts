import { agsCategories, opportunityCategories } from '#domain/opportunity.ts';
import type { AgsCategory, OpportunityCategory } from '#domain/opportunity.ts';
import type { OrganizationType } from '#domain/organization.ts';
import { createOrganizationChooser } from './createOrganizationChooser.ts';
import type { OrganizationChooser } from './createOrganizationChooser.ts';
import { areaCodes, demoTopics } from './demoTopics.ts';
import type { AreaCode, DemoOrganization } from './parseOrganizations.ts';
import type { Topic } from './parseTopics.ts';
import type { Random } from './random.ts';

/** One opportunity before it has words and dates. */
export interface PlannedOpportunity {
  area: AreaCode;
  agsCategory: AgsCategory;
  category: OpportunityCategory;
  topic: Topic;
  /** 0 or 1: every topic serves two opportunities, which share no frame. */
  use: 0 | 1;
  /** Which of two wordings its title takes, so that neighbors in a list differ. */
  variant: 0 | 1;
  organization: DemoOrganization;
}

/**
 * Spreads the topics over areas, categories and kinds: each topic twice, under different kinds, and each of the 150
 * cells two or three times. Each goes to an organization that is near its subject and not yet busy.
 */
export function planOpportunities(random: Random): PlannedOpportunity[] {
  const choose = createOrganizationChooser(random);
  return areaCodes.flatMap((area, areaIndex) =>
    agsCategories.flatMap((agsCategory, agsIndex) => {
      const topics = demoTopics[area][agsCategory];
      return [...topics, ...topics].map((topic, index): PlannedOpportunity => {
        const category = opportunityCategories[(index + areaIndex * 3 + agsIndex * 7) % opportunityCategories.length];
        if (category === undefined) throw new Error('There are no kinds of opportunity.');
        const organization = chooseOrganization(area, agsCategory, category, topic, choose);
        const use = index < topics.length ? 0 : 1;
        const variant = Math.floor(index / opportunityCategories.length) % 2 === 0 ? 0 : 1;
        return { area, agsCategory, category, topic, use, variant, organization };
      });
    }),
  );
}

/** Which types of organization offer which kinds of opportunity. */
const hosts: Readonly<Record<Exclude<OpportunityCategory, 'position'>, readonly OrganizationType[]>> = {
  fellowship: ['university', 'research_center', 'foundation'],
  postdoctoral: ['university', 'research_center', 'hospital'],
  doctoral: ['university', 'research_center'],
  grant: ['foundation', 'government'],
  award: ['foundation', 'nonprofit', 'government'],
  training: ['university', 'research_center', 'nonprofit', 'school'],
  program: ['university', 'foundation', 'nonprofit', 'government'],
  call_for_papers: ['university', 'research_center'],
  volunteering: ['nonprofit', 'school', 'hospital'],
};
/** Companies besides, for what is to be built. */
const isForCompanies = (category: OpportunityCategory, agsCategory: AgsCategory) =>
  agsCategory === 'innovation' && (category === 'training' || category === 'program' || category === 'fellowship');
const employers: Readonly<Record<AgsCategory, readonly OrganizationType[]>> = {
  education: ['university', 'school', 'nonprofit'],
  research: ['university', 'research_center', 'hospital', 'government'],
  innovation: ['company', 'research_center', 'hospital', 'nonprofit'],
};

function chooseOrganization(
  area: AreaCode,
  agsCategory: AgsCategory,
  category: OpportunityCategory,
  topic: Topic,
  choose: OrganizationChooser,
): DemoOrganization {
  const types = category === 'position' ? employers[agsCategory] : hosts[category];
  return choose(
    topic,
    ({ type, areas }) =>
      areas.includes(area) && (types.includes(type) || (type === 'company' && isForCompanies(category, agsCategory))),
  );
}
