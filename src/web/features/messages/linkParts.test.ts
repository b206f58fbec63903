import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linkParts } from './linkParts.ts';

const linksIn = (text: string) => linkParts(text).flatMap(({ href, text: shown }) => (href === null ? [] : [shown]));

test.for([
  ['see https://example.org/a?b=1#c now', ['https://example.org/a?b=1#c']],
  ['راجع https://example.org/، ثم أجب.', ['https://example.org/']],
  ['(https://example.org/wiki/Riwaq_(arcade))', ['https://example.org/wiki/Riwaq_(arcade)']],
  ['HTTP://EXAMPLE.ORG. And http://example.org!', ['HTTP://EXAMPLE.ORG', 'http://example.org']],
  ['«https://example.org/مقال»', ['https://example.org/مقال']],
  ['javascript:alert(1) data:text/html,x ftp://example.org //example.org', []],
  ['https:// https://. xhttps://example.org', []],
  ['https://bank.example@evil.example/', []],
  ['<a href="https://example.org">x</a>', ['https://example.org']],
] as [string, string[]][])('of %s the addresses %j are links', ([text, links]) => {
  expect(linksIn(text)).toEqual(links);
});

test('the parts of any text are the text, and every link leads to the web', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('https://', 'http://a.b/', ')', '(', '.', ' ', 'ا', '@', '<', '"', '\n')),
      (bits) => {
        const text = bits.join('');
        const parts = linkParts(text);
        expect(parts.map((part) => part.text).join('')).toBe(text);
        for (const { href } of parts) if (href !== null) expect(href).toMatch(/^https?:\/\/[^/]/);
      },
    ),
  );
});
