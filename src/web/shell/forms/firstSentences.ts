import type { ApiError } from '#contract/client.ts';

/** What a refusal says of each field, by its name: of several sentences the first. */
export function firstSentences(error: ApiError): Record<string, string> {
  return Object.fromEntries(
    Object.entries(error.errors).map(([field, sentences]) => [field, sentences[0] ?? error.message]),
  );
}
