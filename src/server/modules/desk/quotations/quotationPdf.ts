import { buffer } from 'node:stream/consumers';
import { describeDelivery, formatDay, quotationTexts, type Texts } from '@/server/texts/quotation';
import { company } from '@/shared/company';
import { formatMoney, lineAmount, quotationTotal } from '@/shared/quotationTotals';
import { formatQuantity, type QuotationContent, type QuotationLine } from '@/shared/quotations';
import { fontFile, MultiscriptPdf } from './multiscriptPdf';

/** What a quotation consists of; a draft has neither number nor date. */
export interface PrintedQuotation {
  number?: string;
  issuedAt?: string;
  issuedBy?: string;
  /** Of the inquiry. */
  reference: string;
  /** Name and address of the buyer, in lines. */
  buyer: string[];
  content: QuotationContent;
}

type Pdf = PDFKit.PDFDocument;

const [NAVY, STEEL, ACCENT, RULE] = ['#0b1f3a', '#56677d', '#e08a3c', '#d5dce5'];
/** A4, in points. */
const [PAGE_WIDTH, PAGE_HEIGHT] = [595.28, 841.89];
const MARGIN = 48;
const WIDTH = PAGE_WIDTH - 2 * MARGIN;
/** Height of the table's header, which stands in the top margin of all pages but the first. */
const HEADER_HEIGHT = 20;
const MARGINS = { top: MARGIN + HEADER_HEIGHT, bottom: 64, left: MARGIN, right: MARGIN };

// By their paths: pdfkit opens a font that is registered by a name once more for each cell.
const regular = () => fontFile('noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf');
const bold = () => fontFile('noto-sans-sc/600SemiBold/NotoSansSC_600SemiBold.ttf');

/** A quotation as PDF, with letterhead, in the language of its content. */
export async function writeQuotationPdf(quotation: PrintedQuotation): Promise<Buffer> {
  const { content, number, issuedAt } = quotation;
  const { language } = content;
  const text = quotationTexts[language];
  const title = [text.quotation, number ?? text.draft].join(' ');
  const doc = new MultiscriptPdf({
    size: 'A4',
    margins: MARGINS,
    bufferPages: true,
    font: regular(),
    lang: language,
    displayTitle: true,
    info: {
      Title: title,
      Author: company.name[language],
      CreationDate: new Date(issuedAt ?? Date.now()),
    },
  });

  drawLetterhead(doc, quotation);
  drawHead(doc, quotation, text);
  drawParagraph(doc, content.introduction);
  drawLines(doc, content, text);
  drawTotal(doc, content, text);
  drawParagraph(doc, content.payment, text.payment);
  drawParagraph(doc, content.remarks, text.remarks);
  drawFooters(doc, `${company.name[language]} · ${title}`, text);

  doc.end();
  return buffer(doc);
}

function drawLetterhead(doc: Pdf, { content: { language } }: PrintedQuotation): void {
  const { brand, name, address, phone, email } = company;
  // The icon of the site.
  doc.save().translate(MARGIN, MARGIN - 8);
  doc.roundedRect(0, 0, 32, 32, 6).fill(NAVY);
  doc.lineWidth(2).path('M9 6v20M23 6v20').stroke('#8fa3bd');
  doc.path('m11.5 14.5 4.5-5 4.5 5z').fill(ACCENT);
  doc.path('m11.5 17.5 4.5 5 4.5-5z').fill('#fff').restore();
  doc.fillColor(NAVY).font(bold()).fontSize(17);
  doc.text(brand[language], MARGIN + 42, MARGIN - 6, { lineBreak: false });
  const lines = [name[language], address[language], `${phone}   ${email}`];
  doc.font(regular()).fontSize(8).fillColor(STEEL);
  doc.text(lines.join('\n'), MARGIN + 180, MARGIN - 10, { align: 'right' });
  const y = MARGIN + 34;
  doc
    .moveTo(MARGIN, y)
    .lineTo(MARGIN + WIDTH, y)
    .lineWidth(1)
    .stroke(ACCENT);
  doc.y = y + 22;
}

