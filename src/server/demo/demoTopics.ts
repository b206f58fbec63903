import type { AgsCategory } from '#domain/opportunity.ts';
import type { AreaCode } from './parseOrganizations.ts';
import type { Topic } from './parseTopics.ts';
import { artificialIntelligenceInEducation } from './topics/artificialIntelligenceInEducation.ts';
import { artificialIntelligenceInInnovation } from './topics/artificialIntelligenceInInnovation.ts';
import { artificialIntelligenceInResearch } from './topics/artificialIntelligenceInResearch.ts';
import { precisionHealthInEducation } from './topics/precisionHealthInEducation.ts';
import { precisionHealthInInnovation } from './topics/precisionHealthInInnovation.ts';
import { precisionHealthInResearch } from './topics/precisionHealthInResearch.ts';
import { progressiveEducationInEducation } from './topics/progressiveEducationInEducation.ts';
import { progressiveEducationInInnovation } from './topics/progressiveEducationInInnovation.ts';
import { progressiveEducationInResearch } from './topics/progressiveEducationInResearch.ts';
import { socialProgressInEducation } from './topics/socialProgressInEducation.ts';
import { socialProgressInInnovation } from './topics/socialProgressInInnovation.ts';
import { socialProgressInResearch } from './topics/socialProgressInResearch.ts';
import { sustainabilityInEducation } from './topics/sustainabilityInEducation.ts';
import { sustainabilityInInnovation } from './topics/sustainabilityInInnovation.ts';
import { sustainabilityInResearch } from './topics/sustainabilityInResearch.ts';

export const areaCodes: readonly AreaCode[] = ['PE', 'SU', 'AI', 'PH', 'SP'];

/** The id of each area in `thematic_areas`, which the shipped content sets. */
export const areaIds: Readonly<Record<AreaCode, number>> = { PE: 1, SU: 2, AI: 3, PH: 4, SP: 5 };

/** Every subject of the demo, by area and category: 210 in all, no phrase twice. */
export const demoTopics: Readonly<Record<AreaCode, Readonly<Record<AgsCategory, readonly Topic[]>>>> = {
  PE: {
    education: progressiveEducationInEducation,
    research: progressiveEducationInResearch,
    innovation: progressiveEducationInInnovation,
  },
  SU: {
    education: sustainabilityInEducation,
    research: sustainabilityInResearch,
    innovation: sustainabilityInInnovation,
  },
  AI: {
    education: artificialIntelligenceInEducation,
    research: artificialIntelligenceInResearch,
    innovation: artificialIntelligenceInInnovation,
  },
  PH: {
    education: precisionHealthInEducation,
    research: precisionHealthInResearch,
    innovation: precisionHealthInInnovation,
  },
  SP: {
    education: socialProgressInEducation,
    research: socialProgressInResearch,
    innovation: socialProgressInInnovation,
  },
};
