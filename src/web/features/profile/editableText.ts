const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&gt;': '>', '&quot;': '"', '&nbsp;': '\u00A0' };

/**
 * A rich text as a plain box shows it, where script did not put the editor into its place: the plain words where they
 * say everything, so that saving them again changes nothing; else the HTML itself.
 */
export function editableText(html: string): string {
  const isPlain = /^(?:<p>(?:[^<]|<br \/>)*<\/p>)*$/.test(html) && !html.includes('&lt;');
  if (!isPlain) return html;
  return html
    .replaceAll('</p><p>', '\n\n')
    .replaceAll('<br />', '\n')
    .replace(/<\/?p>/g, '')
    .replace(/&(?:amp|gt|quot|nbsp);/g, (entity) => entities[entity] ?? entity);
}
