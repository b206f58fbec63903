/** Elements that a rich text may have, by the tag that it writes. */
const elements = {
  p: 'p',
  br: 'br',
  h1: 'h3',
  h2: 'h4',
  strong: 'strong',
  em: 'em',
  u: 'u',
  ol: 'ol',
  ul: 'ul',
  li: 'li',
  span: 'span',
} as const;

export interface RichElement {
  element: (typeof elements)[keyof typeof elements];
  /** Of a span: the size that the editor gave it. */
  size?: string;
  children: RichNode[];
}
export type RichNode = string | RichElement;

const token = /<(\/?)([a-z][a-z0-9]*)\b([^>]*)>|([^<]+)|</gi;

/**
 * Reads the HTML of the rich text editor into a tree of the elements that it may have; every other tag falls away and
 * its text stays. The same on the server and in the browser, where Trusted Types let nobody set HTML. What the server
 * sends is clean and well-formed already; what is not on the list does not pass here either.
 */
export function parseRichText(html: string): RichNode[] {
  const root: RichNode[] = [];
  const open: RichElement[] = [];
  let hasMainHeading = false;
  const place = (node: RichNode) => void (open.at(-1)?.children ?? root).push(node);
  for (const [, slash, name = '', attributes = '', text] of html.matchAll(token)) {
    const tag = name.toLowerCase();
    let element: RichElement['element'] | undefined;
    if (Object.hasOwn(elements, tag)) element = elements[tag as keyof typeof elements];
    // Its headings stand below the page's own (h2), and no level may be left out above one.
    if (element === 'h3') hasMainHeading = true;
    else if (element === 'h4' && !hasMainHeading) element = 'h3';
    if (text !== undefined) place(decode(text));
    else if (name === '') place('<');
    else if (element === 'br') place({ element, children: [] });
    else if (element && slash) {
      const at = open.findLastIndex((one) => one.element === element);
      if (at !== -1) open.splice(at);
    } else if (element) {
      const size = element === 'span' ? /\bclass="size-(small|large|huge)"/.exec(attributes)?.[1] : undefined;
      const node: RichElement = { element, ...(size ? { size } : {}), children: [] };
      place(node);
      open.push(node);
    }
  }
  return root;
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00A0' };

function decode(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|(amp|lt|gt|quot|nbsp));/g, (whole, code?: string, name = '') => {
    const point = Number(code);
    if (code === undefined) return named[name as string] ?? whole;
    return point > 0 && point <= 0x10_ff_ff ? String.fromCodePoint(point) : '';
  });
}
