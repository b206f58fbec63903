import {
  applyToOpportunity as applyEndpoint,
  cancelApplication as cancelEndpoint,
  discardApplicationDraft,
  getOwnStanding,
  getSentApplication,
  listApplications,
  saveApplicationDraft,
} from '#contract/applications.ts';
import {
  changeSavedSearch as changeSearchEndpoint,
  deleteSavedSearch,
  listSavedOpportunities,
  listSavedSearches,
  saveOpportunity as saveEndpoint,
  saveSearch as saveSearchEndpoint,
  unsaveOpportunity as unsaveEndpoint,
} from '#contract/saved.ts';
import type { CvOptions } from '#server/features/profile-cv/uploadCv.ts';
import type { Bind } from '#server/http/endpointRegistry.ts';
import { applyToOpportunity } from './applyToOpportunity.ts';
import { cancelApplication } from './cancelApplication.ts';
import { discardDraft, saveDraft } from './saveDraft.ts';
import { changeSavedSearch, removeSavedSearch, saveSearch, showSavedSearches } from './savedSearches.ts';
import { saveOpportunity, unsaveOpportunity } from './saveOpportunity.ts';
import { showApplications, showOwnStanding } from './showApplications.ts';
import { showSaved } from './showSaved.ts';
import { showSentApplication } from './showSentApplication.ts';

/** Applying to opportunities, saving them, saving searches (spec §7, decisions §5). */
export function bindApplications(bind: Bind, options: CvOptions): void {
  bind(applyEndpoint, (context, input) => applyToOpportunity(options, context, input));
  bind(cancelEndpoint, cancelApplication);
  bind(saveApplicationDraft, saveDraft);
  bind(discardApplicationDraft, discardDraft);
  bind(getOwnStanding, showOwnStanding);
  bind(listApplications, showApplications);
  bind(getSentApplication, showSentApplication);
  bind(saveEndpoint, saveOpportunity);
  bind(unsaveEndpoint, (context, input) => unsaveOpportunity(context, input));
  bind(listSavedOpportunities, showSaved);
  bind(listSavedSearches, showSavedSearches);
  bind(saveSearchEndpoint, saveSearch);
  bind(changeSearchEndpoint, changeSavedSearch);
  bind(deleteSavedSearch, removeSavedSearch);
}
