/** An element of a text, with what is kept of its attributes. */
export type SafeElement<Tag extends string, Kept extends object> = Kept & {
  element: Tag;
  children: SafeNode<Tag, Kept>[];
};
export type SafeNode<Tag extends string, Kept extends object> = string | SafeElement<Tag, Kept>;

interface Allowed<Tag extends string, Kept extends object> {
  /** What stands for a tag as it is written, in lower case; without one it falls away, and its text stays. */
  elementOf: (tag: string) => Tag | undefined;
  keptOf: (element: Tag, attributes: string) => Kept;
}

const token = /<(\/?)([a-z][a-z0-9]*)\b([^>]*)>|([^<]+)|</gi;

/**
 * Reads clean HTML into a tree of the elements that a text may have. The same on the server and in the browser, where
 * Trusted Types let nobody set HTML: what slips past the server's cleaning is text here.
 */
export function parseSafeHtml<Tag extends string, Kept extends object>(
  html: string,
  { elementOf, keptOf }: Allowed<Tag, Kept>,
): SafeNode<Tag, Kept>[] {
  const root: SafeNode<Tag, Kept>[] = [];
  const open: SafeElement<Tag, Kept>[] = [];
  for (const [, slash, name = '', attributes = '', text] of html.matchAll(token)) {
    const siblings = open.at(-1)?.children ?? root;
    const element = elementOf(name.toLowerCase());
    if (text !== undefined) siblings.push(decodeText(text));
    else if (name === '') siblings.push('<');
    else if (element && slash) {
      const at = open.findLastIndex((one) => one.element === element);
      if (at !== -1) open.splice(at);
    } else if (element) {
      const node: SafeElement<Tag, Kept> = { ...keptOf(element, attributes), element, children: [] };
      siblings.push(node);
      if (element !== 'br') open.push(node);
    }
  }
  return root;
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00A0' };

/** Text or an attribute's value with its character references read. */
export function decodeText(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|(amp|lt|gt|quot|nbsp));/g, (whole, code?: string, name = '') => {
    const point = Number(code);
    if (code === undefined) return named[name as string] ?? whole;
    return point > 0 && point <= 0x10_ff_ff ? String.fromCodePoint(point) : '';
  });
}
