import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { company } from '@/shared/company';
import { PART_FIELDS } from '@/shared/partFields';
import { partFields } from '@/shared/partLabels/en';
import type { SparePartValues } from '../../catalogue/spareParts/form';

/** Fixed: a file is named by the hash of its content. */
const MADE_AT = new Date('2026-01-05T08:00:00Z');

const [NAVY, STEEL] = ['#0b1f3a', '#56677d'];
const LABEL_WIDTH = 150;

/** A page with a part's own texts. */
export async function writeDatasheet(part: SparePartValues): Promise<Buffer> {
  const { name, description = '' } = part;
  const info = { Title: `${name}: data sheet`, Author: company.name.en, CreationDate: MADE_AT };
  const doc = new PDFDocument({ size: 'A4', margin: 56, lang: 'en', displayTitle: true, info });
  doc.font('Helvetica-Bold').fontSize(18).fillColor(NAVY).text(company.name.en);
  doc.font('Helvetica').fontSize(9).fillColor(STEEL).text(company.address.en).moveDown(2);
  doc.font('Helvetica-Bold').fontSize(15).fillColor(NAVY).text(name).moveDown();
  doc.font('Helvetica').fontSize(10).text(description).moveDown();
  const { left } = doc.page.margins;
  for (const { name: field, multiline } of PART_FIELDS) {
    const value = part[field];
    if (!value || field === 'name' || multiline) continue;
    const top = doc.y;
    doc.fillColor(STEEL).text(partFields[field], left, top, { width: LABEL_WIDTH });
    doc.fillColor(NAVY).text(value, left + LABEL_WIDTH, top);
    doc.moveDown(0.5);
  }
  doc.end();
  return buffer(doc);
}
