import { company } from '@/shared/company';
import type { Language } from '@/shared/language';
import type { QuotationContent } from '@/shared/quotations';
import { formatMoney, quotationSums } from '@/shared/quotationTotals';

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
  /** The version before. */
  replaces: 'Replaces',
  ofDay: (number: string, day: string) => `${number} of ${day}`,
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
  reduction: (percent = '0') => (Number(percent) > 0 ? `−${percent} %` : ''),
  subtotal: 'Subtotal',
  discount: (percent: string) => `Discount ${percent} %`,
  charges: { freight: 'Freight', packing: 'Packing', other: 'Other charges' },
  total: 'Total',
  /** Where a line has no price. */
  totalIsPartial: 'Lines without a price are not included in the total.',
  payment: 'Payment terms',
  remarks: 'Remarks',
  order: 'How to order',
  howToOrder: (number: string) =>
    `Accept quotation ${number} on the page of your inquiry, whose link is in our e-mail, or write ` +
    `to ${company.email} with this number and your order number. The order is binding when we have ` +
    'confirmed it.',
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
  replaces: '取代',
  ofDay: (number, day) => `${number}（${day}）`,
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
  reduction: (percent = '0') => (Number(percent) > 0 ? `−${percent} %` : ''),
  subtotal: '小计',
  discount: (percent) => `折扣 ${percent} %`,
  charges: { freight: '运费', packing: '包装费', other: '其他费用' },
  total: '合计',
  totalIsPartial: '合计不含未报价的项目。',
  payment: '付款条款',
  remarks: '说明',
  order: '如何订购',
  howToOrder: (number) =>
    `请在询价页面（链接见我们的电子邮件）接受报价单${number}，或发邮件至${company.email}，注明此编号和贵方订单号。` +
    '订单经我方确认后生效。',
  labelled: (label, value) => `${label}：${value}`,
  page: (page, pages) => `第${page}页，共${pages}页`,
};

export const quotationTexts: Record<Language, Texts> = { en, zh };

/** Returns `CIF Chittagong (Incoterms 2020)` or the like; empty without an Incoterm. */
export const describeDelivery = ({ incoterm, place }: QuotationContent): string =>
  incoterm ? [incoterm, place, '(Incoterms 2020)'].filter(Boolean).join(' ') : '';

/** The lines between the prices and the total, as label and amount, and the total. */
export function describeSums(content: QuotationContent) {
  const { language, currency, discount: percent = '', charges = [] } = content;
  const text = quotationTexts[language];
  const money = (amount: string) => formatMoney(amount, currency, language);
  const sums = quotationSums(content);
  const { subtotal, discount } = sums;
  const rows: [label: string, amount: string][] = charges.map(
    ({ kind, text: what = '' }, index) => {
      const label = text.charges[kind];
      const named = kind === 'other' ? what || label : what && text.labelled(label, what);
      return [named || label, money(sums.charges[index] ?? '')];
    },
  );
  if (discount) rows.unshift([text.discount(percent), `−${money(discount)}`]);
  if (rows.length > 0) rows.unshift([text.subtotal, money(subtotal)]);
  return { rows, total: money(sums.total) };
}

/** Returns the long form of a day `YYYY-MM-DD`, or of the day of a time at the company. */
export function formatDay(time: string, language: Language): string {
  const timeZone = time.includes('T') ? company.timeZoneId : 'UTC';
  return new Date(time).toLocaleDateString(language, { dateStyle: 'long', timeZone });
}
