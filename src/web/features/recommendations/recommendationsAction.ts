import type { Api } from '#contract/endpoints.ts';
import { type RecommendationKind, recommendationKinds } from '#domain/recommendation.ts';
import { accountAction, type AccountEnd, type PostedValues } from '#web/shell/account/accountAction.ts';

/** The kind that a query names; opportunities where it names none. */
export function readKind(kind: string | null | undefined): RecommendationKind {
  return recommendationKinds.find((known) => known === kind) ?? 'opportunities';
}

/** Does what a button of the page of recommendations asks for. */
export async function runRecommendations(
  api: Api,
  { intent, id = '', kind = '' }: PostedValues,
): Promise<AccountEnd<never>> {
  // The API judges it: what is no kind is refused there.
  const body = { kind: kind as RecommendationKind, id };
  const query = new URLSearchParams({ kind: readKind(kind) });
  switch (intent) {
    case 'dismiss':
      await api.dismissRecommendation({ body });
      query.set('undo', id);
      return { done: 'recommendationDismissed', query };
    case 'restore':
      await api.restoreRecommendation({ body });
      return { done: 'recommendationRestored', query };
    default:
      return { done: null, query };
  }
}

/** Answers those buttons without script. */
export const recommendationsAction = accountAction<never>(runRecommendations);
