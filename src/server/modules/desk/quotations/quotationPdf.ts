import { buffer } from 'node:stream/consumers';
import { describeDelivery, formatDay, quotationTexts, type Texts } from '@/server/texts/quotation';
import { company } from '@/shared/company';
import { logo } from '@/shared/logo';
import type { QuotationContent } from '@/shared/quotations';
import { MultiscriptPdf } from './multiscriptPdf';
import { bold, colors, ensureSpace, MARGIN, MARGINS, PAGE_HEIGHT, regular, WIDTH } from './pdfPage';
import { drawLines, drawSums } from './priceTable';

/** What a quotation consists of; a draft has neither number nor date. */
export interface PrintedQuotation {
  number?: string;
  issuedAt?: string;
  /** Name of the admin; empty: not known. */
  issuedByName?: string;
  /** The version before it. */
  replaces?: { number: string; issuedAt: string };
  /** Of the inquiry. */
  reference: string;
  /** Name and address of the buyer, in lines. */
  buyer: string[];
  content: QuotationContent;
}

const { NAVY, STEEL, ACCENT } = colors;

const LOGO_SIZE = 34;

/** A quotation as PDF, with letterhead, in the language of its content. */
export async function writeQuotationPdf(given: PrintedQuotation): Promise<Buffer> {
  const { language } = given.content;
  const text = quotationTexts[language];
  const title = [text.quotation, given.number ?? text.draft].join(' ');
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
      CreationDate: new Date(given.issuedAt ?? Date.now()),
    },
  });
  const quotation = mapTexts(given, (typed) => doc.drawable(typed));
  const { content, number } = quotation;

  drawLetterhead(doc, quotation);
  drawHead(doc, quotation, text);
  drawParagraph(doc, content.introduction);
  drawLines(doc, content, text);
  drawSums(doc, content, text);
  drawParagraph(doc, content.payment, text.payment);
  drawParagraph(doc, content.remarks, text.remarks);
  if (number !== undefined) drawParagraph(doc, text.howToOrder(number), text.order);
  drawFooters(doc, `${company.name[language]} · ${title}`, text);

  doc.end();
  return buffer(doc);
}

/** The same with all its texts changed. */
function mapTexts<T>(value: T, change: (text: string) => string): T {
  if (typeof value === 'string') return change(value.replace(/\r\n?/g, '\n')) as T;
  if (Array.isArray(value)) return value.map((item: unknown) => mapTexts(item, change)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, mapTexts<unknown>(item, change)]),
  ) as T;
}

function drawLetterhead(doc: MultiscriptPdf, { content: { language } }: PrintedQuotation): void {
  const { brand, name, address, phone, email } = company;
  // As in the header of the site.
  doc
    .save()
    .translate(MARGIN, MARGIN - 9)
    .scale(LOGO_SIZE / logo.size);
  doc.path(logo.doors).fill(NAVY);
  doc.fillOpacity(logo.railsOpacity).path(logo.rails).fill(NAVY).fillOpacity(1);
  doc.path(logo.car).fill(logo.carColor).restore();
  doc.fillColor(NAVY).font(bold()).fontSize(17);
  const brandName = brand.en.toUpperCase();
  doc.text(brandName, MARGIN + LOGO_SIZE + 10, MARGIN - 5, {
    lineBreak: false,
    characterSpacing: 1.4,
  });
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
function drawHead(doc: MultiscriptPdf, quotation: PrintedQuotation, text: Texts): void {
  const { number, issuedAt, issuedByName, replaces, reference, buyer, content } = quotation;
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
    [
      text.replaces,
      replaces && text.ofDay(replaces.number, formatDay(replaces.issuedAt, language)),
    ],
    [text.date, issuedAt && formatDay(issuedAt, language)],
    [text.validUntil, validUntil && formatDay(validUntil, language)],
    [text.reference, reference],
    [text.incoterm, describeDelivery(content)],
    [text.preparedBy, issuedByName],
  ].filter(([, value]) => value);
  doc.table({
    position: { x: MARGIN + half + 24, y },
    columnStyles: [{ width: 80, textColor: STEEL }, { width: half - 80 }],
    defaultStyle: { border: 0, padding: [0, 0, 3, 0], textColor: NAVY },
    data: rows.map((row) => row.map((cell = '') => cell)),
  });
  doc.y = Math.max(doc.y, bottom) + 14;
}

function drawParagraph(doc: MultiscriptPdf, text = '', heading = ''): void {
  if (text === '') return;
  doc.fontSize(9).fillColor(NAVY);
  if (heading !== '') {
    // It stays with the first lines of its text.
    ensureSpace(doc, 40);
    doc.font(bold()).text(heading, MARGIN).moveDown(0.3);
  }
  doc.font(regular()).text(text, MARGIN).moveDown(1);
}

function drawFooters(doc: MultiscriptPdf, title: string, text: Texts): void {
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
