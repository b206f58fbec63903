import { artificialIntelligence } from './areas/artificialIntelligence.ts';
import { precisionHealth } from './areas/precisionHealth.ts';
import { progressiveEducation } from './areas/progressiveEducation.ts';
import { socialProgress } from './areas/socialProgress.ts';
import { sustainability } from './areas/sustainability.ts';
import type { ThematicAreaContent } from './thematicAreaContent.ts';

/** The five thematic areas (spec §1) in the order in which the portal shows them. */
export const thematicAreas: readonly ThematicAreaContent[] = [
  progressiveEducation,
  sustainability,
  artificialIntelligence,
  precisionHealth,
  socialProgress,
];
