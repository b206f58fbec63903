import satori from 'satori';
import sharp from 'sharp';
import { readCardFonts } from './cardFonts.ts';
import { places, type TitleFit, titleFits } from './cardMeasures.ts';
import { layOutCard, layOutWords } from './layOutCard.ts';
import { colors, drawFigure, drawLogoMark } from './motif.ts';
import { type CardFigure, type ShareCard, shareImageHeight, shareImageWidth } from './shareCard.ts';

const gapBesideFigure = 56;
/** Size times characters: six lines of the widest words. */
const maxTitlePixels = 7000;
const fonts = readCardFonts();

/**
 * Draws a card as a PNG of 1280 × 628 pixels.
 * @param picture the portrait of a card with one, in any format.
 */
export async function drawShareImage(card: ShareCard, picture: Uint8Array | null): Promise<Buffer> {
  const { margin, floor, floorHeight, logo } = places;
  const isMirrored = card.language === 'ar';
  const figureWidth = widthOf(card.figure);
  const wordsWidth = shareImageWidth - 2 * margin - figureWidth - gapBesideFigure;
  const title = await fitTitle(card, wordsWidth);
  const words = await satori(layOutCard(card, wordsWidth, title), {
    width: shareImageWidth,
    height: shareImageHeight,
    fonts: await fonts,
  });
  const portrait = picture && (await sharp(picture).resize({ width: 600, withoutEnlargement: true }).png().toBuffer());
  const figure = drawFigure(card.figure, portrait?.toString('base64'), {
    x: isMirrored ? margin : shareImageWidth - margin - figureWidth,
    width: figureWidth,
    floor,
    isMirrored,
  });
  const mark = drawLogoMark(isMirrored ? shareImageWidth - margin - logo.size : margin, logo.y, logo.size);
  const below = floor + floorHeight;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${shareImageWidth}" height="${shareImageHeight}"><rect width="100%" height="100%" fill="${colors.ground}"/><rect y="${below}" width="100%" height="${shareImageHeight - below}" fill="${colors.surface}"/>${figure}<rect y="${floor}" width="100%" height="${floorHeight}" fill="${colors.ink}"/>${mark}${words}</svg>`;
  return sharp(Buffer.from(svg)).flatten({ background: colors.ground }).png({ palette: true, effort: 7 }).toBuffer();
}

/** The largest size in which the words fit between the logo and the floor; what is too long for the smallest is cut. */
async function fitTitle(card: ShareCard, width: number): Promise<TitleFit> {
  const room = places.wordsBottom - places.wordsTop;
  const length = card.title.text.length;
  let last: TitleFit = { size: 36, length: 60 };
  for (const fit of titleFits) {
    // A long title does not stand a chance in a large size.
    if (fit.size * Math.min(length, fit.length) > maxTitlePixels) continue;
    const svg = await satori(layOutWords(card, width, fit), { width, fonts: await fonts });
    const height = Number(/^<svg width="[\d.]+" height="([\d.]+)"/.exec(svg)?.[1]);
    if (height <= room) return fit;
    last = fit;
  }
  return last;
}

function widthOf(figure: CardFigure): number {
  const { figureWidth } = places;
  if (figure.kind === 'arches') return figureWidth.arches[figure.hues.length] ?? figureWidth.colonnade;
  return figureWidth[figure.kind];
}
