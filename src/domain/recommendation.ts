export const recommendationKinds = ['opportunities', 'members', 'organizations'] as const;
export type RecommendationKind = (typeof recommendationKinds)[number];

/** How long a dismissed recommendation stays away, in days (decisions §5). */
export const dismissedDays = 90;

/** Why something is recommended, the strongest reason first. */
export const recommendationReasons = [
  'mutual',
  'followed',
  'workplace',
  'interests',
  'areas',
  'followedAreas',
  'connectionsThere',
  'country',
  'language',
] as const;
export type RecommendationReason = (typeof recommendationReasons)[number];

/** What each reason weighs, and what each further one of its kind adds, up to a bound: nothing outweighs all else. */
const weights: Readonly<Record<RecommendationReason, { first: number; further: number; most: number }>> = {
  mutual: { first: 5, further: 1, most: 10 },
  followed: { first: 6, further: 0, most: 6 },
  workplace: { first: 4, further: 0, most: 4 },
  interests: { first: 4, further: 2, most: 8 },
  areas: { first: 3, further: 1, most: 5 },
  followedAreas: { first: 3, further: 1, most: 5 },
  connectionsThere: { first: 2, further: 1, most: 5 },
  country: { first: 2, further: 0, most: 2 },
  language: { first: 1, further: 0, most: 1 },
};

/** What speaks for something: for each reason how often it holds, or what exactly it is. */
export type RecommendationFacts = Partial<Record<RecommendationReason, number | readonly (string | number)[]>>;

export interface Candidate {
  id: number;
  facts: RecommendationFacts;
}

export interface RankedCandidate extends Candidate {
  /** Those that hold, the strongest first; there is one at least. */
  reasons: RecommendationReason[];
}

/** The best of the candidates, of equal ones the newest; whatever nothing speaks for is none. A language alone is too little. */
export function rankRecommendations(candidates: readonly Candidate[], limit: number): RankedCandidate[] {
  return candidates
    .map((candidate) => {
      const reasons = recommendationReasons.filter((reason) => countOf(candidate.facts[reason]) > 0);
      const score = reasons.reduce((sum, reason) => sum + weigh(reason, countOf(candidate.facts[reason])), 0);
      return { ...candidate, reasons, score };
    })
    .filter(({ reasons }) => reasons.some((reason) => reason !== 'language'))
    .toSorted((one, other) => other.score - one.score || other.id - one.id)
    .slice(0, limit)
    .map(({ id, facts, reasons }) => ({ id, facts, reasons }));
}

function weigh(reason: RecommendationReason, count: number): number {
  const { first, further, most } = weights[reason];
  return Math.min(most, first + (count - 1) * further);
}

function countOf(fact: RecommendationFacts[RecommendationReason]): number {
  return typeof fact === 'number' ? fact : (fact?.length ?? 0);
}

/** What two lists have in common, compared without case, as the first has it. */
export function sharedWords(own: readonly string[], others: readonly string[]): string[] {
  const known = new Set(others.map(fold));
  return own.filter((word) => known.has(fold(word)));
}

function fold(word: string): string {
  return word.trim().normalize('NFC').toLowerCase();
}
