import { createContext, type MouseEvent, type SubmitEvent, useContext } from 'react';
import type { PostedValues } from './accountAction.ts';

/** Why a form was not carried out, said at that form. */
export interface Refusal {
  values: PostedValues;
  /** Null where a field says what is wrong. */
  message: string | null;
  errors: Readonly<Record<string, string>>;
}

/** What the forms of a page need to act in place. */
export interface InPlaceForms {
  submit(event: SubmitEvent<HTMLFormElement>): void;
  /** Keeps the second half of a double click from pressing what has moved under the pointer. */
  steady(event: MouseEvent<HTMLFormElement>): void;
  refusalOf(values: PostedValues): Refusal | null;
}

/** Absent where a page's forms are plain posts. */
export const InPlaceContext = createContext<InPlaceForms | null>(null);

/** What is said at a form that was refused; null while it was not. */
export function useRefusal(values: PostedValues): Refusal | null {
  return useContext(InPlaceContext)?.refusalOf(values) ?? null;
}

/** Whether two forms ask the same of the same thing, whatever else was typed in them. */
export function isSameForm(one: PostedValues, other: PostedValues): boolean {
  return one.intent === other.intent && one.id === other.id && one.kind === other.kind;
}
