import type { Language } from '@/shared/language';
import { partFields as labelsEn } from '@/shared/partLabels/en';
import { partFields as labelsZh } from '@/shared/partLabels/zh';

/** Headings of an exported price list; an import reads both languages. */
const en = {
  _id: 'ID',
  partNumber: labelsEn.partNumber,
  name: labelsEn.name,
  minQuantity: 'Minimum quantity',
  price: 'Price',
  currency: 'Currency',
  validFrom: 'Valid from',
  validUntil: 'Valid until',
  supplier: 'Supplier',
  supplierNumber: "Supplier's number",
  cost: 'Cost',
};

const zh: typeof en = {
  _id: 'ID',
  partNumber: labelsZh.partNumber,
  name: labelsZh.name,
  minQuantity: '最小数量',
  price: '价格',
  currency: '币种',
  validFrom: '有效期自',
  validUntil: '有效期至',
  supplier: '供应商',
  supplierNumber: '供应商编号',
  cost: '成本',
};

export const priceListTexts: Record<Language, typeof en> = { en, zh };
