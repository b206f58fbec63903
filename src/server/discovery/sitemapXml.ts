/** One page as a sitemap lists it: its address in each language it exists in. */
export interface SitemapPage {
  en: string;
  ar: string;
  lastModified?: Date;
}

/** A sitemap: every page once per language, each time naming the other (`hreflang`). */
export function sitemapXml(pages: readonly SitemapPage[]): string {
  const urls = pages.flatMap(({ en, ar, lastModified }) => {
    const alternates = `<xhtml:link rel="alternate" hreflang="en" href="${escapeXml(en)}"/><xhtml:link rel="alternate" hreflang="ar" href="${escapeXml(ar)}"/><xhtml:link rel="alternate" hreflang="x-default" href="${escapeXml(en)}"/>`;
    const modified = lastModified ? `<lastmod>${lastModified.toISOString()}</lastmod>` : '';
    return [en, ar].map((address) => `<url><loc>${escapeXml(address)}</loc>${modified}${alternates}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`;
}

/** The list of all sitemaps. */
export function sitemapIndexXml(addresses: readonly string[]): string {
  const entries = addresses.map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</sitemapindex>\n`;
}

// What XML 1.0 forbids even as a reference.
// oxlint-disable-next-line no-control-regex
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/** Text safe in XML content and attributes. */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(forbidden, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
}
