import type { Language } from '@/shared/language';
import { numbers as numbersEn, partFields as labelsEn } from '@/shared/partLabels/en';
import { numbers as numbersZh, partFields as labelsZh } from '@/shared/partLabels/zh';

/** Headings and states of exported parts; an import reads both languages. */
const en = {
  labels: labelsEn,
  inChinese: (label: string) => `${label} (Chinese)`,
  withUnit: (label: string, unit: string) => `${label} (${unit})`,
  category: 'Category',
  state: 'State',
  states: ['Published', 'Draft'],
  images: 'Images',
  numbers: numbersEn,
};

const zh: typeof en = {
  labels: labelsZh,
  inChinese: (label) => `${label}（中文）`,
  withUnit: (label, unit) => `${label}（${unit}）`,
  category: '分类',
  state: '状态',
  states: ['已发布', '草稿'],
  images: '图片',
  numbers: numbersZh,
};

export const partExportTexts: Record<Language, typeof en> = { en, zh };
