/** What the types of pdfkit lack: private members, hence the exact version in package.json. */
declare namespace PDFKit {
  interface PDFDocument {
    _font: { ascender: number; font: { hasGlyphForCodePoint(codePoint: number): boolean } };
    _fontSource: string;
    _fontSize: number;
    /** Draws one line. */
    _fragment(text: string, x: number, y: number, options: LineOptions): void;
  }
  interface LineOptions extends Mixins.TextOptions {
    lineWidth?: number;
  }
}
