import { fontFile, type MultiscriptPdf } from './multiscriptPdf';

export const colors = { NAVY: '#0b1f3a', STEEL: '#56677d', ACCENT: '#e08a3c', RULE: '#d5dce5' };

/** A4, in points. */
const PAGE_WIDTH = 595.28;
export const PAGE_HEIGHT = 841.89;
export const MARGIN = 48;
export const WIDTH = PAGE_WIDTH - 2 * MARGIN;
/** Height of the table's header, which stands in the top margin of all pages but the first. */
export const HEADER_HEIGHT = 20;
export const MARGINS = { top: MARGIN + HEADER_HEIGHT, bottom: 64, left: MARGIN, right: MARGIN };

// By their paths: pdfkit opens a font that is registered by a name once more for each cell.
export const regular = () => fontFile('noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf');
export const bold = () => fontFile('noto-sans-sc/600SemiBold/NotoSansSC_600SemiBold.ttf');

export function ensureSpace(doc: MultiscriptPdf, height: number): void {
  if (doc.y > doc.page.maxY() - height) doc.addPage();
}
