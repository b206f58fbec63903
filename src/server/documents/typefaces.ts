import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { HarfBuzz, HarfBuzzFont } from 'harfbuzzjs';
import type { Direction } from '#i18n/language.ts';
import { readWoff } from './readWoff.ts';

/** The manners in which a document is set. */
export type FaceName = 'heading' | 'body' | 'strong';

const scripts = ['latin', 'arabic', 'latin-ext'] as const;
/** The files of each manner, in the order in which a sign is looked for. */
const files: Readonly<Record<FaceName, readonly string[]>> = {
  heading: [
    ...scripts.map((script) => `el-messiri/files/el-messiri-${script}-700-normal.woff`),
    'el-messiri/files/el-messiri-cyrillic-700-normal.woff',
  ],
  body: scripts.map((script) => `readex-pro/files/readex-pro-${script}-400-normal.woff`),
  strong: scripts.map((script) => `readex-pro/files/readex-pro-${script}-600-normal.woff`),
};

/** One font file, ready to set words with. */
export interface Typeface {
  file: string;
  isArabic: boolean;
  unitsPerEm: number;
  ascent: number;
  descent: number;
  /** What a PDF embeds. */
  bytes: Buffer;
  covers(codePoint: number): boolean;
  /** Draws nothing. */
  spaceGlyph: number;
  advanceOf(glyph: number): number;
  /** The outline of a glyph: SVG path data in font units. */
  outlineOf(glyph: number): string;
  font: HarfBuzzFont;
}

/** A glyph of a stretch of text, from the left; lengths in font units. */
export interface ShapedGlyph {
  glyph: number;
  /** The first UTF-16 unit that it stands for, in the whole text. */
  cluster: number;
  advance: number;
  shiftX: number;
  shiftY: number;
}

export type Typefaces = Readonly<Record<FaceName, readonly Typeface[]>> & {
  shape(face: Typeface, stretch: { text: string; start: number; end: number; direction: Direction }): ShapedGlyph[];
};

/** Reads the portal's typefaces; nothing is fetched. */
export async function readTypefaces(): Promise<Typefaces> {
  // The package is a promise, which an import statement can not hold in every loader.
  const engine = await (createRequire(import.meta.url)('harfbuzzjs') as Promise<HarfBuzz>);
  // The first bytes that this build of the engine is given are lost; these may be.
  engine.createBlob(new Uint8Array(16));
  const read = async (name: FaceName): Promise<Typeface[]> =>
    Promise.all(files[name].map((file) => readTypeface(engine, file)));
  const [heading, body, strong] = await Promise.all([read('heading'), read('body'), read('strong')]);
  return {
    // What the face of headings lacks is set in the strong face of the text.
    heading: [...heading, ...strong],
    body,
    strong,
    shape: (face, stretch) => shape(engine, face, stretch),
  };
}

async function readTypeface(engine: HarfBuzz, file: string): Promise<Typeface> {
  const { font: bytes, embedded } = readWoff(await readFile(fileURLToPath(import.meta.resolve(`@fontsource/${file}`))));
  const face = engine.createFace(engine.createBlob(bytes), 0);
  const font = engine.createFont(face);
  const { upem } = face;
  const covered = new Set(face.collectUnicodes());
  const { ascender, descender } = font.hExtents();
  const typeface: Typeface = {
    file,
    isArabic: file.includes('-arabic-'),
    unitsPerEm: upem,
    ascent: ascender,
    descent: descender,
    bytes: embedded,
    covers: (codePoint) => covered.has(codePoint),
    advanceOf: (glyph) => font.glyphHAdvance(glyph),
    outlineOf: (glyph) => font.glyphToPath(glyph),
    spaceGlyph: 0,
    font,
  };
  const [space] = shape(engine, typeface, { text: ' ', start: 0, end: 1, direction: 'ltr' });
  return { ...typeface, spaceGlyph: space?.glyph ?? 0 };
}

/**
 * Chooses and places the glyphs of a stretch in one face and direction. The whole text goes along, so that letters join
 * across the stretch's edges.
 */
function shape(
  engine: HarfBuzz,
  { font, isArabic }: Typeface,
  { text, start, end, direction }: { text: string; start: number; end: number; direction: Direction },
): ShapedGlyph[] {
  const buffer = engine.createBuffer();
  // A cluster for every sign: a vowel mark is a sign of its own.
  buffer.setClusterLevel(1);
  buffer.addText(text, start, end - start);
  buffer.setDirection(direction);
  buffer.guessSegmentProperties();
  // Ligatures of Latin letters are ornament; those of Arabic ones are spelling.
  engine.shape(font, buffer, isArabic ? '' : '-liga,-clig');
  const glyphs = buffer.getGlyphInfosAndPositions().map((one) => ({
    glyph: one.codepoint,
    cluster: one.cluster,
    advance: one.x_advance,
    shiftX: one.x_offset,
    shiftY: one.y_offset,
  }));
  buffer.destroy();
  return glyphs;
}