/** The title, to whom the quotation goes, and its data beside that. */
function drawHead(doc: Pdf, quotation: PrintedQuotation, text: Texts): void {
  const { number, issuedAt, issuedBy, reference, buyer, content } = quotation;
  const { language, validUntil } = content;
  const title = number ? text.quotation : [text.quotation, text.draft].join(' ');
  doc.font(bold()).fontSize(20).fillColor(NAVY).text(title, MARGIN, doc.y);
  doc.font(regular()).fontSize(9).moveDown(1);
  const { y } = doc;
  const half = WIDTH / 2 - 12;
  doc.fillColor(STEEL).text(text.to, { width: half });
  doc.fillColor(NAVY).text(buyer.join('\n'), { width: half });
  const bottom = doc.y;
  const rows = [
    [text.number, number],
    [text.date, issuedAt && formatDay(issuedAt, language)],
    [text.validUntil, validUntil && formatDay(validUntil, language)],
    [text.reference, reference],
    [text.incoterm, describeDelivery(content)],
    [text.preparedBy, issuedBy],
  ].filter(([, value]) => value);
  doc.table({
    position: { x: MARGIN + half + 24, y },
    columnStyles: [{ width: 80, textColor: STEEL }, { width: half - 80 }],
    defaultStyle: { border: 0, padding: [0, 0, 3, 0], textColor: NAVY },
    data: rows.map((row) => row.map((cell = '') => cell)),
  });
  doc.y = Math.max(doc.y, bottom) + 14;
}

function drawParagraph(doc: Pdf, text = '', heading = ''): void {
  if (text === '') return;
  doc.fontSize(9).fillColor(NAVY);
  if (heading !== '') {
    // It stays with the first lines of its text.
    ensureSpace(doc, 40);
    doc.font(bold()).text(heading, MARGIN).moveDown(0.3);
  }
  doc.font(regular()).text(text.replace(/\r\n?/g, '\n'), MARGIN).moveDown(1);
}

function ensureSpace(doc: Pdf, height: number): void {
  if (doc.y > doc.page.maxY() - height) doc.addPage();
}

function drawLines(doc: Pdf, content: QuotationContent, text: Texts): void {
  const { language, currency, lines } = content;
  // Of lead times there is a column only where a line has one.
  const count = lines.some(({ leadTime }) => leadTime) ? 6 : 5;
  const numeric = { align: { x: 'right' } } as const;
  const columns: PDFKit.Mixins.ColumnStyle[] = [
    { width: 28 },
    { width: '*' },
    { width: 56, ...numeric },
    { width: 78, ...numeric },
    { width: 84, ...numeric },
    { width: 70, padding: [4, 4, 4, 12] },
  ];
  const columnStyles = columns.slice(0, count);
  const border = { top: 0, right: 0, bottom: 0.5, left: 0 };
  const style = { border, borderColor: RULE, padding: 4, textColor: NAVY };
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

  ensureSpace(doc, 80);
  drawHeader(doc.y);
  doc.on('pageAdded', repeatHeader);
  const table = doc.table({ columnStyles, defaultStyle: style });
  for (const [index, line] of lines.entries()) {
    const cells = [
      String(index + 1),
      describe(line, text),
      formatQuantity(line, language) || '–',
      money(line.unitPrice) || text.noPrice,
      money(lineAmount(line, currency)),
      line.leadTime,
    ];
    table.row(cells.slice(0, count));
  }
  table.end();
  doc.off('pageAdded', repeatHeader);
}

const describe = ({ text, partNumber, note }: QuotationLine, label: Texts): string =>
  [text, partNumber && label.labelled(label.partNumber, partNumber), note]
    .filter(Boolean)
    .join('\n');

function drawTotal(doc: Pdf, content: QuotationContent, text: Texts): void {
  ensureSpace(doc, 60);
  const total = formatMoney(quotationTotal(content), content.currency, content.language);
  doc.moveDown(0.8).font(bold()).fontSize(11).fillColor(NAVY);
  doc.text(`${text.total}   ${total}`, MARGIN, doc.y, { align: 'right' });
  if (content.lines.some(({ unitPrice }) => unitPrice === undefined)) {
    doc.font(regular()).fontSize(8).fillColor(STEEL).text(text.totalIsPartial, { align: 'right' });
  }
  doc.moveDown(1.5);
}

function drawFooters(doc: Pdf, title: string, text: Texts): void {
  const { count } = doc.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    doc.switchToPage(index);
    // Within the margin a text would begin another page.
    doc.page.margins.bottom = 0;
    const y = PAGE_HEIGHT - 40;
    doc.font(regular()).fontSize(8).fillColor(STEEL);
    doc.text(title, MARGIN, y, { lineBreak: false });
    doc.text(text.page(index + 1, count), MARGIN, y, { align: 'right' });
  }
}
