/** A piece of a message: words, or an address that may be followed. */
export interface LinkPart {
  text: string;
  href: string | null;
}

/** From the scheme to the next white space, quote or bracket of a tag; a part of that may still be punctuation. */
const address = /\bhttps?:\/\/[^\s<>"«»“”]+/giu;
/** Marks that end a sentence rather than an address. */
const closing = /[.,;:!?'’…،؛؟)\]}*_~]$/u;
const pairs: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/** Cuts the plain text of a message into words and http(s) addresses; nothing in it is ever read as HTML. */
export function linkParts(text: string): LinkPart[] {
  const parts: LinkPart[] = [];
  let end = 0;
  for (const match of text.matchAll(address)) {
    const shown = trimmed(match[0]);
    // Nothing but what a browser reads as a web address, and nobody's name and password in front of it.
    if (!URL.canParse(shown)) continue;
    const { protocol, hostname, username, href } = new URL(shown);
    if (!/^https?:$/.test(protocol) || hostname === '' || username !== '') continue;
    if (match.index > end) parts.push({ text: text.slice(end, match.index), href: null });
    parts.push({ text: shown, href });
    end = match.index + shown.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), href: null });
  return parts;
}

/** Without the marks at its end that belong to the sentence; a bracket stays where the address itself has opened it. */
function trimmed(found: string): string {
  let shown = found;
  while (closing.test(shown)) {
    const open = pairs[shown.slice(-1)];
    if (open !== undefined && count(shown, open) >= count(shown, shown.slice(-1))) break;
    shown = shown.slice(0, -1);
  }
  return shown;
}

function count(text: string, mark: string): number {
  return text.split(mark).length - 1;
}
