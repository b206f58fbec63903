import { directionOf, type Language } from '#i18n/language.ts';
import { translatorFor } from '#i18n/catalogs.ts';
import type { Config } from '#server/config.ts';

/** What every mail is written from. Links begin with PUBLIC_URL alone, whatever host a request named. */
export interface MailContext {
  config: Pick<Config, 'publicUrl' | 'siteName' | 'secretariatEmail'>;
  language: Language;
}

/** A mail's content, in order. Texts of people are isolated with {@link isolate} or stand in `facts` and `quote`. */
export interface MailContent {
  greeting: string;
  paragraphs: string[];
  /** A list: each sentence with where it leads, if anywhere. */
  items?: { text: string; url: string | null }[];
  /** Said after the list. */
  afterItems?: string;
  facts?: { label: string; value: string }[];
  /** Lines that a person wrote, shown in their own direction. */
  quote?: string;
  action?: { label: string; url: string };
  /** Said after the action. */
  afterword?: string;
  /** Whether it is signed and says why it came: for people who entered an address, not for the secretariat. */
  isToVisitor: boolean;
  /** Why it came, where that is not because somebody entered the address in a form. */
  why?: string;
  /** Small ones at the very end: ending these mails, choosing which ones come. */
  links?: { label: string; url: string }[];
}

const firstStrongIsolate = '\u2068';
const popDirectionalIsolate = '\u2069';

/** A value inside a sentence that keeps its own direction there: in the text by isolates, in HTML by `<bdi>`. */
export function isolate(value: string): string {
  return `${firstStrongIsolate}${withoutControls(value)}${popDirectionalIsolate}`;
}

/** Lays a mail out as text and as HTML, right-to-left in Arabic. */
export function layOutMail({ config, language }: MailContext, content: MailContent): { text: string; html: string } {
  const t = translatorFor(language);
  const site = config.siteName[language];
  // The secretariat does not sign to itself.
  const closing = content.isToVisitor ? t('mail.closing', { site }) : '';
  const why = content.isToVisitor ? (content.why ?? t('mail.why', { url: isolate(config.publicUrl) })) : '';
  return {
    text: asText(content, closing, why),
    html: asHtml(content, { language, site, closing, why, home: `${config.publicUrl}/${language}` }),
  };
}

function asText(
  { greeting, paragraphs, items = [], afterItems, facts = [], quote, action, afterword, links = [] }: MailContent,
  closing: string,
  why: string,
): string {
  const blocks = [
    greeting,
    ...paragraphs,
    ...items.map(({ text, url }) => `• ${text}${url === null ? '' : `\n${url}`}`),
    afterItems ?? '',
    facts.map(({ label, value }) => `${label}: ${isolate(value)}`).join('\n'),
    quote === undefined
      ? ''
      : withoutControls(quote)
          .split('\n')
          .map((line) => `> ${line}`)
          .join('\n'),
    action ? `${action.label}:\n${action.url}` : '',
    afterword ?? '',
    closing,
    why === '' ? '' : `--\n${why}`,
    ...links.map(({ label, url }) => `${label}:\n${url}`),
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

/** The light theme's colors (tokens.css): programs that show mails know no custom properties. */
const ink = '#17333a';
const font = "font-family:'Readex Pro','Segoe UI',Tahoma,Arial,sans-serif";

function asHtml(
  { greeting, paragraphs, items = [], afterItems, facts = [], quote, action, afterword, links = [] }: MailContent,
  page: { language: Language; site: string; closing: string; why: string; home: string },
): string {
  const paragraph = (text: string, style = ''): string =>
    text === '' ? '' : `<p style="margin:0 0 16px;${style}">${inline(text)}</p>`;
  const rows = facts.map(
    ({ label, value }) =>
      `<tr><th scope="row" style="padding:6px 0;padding-inline-end:16px;text-align:start;vertical-align:top;font-weight:600;white-space:nowrap">${escapeHtml(label)}</th>` +
      `<td style="padding:6px 0"><bdi>${escapeHtml(withoutControls(value))}</bdi></td></tr>`,
  );
  const listed = items.map(({ text, url }) => {
    const words = inline(text);
    return `<li style="margin:0 0 12px">${url === null ? words : `<a href="${escapeHtml(url)}" style="color:#0f5c63">${words}</a>`}</li>`;
  });
  return [
    '<!doctype html>',
    `<html lang="${page.language}" dir="${directionOf(page.language)}">`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">',
    `<title>${escapeHtml(page.site)}</title></head>`,
    `<body style="margin:0;padding:24px 12px;background:#fbf7ee;color:${ink};${font};font-size:16px;line-height:1.7">`,
    '<div style="max-width:560px;margin:0 auto;padding:32px 28px;background:#fffdf8;border-radius:14px;border-top:4px solid #0f5c63">',
    `<p style="margin:0 0 24px;font-size:20px;font-weight:700"><a href="${escapeHtml(page.home)}" style="color:#0f5c63;text-decoration:none">${escapeHtml(page.site)}</a></p>`,
    paragraph(greeting),
    ...paragraphs.map((text) => paragraph(text)),
    items.length === 0 ? '' : `<ul style="margin:0 0 16px;padding:0;padding-inline-start:20px">${listed.join('')}</ul>`,
    paragraph(afterItems ?? ''),
    rows.length === 0 ? '' : `<table style="margin:0 0 16px;border-collapse:collapse">${rows.join('')}</table>`,
    quote === undefined
      ? ''
      : `<blockquote dir="auto" style="margin:0 0 16px;padding:4px 16px;border-inline-start:3px solid #e4dccb;white-space:pre-wrap">${escapeHtml(withoutControls(quote))}</blockquote>`,
    action
      ? `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:#0f5c63;color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(action.label)}</a></p>` +
        `<p style="margin:0 0 16px;font-size:13px;color:#52666b;overflow-wrap:anywhere"><bdi dir="ltr">${escapeHtml(action.url)}</bdi></p>`
      : '',
    paragraph(afterword ?? ''),
    paragraph(page.closing, 'margin-top:24px'),
    paragraph(page.why, 'margin:24px 0 0;padding-top:16px;border-top:1px solid #e4dccb;font-size:13px;color:#52666b'),
    links.length === 0
      ? ''
      : `<p style="margin:0;font-size:13px">${links.map(({ label, url }) => `<a href="${escapeHtml(url)}" style="color:#0f5c63">${escapeHtml(label)}</a>`).join(' · ')}</p>`,
    '</div></body></html>',
  ].join('\n');
}

function inline(text: string): string {
  return escapeHtml(text).replaceAll(firstStrongIsolate, '<bdi>').replaceAll(popDirectionalIsolate, '</bdi>');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** Marks that would turn the direction of the lines around them. */
function withoutControls(text: string): string {
  return text.replaceAll(/[\u202A-\u202E\u2066-\u2069]/g, '');
}
