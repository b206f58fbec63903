import type satori from 'satori';
import { bodyFonts, headingFonts } from './cardFonts.ts';
import { places, type TitleFit } from './cardMeasures.ts';
import { drawableText, shorten } from './drawableText.ts';
import { colors, hueText } from './motif.ts';
import type { CardHue, CardText, ShareCard } from './shareCard.ts';

/** What the layout engine takes: an element as React would make it. */
type Node = Parameters<typeof satori>[0];
type Style = Record<string, string | number>;

const maxLeadLength = 130;
const maxStripLength = 66;
/** Of the body's face, in its size: what decides whether a row stands in one line. */
const meanLetterWidth = 0.54;

/** Eyebrow, title and lead; as high as they turn out to be. */
export function layOutWords(card: ShareCard, width: number, title: TitleFit): Node {
  const { language } = card;
  return element(
    { display: 'flex', flexDirection: 'column', width, alignItems: 'stretch', direction: directionOf(language) },
    [
      card.eyebrow.length > 0 &&
        row(card, card.eyebrow, width, {
          fontFamily: bodyFonts[language],
          fontSize: 27,
          fontWeight: 600,
          color: hueText(hueOf(card)),
          marginBottom: 16,
        }),
      paragraph(
        card,
        { ...card.title, text: shorten(card.title.text, title.length) },
        {
          ...titleFace(card.title),
          fontSize: title.size,
          lineHeight: 1.22,
          color: colors.ink,
        },
      ),
      card.lead.length > 0 &&
        row(card, card.lead, width, {
          fontFamily: bodyFonts[language],
          fontSize: 30,
          fontWeight: 400,
          lineHeight: language === 'ar' ? 1.6 : 1.45,
          color: colors.muted,
          marginTop: 22,
        }),
    ],
  );
}

/** All words of the card in their places, on nothing. */
export function layOutCard(card: ShareCard, wordsWidth: number, title: TitleFit): Node {
  const direction = directionOf(card.language);
  const side = direction === 'rtl' ? 'right' : 'left';
  const { margin, logo, wordsTop, wordsBottom, floor, floorHeight } = places;
  const below = floor + floorHeight;
  return element({ display: 'flex', width: 1280, height: 628, direction }, [
    element(
      {
        position: 'absolute',
        display: 'flex',
        top: logo.y,
        height: logo.size,
        alignItems: 'center',
        [side]: margin + logo.size + 18,
        fontFamily: headingFonts[card.language],
        fontWeight: 700,
        fontSize: 40,
        lineHeight: 1,
        color: colors.ink,
        // The Latin face sits high in its line, the Arabic one does not.
        paddingTop: card.language === 'en' ? 8 : 0,
      },
      drawableText(card.siteName, direction),
    ),
    element(
      {
        position: 'absolute',
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'center',
        top: wordsTop,
        height: wordsBottom - wordsTop,
        [side]: margin,
        width: wordsWidth,
      },
      [layOutWords(card, wordsWidth, title)],
    ),
    element(
      {
        position: 'absolute',
        display: 'flex',
        direction,
        top: below,
        left: margin,
        width: 1280 - 2 * margin,
        height: 628 - below,
        alignItems: 'center',
        justifyContent: 'space-between',
        fontFamily: bodyFonts[card.language],
        fontSize: 27,
        color: colors.ink,
        fontWeight: 600,
      },
      card.strip.map(({ label, parts }) =>
        element({ display: 'flex', direction, alignItems: 'center' }, [
          label &&
            paragraph(card, label, {
              color: colors.muted,
              fontWeight: 400,
              [`margin${direction === 'rtl' ? 'Left' : 'Right'}`]: 18,
            }),
          row(card, inOneLine(parts), 1280, {}),
        ]),
      ),
    ),
  ]);
}

/** Parts in their own directions: beside each other with a point between them, or below each other when they are long. */
function row(card: ShareCard, parts: readonly CardText[], width: number, style: Style & { fontSize?: number }): Node {
  const direction = directionOf(card.language);
  if (parts.length === 1 && parts[0])
    return paragraph(card, { ...parts[0], text: shorten(parts[0].text, maxLeadLength) }, style);
  const length = parts.reduce((sum, { text }) => sum + text.length, 2 * parts.length);
  const letter = (style.fontSize ?? 27) * meanLetterWidth;
  if (length * letter > width)
    return element(
      { ...style, display: 'flex', flexDirection: 'column' },
      parts.map((part) =>
        paragraph(card, { ...part, text: shorten(part.text, Math.floor(width / letter)) }, { lineClamp: 1 }),
      ),
    );
  return element(
    { ...style, display: 'flex', direction },
    parts.flatMap((part, index) => [
      index > 0 && element({ display: 'flex', padding: '0 12px' }, '·'),
      paragraph(card, part, {}),
    ]),
  );
}

/** As many parts as stand in the line below the floor, which has no room for a second. */
function inOneLine(parts: readonly CardText[]): CardText[] {
  let room = maxStripLength;
  return parts.filter(({ text }, index) => {
    room -= text.length + 2;
    return index === 0 || room >= 0;
  });
}

/** A text in its own direction, aligned as the card is. */
function paragraph(card: ShareCard, { text, language }: CardText, style: Style): Node {
  const direction = directionOf(language);
  return element(
    {
      display: 'block',
      direction,
      textAlign: card.language === 'ar' ? 'right' : 'left',
      wordBreak: 'break-word',
      boxSizing: 'border-box',
      ...style,
    },
    drawableText(text, direction),
  );
}

/** The headings' face lacks some letters of Latin languages; a title that has them is set in the other one as a whole. */
function titleFace({ text, language }: CardText): Style {
  if (/[\u0100-\u024F\u1E00-\u1EFF]/u.test(text.normalize('NFC')))
    return { fontFamily: bodyFonts[language], fontWeight: 600 };
  return { fontFamily: headingFonts[language], fontWeight: 700 };
}

function hueOf({ figure }: ShareCard): CardHue {
  if (figure.kind === 'arches') return figure.hues[0] ?? 'brand';
  return figure.kind === 'portrait' ? figure.hue : 'brand';
}

function directionOf(language: ShareCard['language']): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr';
}

function element(style: Style, children: string | readonly (Node | false | null)[]): Node {
  return {
    type: 'div',
    key: null,
    props: { style, children: typeof children === 'string' ? children : children.filter((child) => Boolean(child)) },
  } as Node;
}
