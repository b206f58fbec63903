import sanitizeHtml from 'sanitize-html';
import { dropDirectionControls } from '#domain/longText.ts';

/** Sizes of the rich text editor, as classes: a style attribute would break the page's Content Security Policy. */
const sizeClasses = ['size-small', 'size-large', 'size-huge'];

/** Tags of the toolbar (spec §9): sizes, two headings, bold, italic, underline, two kinds of list. */
const blockTags = new Set(['h1', 'h2', 'p']);
const listTags = new Set(['ul', 'ol']);
const allowedTags = [...blockTags, ...listTags, 'li', 'strong', 'em', 'u', 'br', 'span'];

const heading2 = () => ({ tagName: 'h2', attribs: {} });
const paragraph = () => ({ tagName: 'p', attribs: {} });

/** What other editors and job boards write for the same thing. */
const transformTags: Record<string, string | (() => { tagName: string; attribs: Record<string, string> })> = {
  b: 'strong',
  i: 'em',
  ins: 'u',
  h3: heading2,
  h4: heading2,
  h5: heading2,
  h6: heading2,
  div: paragraph,
  section: paragraph,
  article: paragraph,
  blockquote: paragraph,
  dt: paragraph,
  dd: paragraph,
  tr: paragraph,
};

/**
 * Makes foreign HTML safe and puts it into the toolbar's shape: a row of `h1`, `h2`, `p`, `ul` and `ol`, with bold,
 * italic, underline, sizes and line breaks inside them and nothing else. Scripts and styles go with their content, other
 * tags leave theirs. No block turns the words of another around. Doing it twice changes nothing. Used on write and on
 * render (decisions §3).
 */
export function sanitizeRichText(html: string): string {
  const clean = sanitizeHtml(html, {
    allowedTags,
    allowedAttributes: { span: ['class'] },
    allowedClasses: { span: sizeClasses },
    transformTags,
    nonTextTags: [
      'script',
      'style',
      'textarea',
      'option',
      'noscript',
      'template',
      'title',
      'iframe',
      'object',
      'svg',
      'math',
    ],
    nestingLimit: 40,
  });
  return shapeBlocks(dropControlsFromHtml(clean));
}

/** Tags where a paragraph begins or ends; others stand within one. */
const paragraphTag = /(<\/?(?:p|h1|h2|ul|ol|li|bdi)>|<br \/>)/;

/** Clean HTML without controls of direction that turn more than their own paragraph (see `dropDirectionControls`). */
export function dropControlsFromHtml(clean: string): string {
  return clean.split(paragraphTag).map(dropDirectionControls).join('');
}

/** A plain text as rich text: paragraphs at empty lines, list items at lines that begin with a dash or a bullet. */
export function richTextFromPlain(text: string): string {
  const blocks = text.replace(/\r\n?/g, '\n').split(/\n\s*\n/);
  const html = blocks.map((block) => {
    const lines = block.split('\n').map((line) => line.trim());
    const items = lines.filter((line) => /^[-•*–]\s/.test(line));
    if (items.length === lines.length && items.length > 0) {
      return `<ul>${items.map((line) => `<li>${escapeHtml(line.slice(1).trim())}</li>`).join('')}</ul>`;
    }
    return `<p>${lines.map(escapeHtml).join('<br />')}</p>`;
  });
  return sanitizeRichText(html.join(''));
}

/** Whether a text holds HTML rather than plain words: some feeds send one, some the other. */
export function looksLikeHtml(text: string): boolean {
  return /<\/?[a-z][^<>]*>/i.test(text);
}

/** The words of rich text alone, blocks parted by spaces. */
export function plainFromRichText(html: string): string {
  return decodeEntities(html.replace(/<[^>]*>/g, (tag) => (/^<\/?(strong|em|u|span|b|i|a|bdi)\b/.test(tag) ? '' : ' ')))
    .replace(/\s+/g, ' ')
    .trim();
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

/** A text with the usual character references as the characters they stand for; unknown ones stay as they are. */
export function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));/gi,
    (whole, decimal, hex, name) => {
      if (name !== undefined) return entities[String(name).toLowerCase()] ?? whole;
      const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
      const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
      return isCharacter ? String.fromCodePoint(code) : '';
    },
  );
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** Puts sanitized HTML into blocks that stand beside each other, as a browser would have to guess otherwise. */
function shapeBlocks(clean: string): string {
  let out = '';
  /** Open tags from the outside in. */
  const open: string[] = [];
  const push = (tag: string, markup: string) => {
    open.push(tag);
    out += markup;
  };
  const closeDownTo = (depth: number) => {
    while (open.length > depth) out += `</${open.pop()}>`;
  };
  const depthOf = (tags: (tag: string) => boolean) => open.findLastIndex(tags);

  for (const [token, closing, name = ''] of clean.matchAll(/<(\/?)([a-z][a-z0-9]*)[^>]*>|[^<]+/g)) {
    const isText = name === '';
    const isInline = isText || !(blockTags.has(name) || listTags.has(name) || name === 'li');
    if (isInline) {
      if (closing !== '/' && open.length === 0) {
        if (isText && token.trim() === '') continue;
        if (name === 'br') continue;
        push('p', '<p>');
      }
      // Between a list and its items there is no place for words.
      if (closing !== '/' && listTags.has(open.at(-1) ?? '')) {
        if (isText && token.trim() === '') continue;
        push('li', '<li>');
      }
      if (isText || name === 'br') out += token;
      else if (closing === '/') closeInline(name);
      else push(name, token);
      continue;
    }
    if (closing === '/') {
      const depth = depthOf((tag) => tag === name);
      if (depth >= 0) closeDownTo(depth);
      continue;
    }
    openBlock(name);
  }
  closeDownTo(0);
  return tidy(out);

  function closeInline(name: string): void {
    const depth = depthOf((tag) => tag === name);
    const block = depthOf((tag) => blockTags.has(tag) || tag === 'li');
    if (depth > block) closeDownTo(depth);
  }

  function openBlock(name: string): void {
    const item = depthOf((tag) => tag === 'li');
    const list = depthOf((tag) => listTags.has(tag));
    if (name === 'li') {
      closeDownTo(list + 1);
      if (list < 0) push('ul', '<ul>');
      push('li', '<li>');
    } else if (listTags.has(name)) {
      // A list may stand in an item of another one; anywhere else it stands by itself.
      if (item > list) closeDownTo(item + 1);
      else closeDownTo(list >= 0 ? list + 1 : 0);
      if (listTags.has(open.at(-1) ?? '')) push('li', '<li>');
      push(name, `<${name}>`);
    } else if (item >= 0) {
      // Inside an item a block is only a new line.
      closeDownTo(item + 1);
      if (!out.endsWith('<li>')) out += '<br />';
    } else {
      closeDownTo(0);
      push(name, `<${name}>`);
    }
  }
}

/** Removes what holds nothing, and line breaks at the edges of a block, until nothing is left to remove. */
function tidy(html: string): string {
  let before: string;
  let after = html;
  do {
    before = after;
    after = before
      .replace(/(?:<br \/>|\s)+(<\/(?:p|h1|h2|li)>)/g, '$1')
      .replace(/(<(?:p|h1|h2|li)>)(?:<br \/>|\s)+/g, '$1')
      .replace(/<br \/>(<[uo]l>)/g, '$1')
      .replace(/(<\/[uo]l>)(?:<br \/>|\s)+/g, '$1')
      .replace(/<(p|h1|h2|li|ul|ol|strong|em|u|span)(?: [^>]*)?><\/\1>/g, '');
  } while (after !== before);
  return after;
}
