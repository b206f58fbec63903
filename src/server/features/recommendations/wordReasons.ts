import type { Recommendation } from '#contract/recommendations.ts';
import type { ThematicAreaReference } from '#contract/thematicAreas.ts';
import type { RankedCandidate, RecommendationKind, RecommendationReason } from '#domain/recommendation.ts';
import type { RequestContext } from '#server/http/requestContext.ts';

/** So many are told of one thing; more would be a list and no reason. */
const maxReasons = 3;

interface Told {
  context: Pick<RequestContext, 't' | 'language'>;
  kind: RecommendationKind;
  areas: readonly ThematicAreaReference[];
}

/** The reasons of a recommendation in the reader's language, the strongest first. */
export function wordReasons(
  { facts, reasons }: RankedCandidate,
  { context: { t }, kind, areas }: Told,
): Recommendation['reasons'] {
  const titleOf = (id: string | number) => areas.find((area) => area.id === id)?.title ?? '';
  const word = (code: RecommendationReason): string => {
    const fact = facts[code];
    const list = typeof fact === 'number' || fact === undefined ? [] : fact;
    const joined = (items: readonly string[]) => items.slice(0, maxReasons).join(`${t('list.separator')} `);
    switch (code) {
      case 'mutual':
      case 'connectionsThere':
        return t(`recommendation.reason.${code}`, { count: typeof fact === 'number' ? fact : list.length });
      case 'areas':
      case 'followedAreas':
        return t(`recommendation.reason.${code}`, { areas: joined(list.map(titleOf)) });
      case 'interests':
        return t('recommendation.reason.interests', { interests: joined(list.map(String)) });
      case 'workplace':
        return t(kind === 'members' ? 'recommendation.reason.workplace' : 'recommendation.reason.ownWorkplace');
      case 'country':
        return t(`recommendation.reason.country.${kind}`);
      case 'language':
        return t(kind === 'members' ? 'recommendation.reason.language' : 'recommendation.reason.languageAsked');
      default:
        return t('recommendation.reason.followed');
    }
  };
  return reasons
    .filter((code) => facts[code] !== 0)
    .slice(0, maxReasons)
    .map((code) => ({ code, text: word(code) }));
}
