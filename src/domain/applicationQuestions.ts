import { checkField, type FieldErrorCode, type FieldRule, maxLineLength, normalizeField } from './fieldRules.ts';
import { foldDigits } from './phone.ts';
import { normalizeText } from './text.ts';

export const questionKinds = ['text', 'long_text', 'choice', 'yes_no', 'number', 'url'] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** One answer that can be chosen. */
export interface QuestionChoice {
  value: string;
  label_en: string | null;
  label_ar: string | null;
}

/** What an opportunity asks its applicants, in one language at least. */
export interface ApplicationQuestion {
  /** Unique within the opportunity: letters, digits and underscores. */
  key: string;
  kind: QuestionKind;
  label_en: string | null;
  label_ar: string | null;
  is_required: boolean;
  /** Of a choice. */
  choices: QuestionChoice[];
}

/** Answers by the question's key, as typed; a choice by its value, yes and no as `yes` and `no`. */
export type Answers = Readonly<Record<string, string>>;

export const maxLongAnswerLength = 3000;
const maxQuestions = 30;
const keyShape = /^[a-z][a-z0-9_]{0,39}$/;

/** The questions that a stored or imported list really holds; what is none is left out. */
export function readQuestions(stored: unknown): ApplicationQuestion[] {
  if (!Array.isArray(stored)) return [];
  const questions = new Map<string, ApplicationQuestion>();
  for (const item of stored.slice(0, maxQuestions)) {
    const question = readQuestion(item);
    if (question && !questions.has(question.key)) questions.set(question.key, question);
  }
  return [...questions.values()];
}

function readQuestion(item: unknown): ApplicationQuestion | null {
  if (typeof item !== 'object' || item === null) return null;
  const { key, kind, is_required: isRequired, choices: listed, ...labels } = item as Record<string, unknown>;
  const label = readLabel(labels);
  const known = questionKinds.find((one) => one === kind);
  if (typeof key !== 'string' || !keyShape.test(key) || !known || !label) return null;
  const choices = known === 'choice' ? readChoices(listed) : [];
  if (known === 'choice' && choices.length === 0) return null;
  return { key, kind: known, ...label, is_required: isRequired === true, choices };
}

function readChoices(listed: unknown): QuestionChoice[] {
  if (!Array.isArray(listed)) return [];
  return listed.flatMap((item: unknown) => {
    if (typeof item !== 'object' || item === null) return [];
    const { value, ...labels } = item as Record<string, unknown>;
    const label = readLabel(labels);
    return typeof value === 'string' && value !== '' && label ? [{ value, ...label }] : [];
  });
}

function readLabel(labels: Record<string, unknown>): { label_en: string | null; label_ar: string | null } | null {
  const text = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value : null);
  const label = { label_en: text(labels.label_en), label_ar: text(labels.label_ar) };
  return label.label_en === null && label.label_ar === null ? null : label;
}

const yesNo = ['yes', 'no'] as const;

function ruleOf({ kind, is_required: isRequired, choices }: ApplicationQuestion): FieldRule {
  switch (kind) {
    case 'long_text':
      return { kind: 'text', isRequired, maxLength: maxLongAnswerLength };
    case 'choice':
      return { kind: 'choice', isRequired, choices: choices.map(({ value }) => value) };
    case 'yes_no':
      return { kind: 'choice', isRequired, choices: yesNo };
    case 'url':
      return { kind: 'url', isRequired };
    default:
      return { kind: 'line', isRequired, maxLength: maxLineLength };
  }
}

const numberShape = /^[+-]?\d{1,15}(?:\.\d{1,6})?$/;

/** What is wrong with an answer: as with any field, or that it is no number. */
export type AnswerError = FieldErrorCode | 'number';

/** Every wrong answer with its first error, by the question's key; an answer to nothing is `unknown`. */
export function checkAnswers(
  questions: readonly ApplicationQuestion[],
  answers: Answers,
): Record<string, AnswerError | 'unknown'> {
  // Without a prototype: an unknown key may be called `__proto__`.
  const errors = Object.create(null) as Record<string, AnswerError | 'unknown'>;
  for (const question of questions) {
    const answer = answerTo(answers, question.key);
    const error =
      checkField(ruleOf(question), answer) ??
      (question.kind === 'number' && answer !== '' && !numberShape.test(foldDigits(answer)) ? 'number' : undefined);
    if (error !== undefined) errors[question.key] = error;
  }
  for (const key of Object.keys(answers))
    if (!questions.some((question) => question.key === key)) errors[key] = 'unknown';
  return errors;
}

/** The answers as they are stored: in the order of the questions, normalized, without empty ones. */
export function normalizeAnswers(questions: readonly ApplicationQuestion[], answers: Answers): Record<string, string> {
  return Object.fromEntries(
    questions.flatMap((question): [string, string][] => {
      const answer = answerTo(answers, question.key);
      const value = question.kind === 'number' ? foldDigits(answer) : normalizeField(ruleOf(question), answer);
      return value === '' ? [] : [[question.key, value]];
    }),
  );
}

function answerTo(answers: Answers, key: string): string {
  return Object.hasOwn(answers, key) ? normalizeText(answers[key] ?? '') : '';
}
