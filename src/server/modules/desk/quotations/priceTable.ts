import { describeSums, type Texts } from '@/server/texts/quotation';
import { formatMoney, quotationSums } from '@/shared/quotationTotals';
import { formatQuantity, type QuotationContent, type QuotationLine } from '@/shared/quotations';
import type { MultiscriptPdf } from './multiscriptPdf';
import {
  bold,
  colors,
  ensureSpace,
  HEADER_HEIGHT,
  MARGIN,
  MARGINS,
  regular,
  WIDTH,
} from './pdfPage';

const { NAVY, STEEL, RULE } = colors;
/** Space of the total, and of each line above it. */
const [TOTAL_HEIGHT, SUM_HEIGHT] = [60, 16];
/** Lines that stand on the page of the total. */
const LAST_LINES = 2;

/** The lines, whose table has its heading on every page; the last ones stay with the total. */
export function drawLines(doc: MultiscriptPdf, content: QuotationContent, text: Texts): void {
  const { language, currency, lines } = content;
  const { lines: amounts } = quotationSums(content);
  // Of lead times there is a column only where a line has one.
  const count = lines.some(({ leadTime }) => leadTime) ? 6 : 5;
  const numeric = { align: { x: 'right' } } as const;
  const [PADDING, LEAD_TIME] = [4, 70];
  const fixed = [28, 56, 78, 84, ...(count === 6 ? [LEAD_TIME] : [])];
  const columns: PDFKit.Mixins.ColumnStyle[] = [
    { width: 28 },
    { width: WIDTH - fixed.reduce((sum, width) => sum + width) },
    { width: 56, ...numeric },
    { width: 78, ...numeric },
    { width: 84, ...numeric },
    { width: LEAD_TIME, padding: [PADDING, PADDING, PADDING, 12] },
  ];
  const columnStyles = columns.slice(0, count);
  const border = { top: 0, right: 0, bottom: 0.5, left: 0 };
  const style = { border, borderColor: RULE, padding: PADDING, textColor: NAVY };
  const money = (amount = '') => amount && formatMoney(amount, currency, language);

  const drawHeader = (y: number) => {
    doc.font(bold()).fontSize(8);
    doc
      .table({
        position: { x: MARGIN, y },
        columnStyles,
        rowStyles: { height: HEADER_HEIGHT },
        defaultStyle: { ...style, backgroundColor: '#eef2f6' },
      })
      .row(Object.values(text.columns).slice(0, count));
    doc.font(regular()).fontSize(8.5);
  };
  const repeatHeader = () => {
    drawHeader(MARGIN);
    doc.y = MARGINS.top;
  };
  const rows = lines.map((line, index) =>
    [
      String(index + 1),
      describe(line, text),
      formatQuantity(line, language) || '–',
      [money(line.unitPrice) || text.noPrice, line.unitPrice && text.reduction(line.discount)]
        .filter(Boolean)
        .join('\n'),
      money(amounts[index]),
      line.leadTime ?? '',
    ].slice(0, count),
  );
  const heightOf = (row: string[]) =>
    2 * PADDING +
    Math.max(
      ...row.map((cell, index) =>
        doc.heightOfString(cell, { width: Number(columnStyles[index]?.width) - 16 }),
      ),
    );
  const drawRows = (some: string[][]) => {
    const table = doc.table({ columnStyles, defaultStyle: style });
    for (const row of some) table.row(row);
    table.end();
  };

  ensureSpace(doc, 80);
  drawHeader(doc.y);
  doc.on('pageAdded', repeatHeader);
  const last = rows.slice(-LAST_LINES);
  drawRows(rows.slice(0, -LAST_LINES));
  const height = last.reduce((sum, row) => sum + heightOf(row), heightOfSums(content));
  // Lines that fill a page by themselves are divided as they come.
  if (rows.length > LAST_LINES && height < doc.page.maxY() - MARGINS.top) ensureSpace(doc, height);
  drawRows(last);
  doc.off('pageAdded', repeatHeader);
}

const describe = ({ text, partNumber, note }: QuotationLine, label: Texts): string =>
  [text, partNumber && label.labelled(label.partNumber, partNumber), note]
    .filter(Boolean)
    .join('\n');

const heightOfSums = (content: QuotationContent) =>
  TOTAL_HEIGHT + SUM_HEIGHT * describeSums(content).rows.length;

/** Discount and charges where there are any, and the total. */
export function drawSums(doc: MultiscriptPdf, content: QuotationContent, text: Texts): void {
  const { rows, total } = describeSums(content);
  ensureSpace(doc, heightOfSums(content));
  doc.moveDown(0.8);
  if (rows.length > 0) {
    doc.font(regular()).fontSize(9);
    doc.table({
      position: { x: MARGIN, y: doc.y },
      columnStyles: [{ width: WIDTH - 110 }, { width: 110 }],
      defaultStyle: { border: 0, padding: [0, 0, 4, 0], textColor: STEEL, align: { x: 'right' } },
      data: rows,
    });
  }
  doc.font(bold()).fontSize(11).fillColor(NAVY);
  doc.text(`${text.total}   ${total}`, MARGIN, doc.y, { align: 'right' });
  if (content.lines.some(({ unitPrice }) => unitPrice === undefined)) {
    doc.font(regular()).fontSize(8).fillColor(STEEL).text(text.totalIsPartial, { align: 'right' });
  }
  doc.moveDown(1.5);
}
