import type { OpportunityDetail } from '#contract/opportunities.ts';
import { readQuestions } from '#domain/applicationQuestions.ts';
import type { Language } from '#i18n/language.ts';
import { localize } from './localize.ts';

/** What an opportunity asks, in the reader's language; what is no question in a stored list is left out. */
export function presentQuestions(stored: unknown, language: Language): OpportunityDetail['questions'] {
  return readQuestions(stored).map(({ choices, ...question }) => ({
    ...question,
    ...localize('label', question, language),
    choices: choices.map((choice) => ({ value: choice.value, ...localize('label', choice, language) })),
  }));
}
