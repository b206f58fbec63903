import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeEntities, looksLikeHtml, plainFromRichText, richTextFromPlain, sanitizeRichText } from './richText.ts';

describe('rich text from elsewhere', () => {
  test.for([
    [
      'keeps what the toolbar has',
      '<h1>A</h1><p><strong>b</strong> <em>c</em> <u>d</u></p><ol><li>e</li></ol>',
      '<h1>A</h1><p><strong>b</strong> <em>c</em> <u>d</u></p><ol><li>e</li></ol>',
    ],
    [
      'keeps sizes as classes and drops other classes',
      '<p><span class="size-large x">a</span></p>',
      '<p><span class="size-large">a</span></p>',
    ],
    [
      'writes b, i, h3 and div as their like',
      '<div><b>a</b><i>b</i></div><h3>c</h3>',
      '<p><strong>a</strong><em>b</em></p><h2>c</h2>',
    ],
    [
      'case NOT-03: drops scripts, styles, handlers and script links',
      '<img src=x onerror=alert(1)><a href="javascript:alert(1)">a</a><b>ok</b><style>*{display:none}</style><script>alert(1)</script>',
      '<p>a<strong>ok</strong></p>',
    ],
    ['puts loose words into paragraphs', 'a<br>b<ul><li>c</li></ul>d', '<p>a<br />b</p><ul><li>c</li></ul><p>d</p>'],
    [
      'takes blocks out of blocks',
      '<div><div><p>a</p></div><ul><li><p>b</p><p>c</p></li></ul></div>',
      '<p>a</p><ul><li>b<br />c</li></ul>',
    ],
    ['keeps a list within an item', '<ul><li>a<ul><li>b</li></ul></li></ul>', '<ul><li>a<ul><li>b</li></ul></li></ul>'],
    ['gives loose items a list', '<li>a</li><li>b</li>', '<ul><li>a</li><li>b</li></ul>'],
    ['closes what was left open', '<p><strong>a<p>b', '<p><strong>a</strong></p><p>b</p>'],
    ['leaves nothing of what is empty', '<p> <br> </p><div><strong></strong></div>', ''],
    [
      'takes controls of direction out, written or as references, and keeps marks and whole isolates',
      '<p>a\u202Eb&#x202c;</p><p>\u2067c<strong>d</strong>\u2069 \u200Fe</p>',
      '<p>ab</p><p>\u2067c<strong>d</strong>\u2069 \u200Fe</p>',
    ],
    [
      'lets no block turn the words of another around',
      '<p>a\u2067b</p><ul><li>c\u2069d<br>\u2066e</li></ul>',
      '<p>ab</p><ul><li>cd<br />e</li></ul>',
    ],
    ['keeps Arabic and signs', '<p>باحث & مطوّر C++ &lt;10</p>', '<p>باحث &amp; مطوّر C++ &lt;10</p>'],
  ] as const)('%s', ([, given, expected]) => {
    expect(sanitizeRichText(given)).toBe(expected);
    expect(sanitizeRichText(expected)).toBe(expected);
  });

  test('comes out the same when it goes in again, and holds only the allowed tags', () => {
    const tag = fc.constantFrom(
      'p',
      'div',
      'h1',
      'h4',
      'ul',
      'ol',
      'li',
      'b',
      'em',
      'u',
      'span',
      'script',
      'table',
      'td',
      'svg',
      'a',
      'x-y',
    );
    const part = fc.oneof(
      tag.map((name) => `<${name}>`),
      tag.map((name) => `</${name}>`),
      fc.constantFrom(
        '<br>',
        '<img src=x onerror=alert(1)>',
        '<span class="size-huge" style="color:red">',
        ' ',
        '\n',
        '&amp;',
        '\u202E',
        '&#x202b;',
        '\u2067',
        '\u2069',
        '&#0;',
        '<',
        '>',
        '"',
        '<!--',
        '-->',
        'نص',
      ),
      fc.string({ maxLength: 6 }),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 25 }), (parts) => {
        const once = sanitizeRichText(parts.join(''));
        expect(sanitizeRichText(once)).toBe(once);
        expect(once).not.toMatch(/[\u202A-\u202E]/);
        expect(
          once.replace(
            /<\/?(h1|h2|p|ul|ol|li|strong|em|u)>|<br \/>|<span( class="size-[a-z]+( size-[a-z]+)*")?>|<\/span>/g,
            '',
          ),
        ).not.toMatch(/[<>]/);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('plain text', () => {
  test('becomes paragraphs and lists', () => {
    expect(richTextFromPlain('One\ntwo\n\n- a\n- b & c\n\nلا <script>')).toBe(
      '<p>One<br />two</p><ul><li>a</li><li>b &amp; c</li></ul><p>لا &lt;script&gt;</p>',
    );
  });

  test('is told from HTML', () => {
    expect([looksLikeHtml('a < b and c > d'), looksLikeHtml('<p>a</p>'), looksLikeHtml('x<br/>y')]).toEqual([
      false,
      true,
      true,
    ]);
  });

  test('comes back out of rich text', () => {
    expect(plainFromRichText('<h2>A</h2><p><strong>b</strong>c &amp; d<br />e</p>')).toBe('A bc & d e');
  });

  test('has characters in place of references to them, except impossible ones', () => {
    expect(decodeEntities('Oman &amp; M&#39;hamed &#x623; &#xD800; &bogus;')).toBe("Oman & M'hamed أ  &bogus;");
  });
});
