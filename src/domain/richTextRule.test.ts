import { expect, test } from 'vitest';
import { checkRichText, wordsOfRichText } from './richTextRule.ts';

test('a rich text is as long as its words, whatever its marks', () => {
  expect(wordsOfRichText('<h1>One</h1><p>two <strong>th</strong>ree<br />&amp;&nbsp;four</p>')).toBe(
    'One\ntwo three\n& four',
  );
  expect(checkRichText(`<p>${'<strong>ab</strong>'.repeat(50)}</p>`, { max: 100 })).toBeUndefined();
  expect(checkRichText(`<p>${'ب'.repeat(101)}</p>`, { max: 100 })).toBe('maxLength');
});

test('an empty one is right, a short one is not where there is a least', () => {
  for (const empty of ['', '<p></p>', '<p> &nbsp; </p>', ' \n '])
    expect(checkRichText(empty, { min: 10, max: 20 })).toBe(undefined);
  expect(checkRichText('<p>123456789</p>', { min: 10, max: 20 })).toBe('min');
  expect(checkRichText('<p>1234567890</p>', { min: 10, max: 20 })).toBeUndefined();
});

test('control characters are refused, and more tags than anybody needs', () => {
  expect(checkRichText('<p>a\u0000b</p>', { max: 20 })).toBe('characters');
  expect(checkRichText('<p></p>'.repeat(10_000), { max: 20 })).toBe('maxLength');
});
