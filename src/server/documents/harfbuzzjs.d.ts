/** The parts of harfbuzzjs 0.10 that documents use; the package brings no types. */
declare module 'harfbuzzjs' {
  export interface HarfBuzzFont {
    hExtents(): { ascender: number; descender: number; lineGap: number };
    glyphHAdvance(glyph: number): number;
    glyphToPath(glyph: number): string;
  }
  interface HarfBuzzFace {
    upem: number;
    collectUnicodes(): Iterable<number>;
  }
  interface HarfBuzzBuffer {
    setClusterLevel(level: number): void;
    addText(text: string, itemOffset?: number, itemLength?: number): void;
    setDirection(direction: 'ltr' | 'rtl'): void;
    guessSegmentProperties(): void;
    getGlyphInfosAndPositions(): {
      codepoint: number;
      cluster: number;
      x_advance: number;
      y_advance: number;
      x_offset: number;
      y_offset: number;
    }[];
    destroy(): void;
  }
  export interface HarfBuzz {
    createBlob(bytes: Uint8Array): unknown;
    createFace(blob: unknown, index: number): HarfBuzzFace;
    createFont(face: HarfBuzzFace): HarfBuzzFont;
    createBuffer(): HarfBuzzBuffer;
    shape(font: HarfBuzzFont, buffer: HarfBuzzBuffer, features?: string): void;
  }
}
