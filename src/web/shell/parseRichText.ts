import { parseSafeHtml, type SafeNode } from './parseSafeHtml.ts';

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

type RichTag = (typeof elements)[keyof typeof elements];

/** Of a span: the size that the editor gave it. */
interface Kept {
  size?: string;
}
export type RichNode = SafeNode<RichTag, Kept>;

/** Reads what the rich text editor made into a tree of the elements that it may have. */
export function parseRichText(html: string): RichNode[] {
  let hasMainHeading = false;
  return parseSafeHtml<RichTag, Kept>(html, {
    elementOf: (tag) => {
      const element = Object.hasOwn(elements, tag) ? elements[tag as keyof typeof elements] : undefined;
      // Its headings stand below the page's own (h2), and no level may be left out above one.
      if (element === 'h3') hasMainHeading = true;
      return element === 'h4' && !hasMainHeading ? 'h3' : element;
    },
    keptOf: (element, attributes) => {
      const size = element === 'span' ? /\bclass="size-(small|large|huge)"/.exec(attributes)?.[1] : undefined;
      return size === undefined ? {} : { size };
    },
  });
}
