import type { AgsCategory } from '#domain/opportunity.ts';
import type { Phrase } from '#server/demo/parseTopics.ts';

/** Two ways of saying it, so that neighbors in a list differ. */
export type Variants = readonly [Phrase, Phrase];

/**
 * How opportunities of one kind are worded. Every frame names something of its topic, and no two kinds share a frame:
 * as the two opportunities of one topic are of different kinds, no sentence can come out twice. Beside the topic's
 * phrases there are {org}, {city}, {start}, {duration}, {short}, {seats}, {amount}, {allowance}, {grant} and {fee}.
 */
export interface CategoryTexts {
  titles: Readonly<Record<AgsCategory, Variants>>;
  summaries: Readonly<Record<AgsCategory, Variants>>;
  opening: Variants;
  /** A heading with points of its own, where the tasks of the category of work would not fit. */
  points?: { heading: Phrase; items: readonly Phrase[]; isNumbered: boolean };
  closing: Variants;
  eligibility: Variants;
  funding: Variants;
}
