import { describe, expect, it } from 'vitest';
import { parseRichText, type RichNode } from './parseRichText.ts';

/** The tree written out again, for eyes. */
const write = (nodes: RichNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      const { element, href, size, children } = node;
      return `<${element}${href ? ` href=${href}` : ''}${size ? ` size=${size}` : ''}>${write(children)}</${element}>`;
    })
    .join('');
const read = (html: string): string => write(parseRichText(html));

describe('a rich text', () => {
  it('keeps what the editor can write: paragraphs, headings, lists, bold, italic, underline, sizes, links', () => {
    expect(
      read('<h1>A</h1><p>b <strong>c</strong> <em>d</em> <u>e</u><br>f</p><ol><li>1</li></ol><ul><li>2</li></ul>'),
    ).toBe('<h3>A</h3><p>b <strong>c</strong> <em>d</em> <u>e</u><br></br>f</p><ol><li>1</li></ol><ul><li>2</li></ul>');
    expect(read('<p><span class="ql-size-large">x</span> <a href="https://a.example/?b=1&amp;c=2">y</a></p>')).toBe(
      '<p><span size=large>x</span> <a href=https://a.example/?b=1&c=2>y</a></p>',
    );
  });

  it('NOT-03 lets no script, handler, style or script link through', () => {
    expect(
      read('<img src=x onerror=alert(1)><a href="javascript:alert(1)">a</a><b>ok</b><style>*{display:none}</style>'),
    ).toBe('<a>a</a><strong>ok</strong>*{display:none}');
    expect(read('<a href="&#106;avascript:alert(1)">a</a><iframe src="x"></iframe><p onclick="x">b</p>')).toBe(
      '<a>a</a><p>b</p>',
    );
    expect(read('<span class="card__link">a</span>')).toBe('<span>a</span>');
  });

  it('shows signs as they were written', () => {
    expect(read('<p>R&amp;D &lt;b&gt; &quot;x&quot; &#39;y&#39; a&nbsp;b 5 < 6 &unknown; &#xD800;&#0;</p>')).toBe(
      `<p>R&D <b> "x" 'y' a\u00A0b 5 < 6 &unknown; </p>`,
    );
  });

  it('closes what a browser closes by itself', () => {
    expect(read('<p>a<p>b<ul><li>c<li>d<ul><li>e</ul></ul>')).toBe(
      '<p>a</p><p>b</p><ul><li>c</li><li>d<ul><li>e</li></ul></li></ul>',
    );
    expect(read('<a href="https://a.example">x<a href="https://b.example">y</a></a>z')).toBe(
      '<a href=https://a.example>x</a><a href=https://b.example>y</a>z',
    );
    expect(read('</p>a</ul>')).toBe('a');
  });
});
