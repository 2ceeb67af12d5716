import { company } from '@/shared/company';
import type { Language } from '@/shared/language';
import type { QuotationContent } from '@/shared/quotations';

/** Labels of quotations, in their PDF and in mails. */
const en = {
  quotation: 'Quotation',
  draft: 'Draft',
  /** Above the buyer's name and address. */
  to: 'To',
  number: 'Number',
  date: 'Date',
  validUntil: 'Valid until',
  reference: 'Your inquiry',
  incoterm: 'Delivery',
  preparedBy: 'Prepared by',
  columns: {
    position: 'No.',
    text: 'Description',
    quantity: 'Quantity',
    unitPrice: 'Unit price',
    amount: 'Amount',
    leadTime: 'Lead time',
  },
  partNumber: 'Part number',
  /** In place of a price. */
  noPrice: 'on request',
  total: 'Total',
  /** Where a line has no price. */
  totalIsPartial: 'Lines without a price are not included in the total.',
  payment: 'Payment terms',
  remarks: 'Remarks',
  labelled: (label: string, value: string) => `${label}: ${value}`,
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
};

export type Texts = typeof en;

const zh: Texts = {
  quotation: '报价单',
  draft: '草稿',
  to: '致',
  number: '编号',
  date: '日期',
  validUntil: '有效期至',
  reference: '贵方询价',
  incoterm: '交货条款',
  preparedBy: '经办人',
  columns: {
    position: '序号',
    text: '名称与规格',
    quantity: '数量',
    unitPrice: '单价',
    amount: '金额',
    leadTime: '交货期',
  },
  partNumber: '配件编号',
  noPrice: '另行报价',
  total: '合计',
  totalIsPartial: '合计不含未报价的项目。',
  payment: '付款条款',
  remarks: '说明',
  labelled: (label, value) => `${label}：${value}`,
  page: (page, pages) => `第${page}页，共${pages}页`,
};

export const quotationTexts: Record<Language, Texts> = { en, zh };

/** Returns `CIF Chittagong (Incoterms 2020)` or the like; empty without an Incoterm. */
export const describeDelivery = ({ incoterm, place }: QuotationContent): string =>
  incoterm ? [incoterm, place, '(Incoterms 2020)'].filter(Boolean).join(' ') : '';

/** Returns the long form of a day `YYYY-MM-DD`, or of the day of a time at the company. */
export function formatDay(time: string, language: Language): string {
  const timeZone = time.includes('T') ? company.timeZoneId : 'UTC';
  return new Date(time).toLocaleDateString(language, { dateStyle: 'long', timeZone });
}
