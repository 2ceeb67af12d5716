import type { SparePart } from '@/client/api';
import type { GridAttribute, GridRow } from '@/client/features/attributes/grid/cells';
import type { Pasted } from '@/client/features/attributes/grid/paste';
import { groupBy } from '@/shared/groupBy';
import { TRANSLATED_FIELDS, type TranslatedField, zhOf } from '@/shared/partFields';
import { fold, numberKey } from '@/shared/search';
import { needsTranslation } from '@/shared/translation';

export const textStates = ['missing', 'outdated', 'all'] as const;

/** A text of a part. */
interface TextRow extends GridRow {
  attribute: GridAttribute;
  english: string;
  /** All numbers of the part, as they are compared. */
  numbers: readonly string[];
}

/** A row for each text of these parts that is in this state. */
export function textRows(
  parts: readonly SparePart[],
  state: (typeof textStates)[number],
  labelOf: (field: TranslatedField) => string,
): TextRow[] {
  const isShown = (part: SparePart, field: TranslatedField) => {
    if (state === 'all') return true;
    if (state === 'outdated') return part.outdated?.includes(field) ?? false;
    return !part[zhOf(field)] && needsTranslation(part[field] ?? '', part.brand);
  };
  return parts.flatMap((part) => {
    const { _id, name, nameZh, partNumber, hidden, references = [] } = part;
    const numbers = [partNumber ?? '', ...references.map(({ number }) => number)];
    return TRANSLATED_FIELDS.filter((field) => part[field] && isShown(part, field)).map(
      (field): TextRow => {
        const key = zhOf(field);
        const label = labelOf(field);
        return {
          _id,
          name,
          nameZh,
          partNumber,
          hidden,
          categoryId: '',
          numbers: numbers.map(numberKey).filter(Boolean),
          english: part[field] ?? '',
          values: [{ key, choice: part[key] }],
          attribute: { _id: key, key, kind: 'text', labelEn: label, labelZh: label },
        };
      },
    );
  });
}

const textKey = (text: string) => fold(text).replace(/\s+/g, ' ').trim();

/**
 * The Chinese text is the last cell of a pasted row. A number, an English text or both before it say
 * what it is for: a number alone is for the field `key`, an English text for all parts that have it.
 */
export function matchTexts(
  rows: readonly TextRow[],
  lines: string[][],
  key?: string,
): Pasted | undefined {
  if (lines.every((line) => line.length < 2)) return undefined;
  const byEnglish = groupBy(rows, ({ english }) => textKey(english));
  const pasted: Pasted = { entries: [], outside: 0, unmatched: [] };
  for (const line of lines) {
    const text = line.at(-1) ?? '';
    const cells = line.slice(0, -1);
    const numbers = new Set(cells.map(numberKey).filter(Boolean));
    const ofPart = rows.filter((row) => row.numbers.some((number) => numbers.has(number)));
    const english = new Set(cells.flatMap((cell) => byEnglish.get(textKey(cell)) ?? []));
    const both = ofPart.filter((row) => english.has(row));
    const ofField = ofPart.filter(({ attribute }) => attribute.key === key);
    const found = both.length > 0 ? both : ofPart.length > 0 ? ofField : [...english];
    if (found.length === 0 && line.some((cell) => cell.trim())) pasted.unmatched.push(line);
    for (const part of found)
      pasted.entries.push({ part, attribute: part.attribute, fits: true, text });
  }
  return pasted;
}
