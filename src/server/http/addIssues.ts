import type { z } from 'zod';
import type { FieldErrors } from '#contract/errors.ts';
import { describeIssue } from './describeIssue.ts';

type Issue = z.core.$ZodIssue;

/** The sentences of each wrong field: a bound that is passed twice, the schema's and that of its type, is told once. */
export function addIssues(errors: FieldErrors, issues: readonly Issue[], outer: readonly PropertyKey[] = []): void {
  for (const issue of issues) {
    const path = [...outer, ...issue.path];
    const inside = issue.code === 'invalid_union' ? insideOf(issue.errors) : undefined;
    if (inside) {
      addIssues(errors, inside, path);
      continue;
    }
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) (errors[[...path, key].join('.')] ??= []).push({ id: 'form.error.unknown' });
      continue;
    }
    const sentence = describeIssue(issue);
    const told = (errors[path.length === 0 ? 'body' : path.join('.')] ??= []);
    if (!told.some(({ id }) => id === sentence.id)) told.push(sentence);
  }
}

/** What is wrong inside a value that is of a kind which may stand there. */
function insideOf(kinds: readonly (readonly Issue[])[]): readonly Issue[] | undefined {
  return kinds.find((issues) => issues.length > 0 && issues.every(({ path }) => path.length > 0));
}
