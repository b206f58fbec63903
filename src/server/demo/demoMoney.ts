import { formatNumber } from '#i18n/format.ts';
import type { Phrase } from './parseTopics.ts';
import type { Place } from './places.ts';

/**
 * So many dollars in a place's money, in both languages: `9,400 QAR`, `9,400 ريال قطري`. Always a round hundred, after
 * which the Arabic name of a currency stands in the singular.
 */
export function moneyPhrase(dollars: number, place: Place): Phrase {
  const exact = dollars * place.perDollar;
  const step = exact >= 100_000 ? 5000 : exact >= 20_000 ? 1000 : 100;
  const amount = Math.max(100, Math.round(exact / step) * step);
  return [`${formatNumber(amount, 'en')} ${place.currency[0]}`, `${formatNumber(amount, 'ar')} ${place.currency[1]}`];
}
