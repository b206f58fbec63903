import { expect, test } from 'vitest';
import { withoutStopWords } from './stopWords.ts';

test.each([
  ['grants in qatar', ['grants', 'qatar']],
  ['منح في قطر', ['منح', 'قطر']],
  ['من', ['من']],
  ['it for who', ['it', 'for', 'who']],
])('of «%s» are left %j', (query, expected) => {
  expect(withoutStopWords(query.split(' '))).toEqual(expected);
});
