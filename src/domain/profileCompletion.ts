/** What counts towards a complete profile, in percent, from one rule (decisions §5). */
export const completionWeights = {
  photo: 10,
  headline: 10,
  biography: 15,
  experience: 15,
  education: 15,
  interests: 10,
  languages: 5,
  country: 5,
  cv: 10,
  email: 5,
} as const;

export type CompletionKey = keyof typeof completionWeights;

/** A profile's parts that are there. */
export type CompletedParts = Record<CompletionKey, boolean>;

/** How complete a profile is, 0 to 100. */
export function completionPercentage(parts: CompletedParts): number {
  return missingParts(parts).reduce((rest, key) => rest - completionWeights[key], 100);
}

/** What a profile lacks, in the order of the rule. */
export function missingParts(parts: CompletedParts): CompletionKey[] {
  return (Object.keys(completionWeights) as CompletionKey[]).filter((key) => !parts[key]);
}
