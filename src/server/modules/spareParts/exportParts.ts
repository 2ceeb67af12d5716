import type { Readable } from 'node:stream';
import type { Language } from '@/shared/language';
import { PART_FIELDS, PART_TEXTS } from '@/shared/partFields';
import { partFields as labelsEn } from '@/shared/partLabels/en';
import { partFields as labelsZh } from '@/shared/partLabels/zh';
import { csvOf } from '../messages/exportCsv';
import { spreadsheetOf } from '../messages/exportSpreadsheet';
import type { SparePartRow } from './repository';

const NAMES = ['_id', ...PART_TEXTS, 'category', 'categoryZh', 'hidden', 'images'];

const WORDS = {
  en: {
    labels: labelsEn,
    inChinese: (label: string) => `${label} (Chinese)`,
    others: ['Category', 'Category (Chinese)', 'State', 'Images'],
    states: ['Published', 'Draft'],
    cutOff: (count: number) => `These are the first ${count}. The CSV file has all of them.`,
  },
  zh: {
    labels: labelsZh,
    inChinese: (label: string) => `${label}（中文）`,
    others: ['分类', '分类（中文）', '状态', '图片'],
    states: ['已发布', '草稿'],
    cutOff: (count: number) => `此处为前${count}条，CSV文件包含全部记录。`,
  },
};

const cellsOf = (row: SparePartRow): string[] => [
  ...PART_TEXTS.map((name) => row[name]),
  row.categoryName ?? '',
  row.categoryNameZh ?? '',
];

/** Parts as CSV, for programs. */
export function exportPartsCsv(batches: AsyncIterable<SparePartRow[]>): Readable {
  async function* rows() {
    for await (const parts of batches) {
      yield parts.map((row) => [
        row.id,
        ...cellsOf(row),
        String(row.hidden === 1),
        row.images.join('; '),
      ]);
    }
  }
  return csvOf(NAMES, rows());
}

/** Parts as an XLSX file, for people. */
export function exportPartsSpreadsheet(
  batches: AsyncIterable<SparePartRow[]>,
  language: Language,
): Promise<Buffer> {
  const { labels, inChinese, others, states, cutOff } = WORDS[language];
  const headings = PART_FIELDS.flatMap(({ name, untranslated }) =>
    untranslated ? [labels[name]] : [labels[name], inChinese(labels[name])],
  );
  async function* entries() {
    for await (const parts of batches) {
      for (const row of parts)
        yield [[...cellsOf(row), states[row.hidden] ?? '', row.images.join('; ')]];
    }
  }
  return spreadsheetOf([...headings, ...others], entries(), cutOff);
}
