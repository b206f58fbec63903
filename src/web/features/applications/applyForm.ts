import { memberField } from '#domain/pageMember.ts';
import type { ApplicationQuestionView } from './QuestionField.tsx';

/** What stands in the controls of the form, by their names. */
export type TypedValues = Readonly<Record<string, string>>;

/** The name of the control of a question. */
export function answerControl(key: string): string {
  return `answers.${key}`;
}

/** What the API takes of what was typed: an unticked box says no, where an absent one would say nothing. */
export function contentOf(values: TypedValues, questions: readonly ApplicationQuestionView[]) {
  return {
    cover_letter: values.cover_letter ?? '',
    answers: Object.fromEntries(questions.map(({ key }) => [key, values[answerControl(key)] ?? ''])),
    share_profile: values.share_profile === 'true',
    // Absent where there is nothing to choose from.
    ...(values.cv_id === undefined ? {} : { cv_id: values.cv_id }),
  };
}

/** The texts of a form as a browser collects them; files are left out. */
export function readTyped(data: FormData): Record<string, string> {
  const typed: Record<string, string> = {};
  for (const [name, value] of data) if (typeof value === 'string' && name !== memberField) typed[name] = value;
  return typed;
}

/** The file that was chosen; without a choice browsers send an empty one without a name. */
export function readFile(data: FormData): File | undefined {
  const file = data.get('file');
  return file instanceof File && (file.size > 0 || file.name !== '') ? file : undefined;
}
