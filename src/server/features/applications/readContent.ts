import { applicationAnswers } from '#contract/applications.ts';
import { type FieldErrors, invalidFields } from '#contract/errors.ts';
import { maxCoverLetterLength } from '#domain/application.ts';
import {
  type ApplicationQuestion,
  checkAnswers,
  maxLongAnswerLength,
  normalizeAnswers,
} from '#domain/applicationQuestions.ts';
import { checkField, isTicked, maxLineLength, normalizeField } from '#domain/fieldRules.ts';

interface Typed {
  cover_letter?: string | undefined;
  answers?: Record<string, string> | undefined;
  share_profile?: boolean | string | undefined;
}

const coverLetterRule = { kind: 'text', maxLength: maxCoverLetterLength } as const;
/** What is wrong with a text whoever keeps it: a draft must fit too, but may have gaps. */
const alwaysWrong: ReadonlySet<string> = new Set(['maxLength', 'characters', 'unknown']);

/** What was typed into an application, as it is stored, with every wrong field; of a draft only what can not be kept. */
export function readContent(
  questions: readonly ApplicationQuestion[],
  body: Typed,
  kind: 'draft' | 'submission',
): { content: { coverLetter: string; answers: Record<string, string>; shareProfile: boolean }; errors: FieldErrors } {
  const answers = body.answers ?? {};
  const errors: FieldErrors = {};
  const letterError = checkField(coverLetterRule, body.cover_letter);
  if (letterError) errors.cover_letter = [sentence(letterError, maxCoverLetterLength)];
  for (const [key, error] of Object.entries(checkAnswers(questions, answers))) {
    if (kind === 'draft' && !alwaysWrong.has(error)) continue;
    const isLong = questions.find((question) => question.key === key)?.kind === 'long_text';
    errors[`answers.${key}`] = [sentence(error, isLong ? maxLongAnswerLength : maxLineLength)];
  }
  return {
    content: {
      coverLetter: normalizeField(coverLetterRule, body.cover_letter),
      answers: normalizeAnswers(questions, answers),
      // Whoever applies presents themselves, unless they say otherwise.
      shareProfile: body.share_profile === undefined || isTicked(body.share_profile),
    },
    errors,
  };
}

/**
 * The answers of a body: as they are, or as JSON, which a form with a file sends.
 * @throws ContractError 422 where that is no object of answers.
 */
export function readAnswers(answers: Record<string, string> | string | undefined): Record<string, string> {
  if (typeof answers !== 'string') return answers ?? {};
  if (answers.trim() === '') return {};
  const parsed = applicationAnswers.safeParse(parseJson(answers));
  if (!parsed.success) throw invalidFields({ answers: [{ id: 'form.error.invalid' }] });
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function sentence(error: string, max: number): FieldErrors[string][number] {
  return error === 'maxLength' ? { id: 'form.error.maxLength', values: { max } } : { id: `form.error.${error}` };
}
