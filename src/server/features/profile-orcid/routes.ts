import { getOrcidImport, importOrcid } from '#contract/profileOffers.ts';
import type { Bind } from '#server/http/endpointRegistry.ts';
import { type ImportOptions, importRecord, previewImport } from './importRecord.ts';

/** What one's ORCID record brings into the profile. */
export function bindProfileOrcid(bind: Bind, options: ImportOptions): void {
  bind(getOrcidImport, (context) => previewImport(options, context));
  bind(importOrcid, (context, input) => importRecord(options, context, input));
}
