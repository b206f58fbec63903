import type { SharedLimits } from '#server/http/sharedLimits.ts';

/** What the verbs of connections work with. */
export interface ConnectionOptions {
  sharedLimits: SharedLimits;
}
