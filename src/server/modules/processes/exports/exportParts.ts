import type { Readable } from 'node:stream';
import type { Queries } from '@/server/db/types';
import { shortNumber, type Cell } from '@/server/lib/spreadsheetStream';
import { tableStream, type TableColumn, type TableFormat } from '@/server/lib/tableStream';
import { partExportTexts } from '@/server/texts/partExport';
import { attributeField } from '@/shared/history';
import { IMAGE_SEPARATOR, REFERENCE_FIELDS, REFERENCE_KINDS } from '@/shared/imports';
import type { Language } from '@/shared/language';
import { isTranslated, PART_FIELDS, zhOf } from '@/shared/partFields';
import { type AttributeRow, attributeRepository } from '../../catalogue/attributes/repository';
import { type StoredValue, valueRepository } from '../../catalogue/attributes/valueRepository';
import { categoryPaths } from '../../catalogue/categories/paths';
import { type CategoryRow, categoryRepository } from '../../catalogue/categories/repository';
import type { PartReference } from '../../catalogue/spareParts/form';
import { numberRepository } from '../../catalogue/spareParts/numberRepository';
import { writeReferences } from '../../catalogue/spareParts/referenceText';
import type { SparePartRow } from '../../catalogue/spareParts/repository';

/** A part with its values by the ids of their attributes. */
type ExportedPart = SparePartRow & {
  values: ReadonlyMap<string, StoredValue>;
  references: PartReference[];
};

interface Column extends TableColumn {
  valueOf: (part: ExportedPart) => Cell;
}

export interface PartsExport {
  format: TableFormat;
  language: Language;
}

/** Parts as a file that an import reads without a change: CSV for programs, XLSX for people. */
export async function exportParts(
  queries: Queries,
  batches: AsyncIterable<SparePartRow[]>,
  { format, language }: PartsExport,
): Promise<Readable> {
  const attributes = await attributeRepository(queries).list();
  const categories = await categoryRepository(queries).list();
  const id = { name: '_id', heading: 'ID', width: 28, valueOf: (part: ExportedPart) => part.id };
  const columns = [
    ...textColumns(language),
    ...recordColumns(categories, format, language),
    ...attributes.map((attribute) => attributeColumn(attribute, format, language)),
  ];
  // People read names first.
  const ordered: Column[] = format === 'csv' ? [id, ...columns] : [...columns, id];

  async function* rows() {
    for await (const parts of batches) {
      const seqs = parts.map(({ seq }) => seq);
      const values = await valueRepository(queries).listOfParts(seqs);
      const references = await numberRepository(queries).listReferences(seqs);
      yield parts.map((part) => {
        const own = values.filter(({ partSeq }) => partSeq === part.seq);
        const byAttribute = new Map(own.map((value) => [value.attributeId, value]));
        const whole = { ...part, values: byAttribute, references: references.get(part.seq) ?? [] };
        return ordered.map(({ valueOf }) => valueOf(whole));
      });
    }
  }
  return tableStream(format, ordered, rows());
}

function textColumns(language: Language): Column[] {
  const { labels, inChinese } = partExportTexts[language];
  return PART_FIELDS.flatMap(({ name, multiline }) => {
    const column = {
      name,
      heading: labels[name],
      width: multiline || name === 'name' ? 40 : 20,
      valueOf: (part: ExportedPart) => part[name],
    };
    if (!isTranslated(name)) return column;
    const zh = zhOf(name);
    return [
      column,
      {
        ...column,
        name: zh,
        heading: inChinese(labels[name]),
        valueOf: (part: ExportedPart) => part[zh],
      },
    ];
  });
}

function recordColumns(
  categories: CategoryRow[],
  format: PartsExport['format'],
  language: Language,
): Column[] {
  const { category, inChinese, state, states, images, numbers } = partExportTexts[language];
  const { pathOf } = categoryPaths(categories);
  return [
    {
      name: 'category',
      heading: category,
      width: 40,
      valueOf: ({ categoryId }) => pathOf(categoryId),
    },
    {
      name: 'categoryZh',
      heading: inChinese(category),
      width: 40,
      valueOf: ({ categoryId }) => pathOf(categoryId, 'nameZh'),
    },
    {
      name: 'hidden',
      heading: state,
      width: 12,
      valueOf: ({ hidden }) =>
        format === 'csv' ? String(hidden === 1) : (states[hidden] ?? String(hidden)),
    },
    {
      name: 'images',
      heading: images,
      width: 30,
      valueOf: (part) => part.images.join(`${IMAGE_SEPARATOR} `),
    },
    ...REFERENCE_KINDS.map((kind) => ({
      name: REFERENCE_FIELDS[kind],
      heading: numbers[kind],
      width: 30,
      valueOf: ({ references }: ExportedPart) =>
        writeReferences(references.filter((reference) => reference.kind === kind)),
    })),
  ];
}

function attributeColumn(
  { id, key, labelEn, labelZh, kind, unit }: AttributeRow,
  format: PartsExport['format'],
  language: Language,
): Column {
  const label = language === 'zh' ? labelZh : labelEn;
  return {
    name: attributeField(key),
    heading: unit ? partExportTexts[language].withUnit(label, unit) : label,
    width: 16,
    isNumber: kind === 'number',
    valueOf: ({ values }) => {
      const { value, number } = values.get(id) ?? { value: '', number: null };
      if (number === null) return value;
      return format === 'csv' ? number : shortNumber(value);
    },
  };
}
