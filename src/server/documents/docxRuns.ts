import { directionOf, type Language } from '#i18n/language.ts';
import { resolveDirections, splitLines } from './bidiText.ts';
import type { TextPiece } from './documentModel.ts';
import { colors } from './pageStyles.ts';

const locales: Readonly<Record<Language, string>> = { en: 'en-US', ar: 'ar-SA' };

/** Gives the id of a link's address. */
type LinkId = (href: string) => string;

/** The runs of a paragraph. Word orders a line by what each run says of itself, so that each has one direction. */
export function writeRuns(pieces: readonly TextPiece[], language: Language, linkId: LinkId): string {
  return splitLines(pieces)
    .map((line) => writeLine(line, language, linkId))
    .join('<w:r><w:br/></w:r>');
}

function writeLine(pieces: readonly TextPiece[], language: Language, linkId: LinkId): string {
  const { text, levels, ranges } = resolveDirections(pieces, directionOf(language));
  return ranges
    .map(({ piece, start, end }) => {
      const runs = splitByDirection(text, levels, { start, end })
        .map((stretch) => writeRun(stretch, piece))
        .join('');
      return piece.href === undefined ? runs : `<w:hyperlink r:id="${linkId(piece.href)}">${runs}</w:hyperlink>`;
    })
    .join('');
}

interface Stretch {
  text: string;
  isRtl: boolean;
}

function splitByDirection(text: string, levels: Uint8Array, { start, end }: { start: number; end: number }): Stretch[] {
  const stretches: Stretch[] = [];
  for (let at = start; at < end;) {
    const level = levels[at] ?? 0;
    let next = at;
    while (next < end && levels[next] === level) next += 1;
    const part = text.slice(at, next);
    const last = stretches.at(-1);
    // A number inside Arabic belongs to it; Word writes it from the left by itself.
    const isNumberInside = level === 2 && last?.isRtl === true && !/\p{L}/u.test(part);
    const isRtl = level % 2 === 1 || isNumberInside;
    if (last?.isRtl === isRtl) last.text += part;
    else stretches.push({ text: part, isRtl });
    at = next;
  }
  return stretches;
}

function writeRun({ text, isRtl }: Stretch, { language, isBold, isItalic, isUnderlined, href }: TextPiece): string {
  const locale = isRtl ? `w:bidi="${locales.ar}"` : `w:val="${locales[language === 'ar' ? 'en' : language]}"`;
  const properties = [
    href === undefined ? '' : '<w:rStyle w:val="Hyperlink"/>',
    isBold ? '<w:b/><w:bCs/>' : '',
    // Arabic is never slanted: its stress is a color.
    isItalic ? (isRtl ? `<w:color w:val="${colors.brand}"/>` : '<w:i/>') : '',
    isUnderlined ? '<w:u w:val="single"/>' : '',
    isRtl ? '<w:rtl/>' : '',
    `<w:lang ${locale}/>`,
  ];
  return `<w:r><w:rPr>${properties.join('')}</w:rPr><w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r>`;
}

export function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
