import type { Language } from '@/shared/language';
import type { SparePart } from '@/client/api';
import { labelOf } from '../filters/filterGroups';
import { textFields } from '../partFields';

/** A property of the parts, one value each; undefined where a part hasn't it or isn't there. */
export interface ComparedRow {
  key: string;
  label: string;
  values: (string | undefined)[];
  differs: boolean;
}

/** They tell a part from all others, and never agree. */
const identifying: readonly string[] = ['partNumber', 'description'];

type PartAttribute = NonNullable<SparePart['attributes']>[number];

const textOf = ({ number, choice, unit }: PartAttribute) => {
  const value = number === undefined ? choice : String(number);
  return value && unit ? `${value} ${unit}` : value;
};

/** Parts that are gone differ from nothing. */
function rowOf(
  key: string,
  label: string,
  parts: readonly (SparePart | undefined)[],
  valueOf: (part: SparePart) => string | undefined,
): ComparedRow {
  const values = parts.map((part) => (part && valueOf(part)?.trim()) || undefined);
  const known = values.filter((_value, index) => parts[index]);
  return { key, label, values, differs: !identifying.includes(key) && new Set(known).size > 1 };
}

export interface RowTexts {
  category: string;
  field: (name: (typeof textFields)[number]) => string;
}

/** Everything that is known of at least one of the parts, save name and picture. */
export function comparedRows(
  parts: readonly (SparePart | undefined)[],
  language: Language,
  texts: RowTexts,
): ComparedRow[] {
  const fieldRow = (name: (typeof textFields)[number]) =>
    rowOf(name, texts.field(name), parts, (part) => part[name]);
  const attributes = new Map<string, PartAttribute>();
  for (const attribute of parts.flatMap((part) => part?.attributes ?? [])) {
    if (!attributes.has(attribute.key)) attributes.set(attribute.key, attribute);
  }
  const leading = ['partNumber', 'brand'] as const;
  const others = textFields.filter(
    (name) => name !== 'name' && !leading.some((each) => each === name),
  );
  return [
    ...leading.map(fieldRow),
    rowOf('category', texts.category, parts, (part) => part.categoryId?.name),
    ...[...attributes.values()].map((attribute) =>
      rowOf(`f.${attribute.key}`, labelOf(attribute, language), parts, (part) => {
        const own = part.attributes?.find(({ key }) => key === attribute.key);
        return own && textOf(own);
      }),
    ),
    ...others.map(fieldRow),
  ].filter(({ values }) => values.some(Boolean));
}
