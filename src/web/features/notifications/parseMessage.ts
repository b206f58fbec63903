/** Elements that a notification's message may have, by the tag that the server writes. */
const elements = {
  b: 'strong',
  strong: 'strong',
  i: 'em',
  em: 'em',
  u: 'u',
  bdi: 'bdi',
  p: 'p',
  br: 'br',
  a: 'a',
} as const;

export interface MessageElement {
  element: (typeof elements)[keyof typeof elements];
  /** Of a link. */
  href?: string;
  children: MessageNode[];
}
export type MessageNode = string | MessageElement;

const token = /<(\/?)([a-z][a-z0-9]*)\b([^>]*)>|([^<]+)|</gi;

/**
 * Reads the safe HTML of a message into a tree of the elements that it may have; every other tag falls away and its text
 * stays. Pages never set HTML: what slips past the server's cleaning is text here (case NOT-03).
 */
export function parseMessage(html: string): MessageNode[] {
  const root: MessageNode[] = [];
  const open: MessageElement[] = [];
  const place = (node: MessageNode) => void (open.at(-1)?.children ?? root).push(node);
  for (const [, slash, name = '', attributes = '', text] of html.matchAll(token)) {
    const tag = name.toLowerCase();
    const element = Object.hasOwn(elements, tag) ? elements[tag as keyof typeof elements] : undefined;
    if (text !== undefined) place(decode(text));
    else if (name === '') place('<');
    else if (element === 'br') place({ element, children: [] });
    else if (element && slash) {
      const at = open.findLastIndex((one) => one.element === element);
      if (at !== -1) open.splice(at);
    } else if (element) {
      const href = element === 'a' ? readHref(attributes) : undefined;
      const node: MessageElement = { element, ...(href === undefined ? {} : { href }), children: [] };
      place(node);
      open.push(node);
    }
  }
  return root;
}

/** Web addresses and paths of the portal alone. */
function readHref(attributes: string): string | undefined {
  const href = decode(/\bhref="([^"]*)"/.exec(attributes)?.[1] ?? '');
  return /^https?:\/\/|^\/(?![/\\])/i.test(href) ? href : undefined;
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00A0' };

function decode(text: string): string {
  return text.replaceAll(/&(amp|lt|gt|quot|nbsp);/g, (whole, name: string) => named[name] ?? whole);
}
