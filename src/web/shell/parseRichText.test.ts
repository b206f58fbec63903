import { describe, expect, it } from 'vitest';
import { sanitizeRichText } from '#server/richText.ts';
import { parseRichText, type RichNode } from './parseRichText.ts';

/** The tree written out again, for eyes. */
const write = (nodes: RichNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      const { element, size, children } = node;
      return element === 'br' ? '<br>' : `<${element}${size ? ` ${size}` : ''}>${write(children)}</${element}>`;
    })
    .join('');
const read = (html: string): string => write(parseRichText(html));

describe('a rich text', () => {
  it('keeps what the editor can write: headings, paragraphs, lists, bold, italic, underline and sizes', () => {
    const html =
      '<h1>A</h1><p>b <strong>c</strong> <em>d</em> <u>e</u><br />f</p><ol><li>1<ul><li>2</li></ul></li></ol><p><span class="size-large">x</span></p>';
    expect(sanitizeRichText(html)).toBe(html);
    expect(read(html)).toBe(
      '<h3>A</h3><p>b <strong>c</strong> <em>d</em> <u>e</u><br>f</p><ol><li>1<ul><li>2</li></ul></li></ol><p><span large>x</span></p>',
    );
  });

  it('lets no other element, handler, class or link through, also when nothing was cleaned before', () => {
    expect(
      read(
        '<img src=x onerror=alert(1)><a href="javascript:alert(1)">a</a><iframe src="x"></iframe><p onclick="x">b</p>',
      ),
    ).toBe('a<p>b</p>');
    expect(read('<span class="card__link">a</span><constructor>b</constructor>')).toBe('<span>a</span>b');
  });

  it('has its headings below those of the page, none of them two levels deeper than the one before', () => {
    expect(read('<h2>a</h2><p>b</p><h1>c</h1><h2>d</h2>')).toBe('<h3>a</h3><p>b</p><h3>c</h3><h4>d</h4>');
  });

  it('shows signs as they were written', () => {
    expect(read('<p>R&amp;D &lt;b&gt; &quot;x&quot; &#39;y&#39; a&nbsp;b 5 < 6 &unknown;</p>')).toBe(
      `<p>R&D <b> "x" 'y' a\u00A0b 5 < 6 &unknown;</p>`,
    );
  });

  it('survives tags that do not match', () => {
    expect(read('</p>a<ul><li>b</ul>c<p>d')).toBe('a<ul><li>b</li></ul>c<p>d</p>');
  });
});
