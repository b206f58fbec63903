import type { z } from 'zod';
import type { MessageReference } from '#contract/errors.ts';

/** One sentence for what a schema found wrong with a value; the domain's rules give the finer ones. */
export function describeIssue(issue: z.core.$ZodIssue): MessageReference {
  if (issue.code === 'too_big' || issue.code === 'too_small') return describeBound(issue);
  if (issue.code === 'invalid_value') return { id: 'form.error.choice' };
  if (issue.code === 'invalid_union') return { id: idOfUnion(issue.errors.flat()) };
  if (issue.input === undefined) return { id: 'form.error.required' };
  if (issue.code === 'invalid_type') return { id: expectations[issue.expected] ?? 'form.error.invalid' };
  return { id: issue.input === '' ? 'form.error.required' : 'form.error.invalid' };
}

const expectations: Record<string, string> = {
  string: 'form.error.text',
  number: 'form.error.number',
  int: 'form.error.number',
  boolean: 'form.error.boolean',
  array: 'form.error.list',
};

function idOfUnion(issues: readonly z.core.$ZodIssue[]): string {
  const expected = issues.map((issue) => (issue.code === 'invalid_type' ? issue.expected : undefined));
  if (expected.includes('boolean') && !expected.includes('string')) return 'form.error.boolean';
  return issues.every(({ code }) => code === 'invalid_value') ? 'form.error.choice' : 'form.error.invalid';
}

/** Numbers and lists name the bound; a text's own bound is the domain's to name, this one is only the last. */
function describeBound(issue: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall): MessageReference {
  const isBig = issue.code === 'too_big';
  const { origin, inclusive: isIncluded = true } = issue;
  if (isBig && origin === 'string') return { id: 'form.error.tooLong' };
  if (isIncluded && (origin === 'number' || origin === 'int'))
    return isBig
      ? { id: 'form.error.atMost', values: { max: Number(issue.maximum) } }
      : { id: 'form.error.atLeast', values: { min: Number(issue.minimum) } };
  if (isBig && isIncluded && origin === 'array')
    return { id: 'form.error.maxItems', values: { max: Number(issue.maximum) } };
  return { id: 'form.error.invalid' };
}
