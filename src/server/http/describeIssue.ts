import type { z } from 'zod';
import type { MessageReference } from '#contract/errors.ts';

/** One sentence for what a schema found wrong with a value; the domain's rules give the finer ones. */
export function describeIssue(issue: z.core.$ZodIssue): MessageReference {
  if (issue.code === 'too_big' || issue.code === 'too_small') return describeBound(issue);
  if (issue.code === 'invalid_value' || issue.code === 'invalid_union') return { id: 'form.error.choice' };
  return { id: issue.input === undefined ? 'form.error.required' : 'form.error.invalid' };
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
