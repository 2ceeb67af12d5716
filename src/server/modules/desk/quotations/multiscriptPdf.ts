import { join } from 'node:path';
import PDFDocument from 'pdfkit';
import { projectRoot } from '@/server/lib/projectRoot';
import { isPlain, textRuns } from './textRuns';

export const fontFile = (file: string) =>
  join(projectRoot(), 'node_modules/@expo-google-fonts', file);

/**
 * A PDF whose lines mix scripts: pdfkit draws a line in one font and from left to right. Lines
 * are broken before that, by the width of their words.
 */
export class MultiscriptPdf extends PDFDocument {
  override widthOfString(text: string, options?: PDFKit.Mixins.TextOptions): number {
    if (isPlain(text)) return super.widthOfString(text, options);
    let width = 0;
    this.forEachRun(text, (run) => {
      width += super.widthOfString(run, options);
    });
    return width;
  }

  override _fragment(text: string, x: number, y: number, options: PDFKit.LineOptions): void {
    if (isPlain(text)) return super._fragment(text, x, y, options);
    const { align, lineWidth = 0 } = options;
    let left = align === 'right' ? x + lineWidth - this.widthOfString(text.trimEnd()) : x;
    const baseline = (-this._font.ascender / 1000) * this._fontSize;
    this.forEachRun(text.trimEnd(), (run) => {
      super._fragment(run, left, y, { baseline });
      left += super.widthOfString(run);
    });
  }

  private forEachRun(text: string, use: (run: string) => void): void {
    const source = this._fontSource;
    for (const { text: run, font } of textRuns(text)) {
      this.font(font ? fontFile(font.file) : source);
      use(run);
    }
    this.font(source);
  }
}
