import sanitizeHtml from 'sanitize-html';
import { dropControlsFromHtml } from '#server/richText.ts';

/** Makes the HTML of a message safe: bold, italic, lines and links to web pages stay, all else goes (case NOT-03). */
export function sanitizeMessage(html: string): string {
  const clean = sanitizeHtml(html, {
    allowedTags: ['b', 'strong', 'i', 'em', 'u', 'br', 'p', 'bdi', 'a'],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['http', 'https'],
    allowProtocolRelative: false,
    nestingLimit: 20,
  });
  return dropControlsFromHtml(clean);
}
