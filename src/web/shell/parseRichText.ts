/** Elements that a rich text may have, by the tag that it writes: its headings stand below the page's own. */
const elements = {
  p: 'p',
  br: 'br',
  h1: 'h3',
  h2: 'h4',
  strong: 'strong',
  b: 'strong',
  em: 'em',
  i: 'em',
  u: 'u',
  ol: 'ol',
  ul: 'ul',
  li: 'li',
  a: 'a',
  span: 'span',
} as const;
type Element = (typeof elements)[keyof typeof elements];

export interface RichElement {
  element: Element;
  /** Of a link. */
  href?: string;
  /** Of a span: the editor's class for a size. */
  size?: string;
  children: RichNode[];
}
export type RichNode = string | RichElement;

const token = /<(\/?)([a-z][a-z0-9]*)\b([^>]*)>|([^<]+)|</gi;
const blocks: ReadonlySet<Element> = new Set(['p', 'h3', 'h4', 'ol', 'ul', 'li']);

/**
 * Reads the HTML of the rich text editor into a tree of the elements that it may have; everything else falls away, its
 * text stays. The same on the server and in the browser, where Trusted Types let nobody set HTML. What the server sends
 * is clean already (security.md); what is not on the list does not pass here either.
 */
export function parseRichText(html: string): RichNode[] {
  const root: RichNode[] = [];
  const open: RichElement[] = [];
  const place = (node: RichNode) => void (open.at(-1)?.children ?? root).push(node);
  for (const [, slash, name = '', attributes = '', text] of html.matchAll(token)) {
    const element = elements[name.toLowerCase() as keyof typeof elements] as Element | undefined;
    if (text !== undefined) place(decode(text));
    else if (name === '') place('<');
    else if (element === undefined) continue;
    else if (element === 'br') place({ element, children: [] });
    else if (slash) {
      const at = open.findLastIndex((one) => one.element === element);
      if (at !== -1) open.splice(at);
    } else {
      closeBefore(element, open);
      const node: RichElement = { element, ...readAttributes(element, attributes), children: [] };
      place(node);
      open.push(node);
    }
  }
  return root;
}

/** What a browser's parser would close by itself when an element begins, so that both sides build the same tree. */
function closeBefore(element: Element, open: RichElement[]): void {
  const ends: Element[] =
    element === 'a' ? ['a'] : element === 'li' ? ['li', 'p'] : blocks.has(element) ? ['p', 'h3', 'h4'] : [];
  // An item may hold a list of its own.
  const from = element === 'li' ? open.findLastIndex((one) => one.element === 'ol' || one.element === 'ul') + 1 : 0;
  const at = open.findIndex((one, index) => index >= from && ends.includes(one.element));
  if (at !== -1) open.splice(at);
}

function readAttributes(element: Element, attributes: string): { href?: string; size?: string } {
  if (element === 'a') {
    const href = decode(/\bhref="([^"]*)"/i.exec(attributes)?.[1] ?? '');
    return /^(https?:|mailto:)/i.test(href) ? { href } : {};
  }
  const size = element === 'span' ? /\bclass="ql-size-(small|large|huge)"/.exec(attributes)?.[1] : undefined;
  return size ? { size } : {};
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00A0' };

function decode(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi,
    (whole, decimal?: string, hex?: string, name = '') => {
      const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : Number.NaN;
      if (Number.isNaN(code)) return named[(name as string).toLowerCase()] ?? whole;
      return code > 0 && code <= 0x10_ff_ff && (code < 0xd8_00 || code > 0xdf_ff) ? String.fromCodePoint(code) : '';
    },
  );
}
