/** What we use of the library that reads fonts for PDFs; it has no types of its own. */
declare module 'fontkit' {
  export type PathCommand = { command: string; args: number[] };
  export type Glyph = {
    id: number;
    codePoints: number[];
    advanceWidth: number;
    path: { commands: PathCommand[] };
  };
  export type Subset = {
    font: Font;
    glyf: Uint8Array[];
    offset: number;
    loca: { version: number; offsets: number[] };
    hmtx: { metrics: { advance: number; bearing: number }[] };
    /** Called for each glyph when the subset is written. */
    _addGlyph(id: number): number;
  };
  export type Font = {
    postscriptName: string;
    unitsPerEm: number;
    ascent: number;
    descent: number;
    layout(
      text: string,
      features?: unknown,
    ): { glyphs: Glyph[]; positions: Record<string, number>[]; advanceWidth: number };
    getGlyph(id: number, codePoints?: number[]): Glyph;
    hasGlyphForCodePoint(codePoint: number): boolean;
    getVariation(settings: Record<string, number>): Font;
    createSubset(): Subset;
  };
  export function create(file: Uint8Array): Font;
}
