import { expect, test } from 'vitest';
import { richTextFromPlain, sanitizeRichText } from '#server/richText.ts';
import { editableText } from './editableText.ts';

test('saving what the plain box shows changes nothing, whatever the text', () => {
  for (const html of [
    '<p>One</p>',
    '<p>One<br />two</p><p>& three "four"</p>',
    '<p>أهلًا<br />وسهلًا</p>',
    '<p>a &lt; b</p>',
    '<h1>Head</h1><p><strong>bold</strong></p>',
    '<ul><li>one</li></ul>',
  ]) {
    const stored = sanitizeRichText(html);
    const shown = editableText(stored);
    const saved = /<\/?[a-z][^<>]*>/i.test(shown) ? sanitizeRichText(shown) : richTextFromPlain(shown);
    expect(saved).toBe(stored);
  }
});
