import { z } from 'zod';
import { recommendationKinds, recommendationReasons } from '#domain/recommendation.ts';
import { defineEndpoint } from './defineEndpoint.ts';
import { instant } from './fields.ts';
import { typed } from './formFields.ts';
import { memberCard } from './members.ts';
import { opportunityCard } from './opportunities.ts';
import { organizationCard } from './organizations.ts';

const kind = z.enum(recommendationKinds);

const recommendation = z.object({
  kind,
  id: z.number().int(),
  /** The one of these three that the kind says. */
  opportunity: opportunityCard.optional(),
  member: memberCard.optional(),
  organization: organizationCard.optional(),
  /** Why, the strongest first: facts, in the reader's language. */
  reasons: z.array(z.object({ code: z.enum(recommendationReasons), text: z.string() })),
});
export type Recommendation = z.infer<typeof recommendation>;

export const listRecommendations = defineEndpoint('listRecommendations', {
  summary: 'Opportunities, members or organizations that suit one, each with its reasons',
  tag: 'Recommendations',
  access: 'member',
  isPersonal: true,
  query: z.object({ kind: kind.default('opportunities') }),
  data: z.object({ kind, items: z.array(recommendation) }),
});

export const dismissRecommendation = defineEndpoint('dismissRecommendation', {
  summary: 'No longer see a recommendation, for 90 days',
  tag: 'Recommendations',
  access: 'member',
  body: z.strictObject({ kind: kind, id: typed.or(z.number()) }),
  data: z.object({ dismissed_until: instant }),
});

export const restoreRecommendation = defineEndpoint('restoreRecommendation', {
  summary: 'See a dismissed recommendation again',
  tag: 'Recommendations',
  access: 'member',
  body: z.strictObject({ kind: kind, id: typed.or(z.number()) }),
  data: z.object({ is_restored: z.literal(true) }),
});
