import { decodeText, parseSafeHtml, type SafeNode } from '#web/shell/parseSafeHtml.ts';

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

type MessageTag = (typeof elements)[keyof typeof elements];

/** Of a link. */
interface Kept {
  href?: string;
}
export type MessageNode = SafeNode<MessageTag, Kept>;

/** Reads the HTML of a message into a tree of the elements that it may have (case NOT-03). */
export function parseMessage(html: string): MessageNode[] {
  return parseSafeHtml<MessageTag, Kept>(html, {
    elementOf: (tag) => (Object.hasOwn(elements, tag) ? elements[tag as keyof typeof elements] : undefined),
    keptOf: (element, attributes) => {
      const href = element === 'a' ? readHref(attributes) : undefined;
      return href === undefined ? {} : { href };
    },
  });
}

/** Web addresses and paths of the portal alone. */
function readHref(attributes: string): string | undefined {
  const href = decodeText(/\bhref="([^"]*)"/.exec(attributes)?.[1] ?? '');
  return /^https?:\/\/|^\/(?![/\\])/i.test(href) ? href : undefined;
}
