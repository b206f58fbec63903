import {
  dismissRecommendation as dismissEndpoint,
  listRecommendations,
  restoreRecommendation as restoreEndpoint,
} from '#contract/recommendations.ts';
import type { Bind } from '#server/http/endpointRegistry.ts';
import { dismissRecommendation, restoreRecommendation } from './dismissRecommendation.ts';
import { showRecommendations } from './showRecommendations.ts';

/** What suits a member, and why. */
export function bindRecommendations(bind: Bind): void {
  bind(listRecommendations, async (context, { query: { kind } }) => ({
    kind,
    items: await showRecommendations(context, kind),
  }));
  bind(dismissEndpoint, (context, input) => dismissRecommendation(context, input));
  bind(restoreEndpoint, (context, input) => restoreRecommendation(context, input));
}
