/** Elements of the toolbar, and what other editors write for the same; every other tag falls away and its text stays. */
const elements: Readonly<Record<string, string>> = {
  p: 'p',
  div: 'p',
  section: 'p',
  article: 'p',
  blockquote: 'p',
  tr: 'p',
  h1: 'h1',
  h2: 'h2',
  h3: 'h2',
  h4: 'h2',
  h5: 'h2',
  h6: 'h2',
  strong: 'strong',
  b: 'strong',
  em: 'em',
  i: 'em',
  u: 'u',
  ins: 'u',
  ul: 'ul',
  ol: 'ol',
  li: 'li',
  br: 'br',
  span: 'span',
};
const unseen =
  /<!--[\s\S]*?-->|<(script|style|title|head|template|noscript|svg|math|iframe|object)\b[\s\S]*?<\/\1\s*>/gi;
const token = /<(\/?)([a-z][a-z0-9]*)\b([^>]*)>|<[^a-z/][^>]*>|([^<]+)|</gi;
const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00A0' };

/**
 * Builds elements out of the HTML of the editor, or of what is pasted, one by one: under trusted types nobody may have a
 * browser parse HTML, and what is no element of the toolbar does not come to be.
 */
export function buildRichText(html: string): HTMLElement {
  const root = document.createElement('div');
  let place: HTMLElement = root;
  for (const [, slash, name = '', attributes = '', text] of html.replace(unseen, '').matchAll(token)) {
    const tag = elements[name.toLowerCase()];
    if (text !== undefined) place.append(decode(text));
    else if (tag === 'br') place.append(document.createElement('br'));
    else if (tag !== undefined && slash) place = place.closest<HTMLElement>(tag)?.parentElement ?? place;
    else if (tag !== undefined) {
      const element = document.createElement(tag);
      const size = tag === 'span' ? /\bclass="size-(small|large|huge)"/.exec(attributes)?.[1] : undefined;
      if (size !== undefined) element.className = `size-${size}`;
      place.append(element);
      place = element;
    }
  }
  return root;
}

/** A plain text as elements: paragraphs at empty lines. */
export function buildPlainText(text: string): HTMLElement {
  const root = document.createElement('div');
  for (const paragraph of text.split(/\n\s*\n/)) {
    const element = document.createElement('p');
    for (const [index, line] of paragraph.split('\n').entries()) {
      if (index > 0) element.append(document.createElement('br'));
      element.append(line);
    }
    root.append(element);
  }
  return root;
}

/** Whether a text is HTML rather than plain words. */
export function isHtml(text: string): boolean {
  return /<\/?[a-z][^<>]*>/i.test(text);
}

function decode(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return named[name.toLowerCase()] ?? whole;
      const point = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      return point > 0 && point <= 0x10_ff_ff && (point < 0xd8_00 || point > 0xdf_ff)
        ? String.fromCodePoint(point)
        : '';
    },
  );
}
