import { createHash } from 'node:crypto';
import { pdfNumber, type PdfFile, type PdfReference, utf16Hex } from './pdfFile.ts';
import type { Typeface } from './typefaces.ts';

/** A face as a PDF uses it: a number for each glyph together with what it stands for, so that the same shape can say two things. */
class UsedFace {
  readonly face: Typeface;
  readonly resource: string;
  readonly #codes = new Map<string, number>();
  readonly #entries: { glyph: number; text: string; width: number }[] = [];

  constructor(face: Typeface, resource: string) {
    this.face = face;
    this.resource = resource;
  }

  /** The code of a glyph that stands for a text; its own width in thousandths of the size, unless another is given. */
  codeOf(glyph: number, text: string, width = this.widthOf(glyph)): number {
    const key = `${glyph}:${width}:${text}`;
    const known = this.#codes.get(key);
    if (known !== undefined) return known;
    this.#entries.push({ glyph, text, width });
    const code = this.#entries.length;
    this.#codes.set(key, code);
    return code;
  }

  /** The code of a sign that is read and not seen, for what is drawn as a shape. */
  codeOfUnseen(text: string, width: number): number {
    return this.codeOf(this.face.spaceGlyph, text, Math.round(width));
  }

  widthOf(glyph: number): number {
    return Math.round((this.face.advanceOf(glyph) * 1000) / this.face.unitsPerEm);
  }

  /** Writes the face with what was used of it. */
  write(file: PdfFile): PdfReference {
    const { face } = this;
    const glyphs = Buffer.alloc((this.#entries.length + 1) * 2);
    for (const [index, { glyph }] of this.#entries.entries()) glyphs.writeUInt16BE(glyph, (index + 1) * 2);
    const name = `${createHash('sha256')
      .update(JSON.stringify(this.#entries))
      .digest('hex')
      .replaceAll(/\d/g, (digit) => 'GHIJKLMNOP'.charAt(Number(digit)))
      .toUpperCase()
      .slice(0, 6)}+${nameOf(face)}`;
    const scale = 1000 / face.unitsPerEm;
    const bytes = file.addStream(face.bytes, `/Length1 ${face.bytes.length}`);
    const descriptor = file.add(
      `<</Type/FontDescriptor/FontName/${name}/Flags 4/FontBBox[-1000 -1000 3000 2000]/ItalicAngle 0/Ascent ${pdfNumber(face.ascent * scale)}/Descent ${pdfNumber(face.descent * scale)}/CapHeight 700/StemV 80/FontFile2 ${bytes} 0 R>>`,
    );
    const glyphMap = file.addStream(glyphs);
    const widths = `[1[${this.#entries.map(({ width }) => width).join(' ')}]]`;
    const descendant = file.add(
      `<</Type/Font/Subtype/CIDFontType2/BaseFont/${name}/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/FontDescriptor ${descriptor} 0 R/DW 0/W${widths}/CIDToGIDMap ${glyphMap} 0 R>>`,
    );
    const letters = file.addStream(this.#writeLetters());
    return file.add(
      `<</Type/Font/Subtype/Type0/BaseFont/${name}/Encoding/Identity-H/DescendantFonts[${descendant} 0 R]/ToUnicode ${letters} 0 R>>`,
    );
  }

  /** What each code stands for. */
  #writeLetters(): string {
    const lines = this.#entries.map(({ text }, index) => `<${codeHex(index + 1)}> <${utf16Hex(text)}>`);
    const groups: string[] = [];
    // A group holds a hundred at most.
    for (let start = 0; start < lines.length; start += 100) {
      const group = lines.slice(start, start + 100);
      groups.push(`${group.length} beginbfchar\n${group.join('\n')}\nendbfchar\n`);
    }
    return `/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n/CIDSystemInfo <</Registry (Adobe) /Ordering (UCS) /Supplement 0>> def\n/CMapName /Adobe-Identity-UCS def\n/CMapType 2 def\n1 begincodespacerange\n<0000> <FFFF>\nendcodespacerange\n${groups.join('')}endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n`;
  }
}

/** The faces that a PDF uses. */
export class PdfFonts {
  readonly #faces = new Map<Typeface, UsedFace>();

  use(face: Typeface): UsedFace {
    let used = this.#faces.get(face);
    if (!used) {
      used = new UsedFace(face, `F${this.#faces.size + 1}`);
      this.#faces.set(face, used);
    }
    return used;
  }

  /** Writes them all; gives the entries of a page's fonts. */
  write(file: PdfFile): string {
    return [...this.#faces.values()].map((used) => `/${used.resource} ${used.write(file)} 0 R`).join('');
  }
}

export function codeHex(code: number): string {
  return code.toString(16).toUpperCase().padStart(4, '0');
}

function nameOf({ file }: Typeface): string {
  return (/([\w-]+)-normal\.woff$/.exec(file)?.[1] ?? 'face').replaceAll(/(?:^|-)(\w)/g, (_all, letter: string) =>
    letter.toUpperCase(),
  );
}
