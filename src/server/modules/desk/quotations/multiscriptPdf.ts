import { join } from 'node:path';
import PDFDocument from 'pdfkit';
import { projectRoot } from '@/server/lib/projectRoot';
import { readableText } from './readableText';
import { type Font, fontsFor, textRuns } from './textRuns';

export const fontFile = (file: string) =>
  join(projectRoot(), 'node_modules/@expo-google-fonts', file);

/**
 * A PDF whose lines mix scripts: pdfkit draws a line in one font and from left to right. Lines
 * are broken before that, by the width of their words.
 */
export class MultiscriptPdf extends PDFDocument {
  /** By character; null: no font has it. */
  private chosenFonts?: Map<string, Font | undefined | null>;

  /** A text without characters that would be drawn as boxes, or not at all. */
  drawable(text: string): string {
    return readableText(text, (character) => this.findFont(character) !== null);
  }

  override widthOfString(text: string, options?: PDFKit.Mixins.TextOptions): number {
    if (this.isPlain(text)) return super.widthOfString(text, options);
    let width = 0;
    this.forEachRun(text, (run) => {
      width += super.widthOfString(run, options);
    });
    return width;
  }

  override _fragment(text: string, x: number, y: number, options: PDFKit.LineOptions): void {
    if (this.isPlain(text)) return super._fragment(text, x, y, options);
    const { align, lineWidth = 0 } = options;
    let left = align === 'right' ? x + lineWidth - this.widthOfString(text.trimEnd()) : x;
    const baseline = (-this._font.ascender / 1000) * this._fontSize;
    this.forEachRun(text.trimEnd(), (run) => {
      super._fragment(run, left, y, { baseline });
      left += super.widthOfString(run);
    });
  }

  /** Whether the PDF's own font draws the line as it stands. */
  private isPlain(line: string): boolean {
    for (const character of line) if (this.findFont(character) !== undefined) return false;
    return true;
  }

  private forEachRun(text: string, use: (run: string) => void): void {
    const source = this._fontSource;
    const fontOf = (character: string) => this.findFont(character) ?? undefined;
    for (const { text: run, font } of textRuns(text, fontOf)) {
      this.font(font ? fontFile(font.file) : source);
      use(run);
    }
    this.font(source);
  }

  /** The font that draws a character; undefined: the PDF's own, null: none. */
  private findFont(character: string): Font | undefined | null {
    // A field of the class does not exist yet when the constructor of pdfkit measures texts.
    this.chosenFonts ??= new Map();
    if (!this.chosenFonts.has(character)) {
      const source = this._fontSource;
      const hasGlyph = (font?: Font) => {
        this.font(font ? fontFile(font.file) : source);
        return this._font.font.hasGlyphForCodePoint(character.codePointAt(0)!);
      };
      const candidates = fontsFor(character);
      const index = candidates.findIndex(hasGlyph);
      this.font(source);
      this.chosenFonts.set(character, index < 0 ? null : candidates[index]);
    }
    return this.chosenFonts.get(character);
  }
}
