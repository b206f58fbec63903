import type { Language } from '#i18n/language.ts';
import { pathsIn } from '#web/shell/paths.ts';
import type { Viewer } from '#web/shell/viewer.tsx';

/** The network and its website for search engines, with the address of the search (schema.org). */
export function siteJsonLd(
  description: string,
  language: Language,
  { publicUrl, siteName }: Viewer,
): Record<string, unknown>[] {
  const paths = pathsIn(language);
  const home = publicUrl + paths.home();
  const organization = `${publicUrl}/#organization`;
  return [
    {
      '@type': 'Organization',
      '@id': organization,
      name: siteName,
      description,
      url: home,
      logo: `${publicUrl}/assets/icon-512.png`,
      contactPoint: { '@type': 'ContactPoint', url: publicUrl + paths.contact(), availableLanguage: ['ar', 'en'] },
    },
    {
      '@type': 'WebSite',
      '@id': `${publicUrl}/#website`,
      name: siteName,
      description,
      url: home,
      inLanguage: language,
      publisher: { '@id': organization },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${publicUrl}${paths.opportunities()}?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}
