import { describe, expect, test } from 'vitest';
import { isKnownTo } from './isKnownTo.ts';

describe('Whoever has an answer already', () => {
  test.each([
    ['the same tag', 'W/"abc"', 'W/"abc"'],
    ['the tag weakened on the way', 'W/"abc"', '"abc"'],
    ['a weak tag asked for as a strong one', '"abc"', 'W/"abc"'],
    ['a list that holds it', '"x", W/"abc"', 'W/"abc"'],
    ['a list without spaces', '"x","abc","y"', '"abc"'],
    ['a list in which a tag holds a comma', '"a,b", "abc"', '"abc"'],
    ['anything', '*', 'W/"abc"'],
    ['anything, between spaces', ' * ', 'W/"abc"'],
  ])('is recognized by %s', (_, given, etag) => {
    expect(isKnownTo(given, etag)).toBe(true);
  });

  test.each([
    ['nothing', undefined],
    ['an empty header', ''],
    ['another tag', 'W/"abd"'],
    ['a longer tag', '"abcd"'],
    ['the letters alone', 'abc'],
    ['a tag that holds it between commas', '"x,abc,y"'],
    ['an unclosed tag', '"abc'],
    ['a long row of quotation marks', '"'.repeat(8001)],
  ])('is not recognized by %s', (_, given) => {
    expect(isKnownTo(given, '"abc"')).toBe(false);
  });
});
