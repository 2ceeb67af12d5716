import { join } from 'node:path';
import PDFDocument from 'pdfkit';
import { company } from '@/shared/company';
import { formatMoney, lineAmount, quotationTotal } from '@/shared/quotationTotals';
import type { QuotationContent, QuotationLine } from '@/shared/quotations';
import { projectRoot } from '@/server/lib/projectRoot';
import { describeDelivery, formatDay, words, type Words } from './words';

/** What a quotation consists of; a draft has neither number nor date. */
export interface QuotationDocument {
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
const MARGIN = 48;
/** Height of the table's header, which stands in the top margin of all pages but the first. */
const HEADER_HEIGHT = 20;
const MARGINS = { top: MARGIN + HEADER_HEIGHT, bottom: 64, left: MARGIN, right: MARGIN };

// By their paths: pdfkit opens a font that is registered by a name once more for each cell.
const fontFile = (file: string) =>
  join(projectRoot(), 'node_modules/@expo-google-fonts/noto-sans-sc', file);
const regular = () => fontFile('400Regular/NotoSansSC_400Regular.ttf');
const bold = () => fontFile('600SemiBold/NotoSansSC_600SemiBold.ttf');

/** A quotation as PDF, with letterhead, in the language of its content. */
export async function writeQuotationPdf(quotation: QuotationDocument): Promise<Buffer> {
  const { content, number, issuedAt } = quotation;
  const { language } = content;
  const text = words[language];
  const title = [text.quotation, number ?? text.draft].join(' ');
  const doc = new PDFDocument({
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
  drawParagraph(doc, content.payment, text.payment);
  drawParagraph(doc, content.remarks, text.remarks);
  drawFooters(doc, title, quotation, text);

  const chunks: Buffer[] = [];
  doc.end();
  for await (const chunk of doc) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

const left = (doc: Pdf) => doc.page.margins.left;
const width = (doc: Pdf) => doc.page.width - 2 * MARGIN;
const right = (doc: Pdf) => doc.page.width - MARGIN;

function drawLetterhead(doc: Pdf, { content: { language } }: QuotationDocument): void {
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
  doc.text(lines.join('\n'), MARGIN + 180, MARGIN - 10, {
    width: width(doc) - 180,
    align: 'right',
  });
  const y = MARGIN + 34;
  doc.lineWidth(1).strokeColor(ACCENT).moveTo(MARGIN, y).lineTo(right(doc), y).stroke();
  doc.y = y + 22;
}

/** The title, to whom the quotation goes, and its data beside that. */
function drawHead(doc: Pdf, quotation: QuotationDocument, text: Words): void {
  const { number, issuedAt, issuedBy, reference, buyer, content } = quotation;
  const { language, validUntil } = content;
  doc.font(bold()).fontSize(20).fillColor(NAVY).text(text.quotation, left(doc), doc.y);
  doc.fontSize(9).moveDown(1);
  const { y } = doc;
  const half = width(doc) / 2 - 12;
  doc.fillColor(STEEL).text(text.to, left(doc), y, { width: half });
  doc.font(regular()).fillColor(NAVY).text(buyer.join('\n'), { width: half });
  const bottom = doc.y;
  const rows = [
    [text.number, number ?? text.draft],
    [text.date, issuedAt && formatDay(issuedAt, language)],
    [text.validUntil, validUntil && formatDay(validUntil, language)],
    [text.reference, reference],
    [text.incoterm, describeDelivery(content)],
    [text.preparedBy, issuedBy],
  ].filter(([, value]) => value);
  doc.table({
    position: { x: left(doc) + half + 24, y },
    columnStyles: [{ width: 80, textColor: STEEL }, { width: half - 80 }],
    defaultStyle: { border: 0, padding: [0, 0, 3, 0], textColor: NAVY },
    data: rows.map((row) => row.map((cell = '') => cell)),
  });
  doc.x = left(doc);
  doc.y = Math.max(doc.y, bottom) + 14;
}

function drawParagraph(doc: Pdf, text = '', heading = ''): void {
  if (text === '') return;
  doc.fontSize(9).fillColor(NAVY);
  // A heading stays with the first lines of its text.
  if (heading !== '' && doc.y > doc.page.maxY() - 40) doc.addPage();
  if (heading !== '') doc.font(bold()).text(heading, left(doc)).moveDown(0.3);
  doc.font(regular()).text(text.replace(/\r\n?/g, '\n'), left(doc)).moveDown(1);
}

function drawLines(doc: Pdf, content: QuotationContent, text: Words): void {
  const { language, currency, lines } = content;
  const hasLeadTimes = lines.some(({ leadTime }) => leadTime);
  const numeric = { align: { x: 'right' } } as const;
  const leadTimes: PDFKit.Mixins.ColumnStyle = { width: 70, padding: [4, 4, 4, 12] };
  const columnStyles: PDFKit.Mixins.ColumnStyle[] = [
    { width: 28 },
    { width: '*' },
    { width: 56, ...numeric },
    { width: 78, ...numeric },
    { width: 84, ...numeric },
    ...(hasLeadTimes ? [leadTimes] : []),
  ];
  const money = (amount: string | undefined) =>
    amount === undefined ? text.noPrice : formatMoney(amount, currency, language);
  const rowOf = (line: QuotationLine, index: number) => [
    String(index + 1),
    describe(line, text),
    [line.quantity.toLocaleString(language), line.unit].filter(Boolean).join(' '),
    money(line.unitPrice),
    line.unitPrice === undefined ? '' : money(lineAmount(line, currency)),
    ...(hasLeadTimes ? [line.leadTime] : []),
  ];

  const border = { top: 0, right: 0, bottom: 0.5, left: 0 };
  const style = { border, borderColor: RULE, padding: 4, textColor: NAVY };
  const drawHeader = (y: number) => {
    const { columns } = text;
    const cells = Object.values(hasLeadTimes ? columns : { ...columns, leadTime: '' });
    doc.font(bold()).fontSize(8);
    doc
      .table({
        position: { x: left(doc), y },
        columnStyles,
        rowStyles: { height: HEADER_HEIGHT },
        defaultStyle: { ...style, backgroundColor: '#eef2f6' },
      })
      .row(cells.slice(0, columnStyles.length));
    doc.font(regular()).fontSize(8.5);
  };
  const repeatHeader = () => {
    drawHeader(MARGIN);
    doc.y = doc.page.margins.top;
  };

  if (doc.y > doc.page.maxY() - 80) doc.addPage();
  drawHeader(doc.y);
  doc.on('pageAdded', repeatHeader);
  const table = doc.table({ columnStyles, defaultStyle: style });
  for (const row of lines.map(rowOf)) table.row(row);
  table.end();
  doc.off('pageAdded', repeatHeader);

  if (doc.y > doc.page.maxY() - 60) doc.addPage();
  doc.moveDown(0.8).font(bold()).fontSize(11);
  const total = formatMoney(quotationTotal(content), currency, language);
  doc.text(`${text.total}   ${total}`, left(doc), doc.y, { align: 'right' });
  if (lines.some(({ unitPrice }) => unitPrice === undefined)) {
    doc.font(regular()).fontSize(8).fillColor(STEEL).text(text.totalIsPartial, { align: 'right' });
  }
  doc.moveDown(1.5);
}

const describe = ({ text, partNumber, note }: QuotationLine, label: Words): string =>
  [text, partNumber && `${label.partNumber}${partNumber}`, note].filter(Boolean).join('\n');

function drawFooters(doc: Pdf, title: string, quotation: QuotationDocument, text: Words): void {
  const { content, number } = quotation;
  const { start, count } = doc.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    doc.switchToPage(start + index);
    // Within the margin a text would begin another page.
    doc.page.margins.bottom = 0;
    const y = doc.page.height - 40;
    doc.font(regular()).fontSize(8).fillColor(STEEL);
    doc.text(`${company.name[content.language]} · ${title}`, left(doc), y, { lineBreak: false });
    doc.text(text.page(index + 1, count), left(doc), y, { width: width(doc), align: 'right' });
    if (number === undefined) drawWatermark(doc, text.draft);
  }
}

function drawWatermark(doc: Pdf, text: string): void {
  const [x, y] = [doc.page.width / 2, doc.page.height / 2];
  doc
    .save()
    .rotate(-45, { origin: [x, y] })
    .font(bold())
    .fontSize(110)
    .fillOpacity(0.08);
  doc
    .fillColor(NAVY)
    .text(text, 0, y - 70, { width: doc.page.width, align: 'center' })
    .restore();
}
