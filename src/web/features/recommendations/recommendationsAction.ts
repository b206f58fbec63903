import { type RecommendationKind, recommendationKinds } from '#domain/recommendation.ts';
import { accountAction } from '#web/shell/account/accountAction.ts';

/** The kind that a query names; opportunities where it names none. */
export function readKind(kind: string | null | undefined): RecommendationKind {
  return recommendationKinds.find((known) => known === kind) ?? 'opportunities';
}

/** Answers the buttons of the page of recommendations. */
export const recommendationsAction = accountAction<never>(async (api, { intent, id = '', kind }) => {
  const body = { kind: readKind(kind), id };
  const query = new URLSearchParams({ kind: body.kind });
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
});
