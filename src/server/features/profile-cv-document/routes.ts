import { getCvDocument } from '#contract/profileCv.ts';
import type { Bind } from '#server/http/endpointRegistry.ts';
import type { SharedLimits } from '#server/http/sharedLimits.ts';
import { makeCvDocument } from './makeCvDocument.ts';

/** A member's profile as a document. */
export function bindCvDocument(bind: Bind, { sharedLimits }: { sharedLimits: SharedLimits }): void {
  bind(getCvDocument, (context, input) => makeCvDocument(sharedLimits, context, input));
}
