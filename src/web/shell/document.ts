import { directionOf, type Language, otherLanguage } from '#i18n/language.ts';
import type { PageFiles } from './builtFiles.ts';
import type { PageHead } from './head.ts';
import { mobileMenuId } from './MobileMenu.tsx';
import { inLanguage } from './paths.ts';
import type { Viewer } from './viewer.tsx';

export interface DocumentParts {
  language: Language;
  viewer: Viewer;
  head: PageHead;
  files: PageFiles;
  fonts: string[];
  catalogUrl: string;
  /** Path of the page, for its share tags. */
  pathname: string;
  /** The rendered application. */
  app: string;
  /** What the browser needs to hydrate, as JSON. */
  hydration: unknown;
}

/**
 * The HTML document around a rendered page. Rendered on the server only: hydrating a whole document under Trusted Types
 * turns one mismatch into a blank page.
 */
export function renderDocument({
  language,
  viewer,
  head,
  files,
  fonts,
  catalogUrl,
  pathname,
  app,
  hydration,
}: DocumentParts): string {
  const canonicalPath = head.canonicalPath ?? pathname;
  const canonical = viewer.publicUrl + canonicalPath;
  const other = otherLanguage(language);
  const alternate = viewer.publicUrl + (head.alternatePath ?? inLanguage(other, canonicalPath));
  const isIndexed = head.isIndexed ?? true;
  const image = viewer.publicUrl + (head.imagePath ?? `/share/${language}/home.png`);
  const dark = '#0C1618';
  const light = '#FBF7EE';
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}"${viewer.theme ? ` data-theme="${viewer.theme}"` : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeText(head.title)}</title>
<meta name="description" content="${escapeAttribute(head.description)}">
${isIndexed ? '' : '<meta name="robots" content="noindex">\n'}<link rel="canonical" href="${escapeAttribute(canonical)}">
<link rel="alternate" hreflang="${language}" href="${escapeAttribute(canonical)}">
<link rel="alternate" hreflang="${other}" href="${escapeAttribute(alternate)}">
<link rel="alternate" hreflang="x-default" href="${escapeAttribute(language === 'en' ? canonical : alternate)}">
${fonts.map((font) => `<link rel="preload" href="/assets/${font}" as="font" type="font/woff2" crossorigin>`).join('\n')}
${files.styles.map((file) => `<link rel="stylesheet" href="/assets/${file}">`).join('\n')}
<link rel="expect" href="#${mobileMenuId}" blocking="render">
<script type="module" src="/assets/${files.start}" fetchpriority="low" data-run="${addressesOf(files.scripts)}" data-more="${addressesOf(files.pageScripts)}" data-words="${catalogUrl}"></script>
<meta property="og:site_name" content="${escapeAttribute(viewer.siteName)}">
<meta property="og:title" content="${escapeAttribute(head.title)}">
<meta property="og:description" content="${escapeAttribute(head.description)}">
<meta property="og:type" content="${head.type ?? 'website'}">
<meta property="og:url" content="${escapeAttribute(canonical)}">
<meta property="og:image" content="${escapeAttribute(image)}">
<meta property="og:image:width" content="1280">
<meta property="og:image:height" content="628">
<meta property="og:locale" content="${language === 'ar' ? 'ar_QA' : 'en_US'}">
<meta property="og:locale:alternate" content="${language === 'ar' ? 'en_US' : 'ar_QA'}">
<meta name="twitter:card" content="summary_large_image">
<meta name="theme-color" content="${viewer.theme === 'dark' ? dark : light}"${viewer.theme ? '' : ' media="(prefers-color-scheme: light)"'}>
${viewer.theme ? '' : `<meta name="theme-color" content="${dark}" media="(prefers-color-scheme: dark)">\n`}<link rel="icon" href="/assets/icon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/assets/apple-touch-icon.png">
<link rel="manifest" href="/${language}.webmanifest">
${(head.jsonLd || []).map((object) => `<script type="application/ld+json">${escapeJson({ '@context': 'https://schema.org', ...object })}</script>`).join('\n')}
</head>
<body>
<div id="app">${app}</div>
<script id="hydration" type="application/json">${escapeJson(hydration)}</script>
</body>
</html>`;
}

function addressesOf(files: readonly string[]): string {
  return files.map((file) => `/assets/${file}`).join(' ');
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function escapeAttribute(text: string): string {
  return escapeText(text).replaceAll('"', '&quot;');
}

/** JSON that can not end its script element, whatever people wrote into it. */
function escapeJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
