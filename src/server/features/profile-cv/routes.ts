import {
  chooseCv as chooseCvEndpoint,
  listCvs,
  removeCv as removeCvEndpoint,
  uploadCv as uploadCvEndpoint,
} from '#contract/profileCv.ts';
import { listCvSuggestions, takeCvSuggestions } from '#contract/profileOffers.ts';
import type { Bind } from '#server/http/endpointRegistry.ts';
import { chooseCv, removeCv } from './changeCvs.ts';
import { showSuggestions, takeSuggestions } from './cvSuggestions.ts';
import { showCvs } from './showCvs.ts';
import { type CvOptions, uploadCv } from './uploadCv.ts';

/** A member's CVs. */
export function bindProfileCv(bind: Bind, options: CvOptions): void {
  bind(listCvs, ({ db, principal }) => showCvs(db, principal.memberId));
  bind(uploadCvEndpoint, (context, input) => uploadCv(options, context, input));
  bind(chooseCvEndpoint, (context, { params }) => chooseCv(context, params.id));
  bind(removeCvEndpoint, (context, { params }) => removeCv(options.gateways.fileStore, context, params.id));
  bind(listCvSuggestions, (context, { params }) => showSuggestions(context, params.id));
  bind(takeCvSuggestions, (context, input) => takeSuggestions(context, input));
}
