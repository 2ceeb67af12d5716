import { skipToken } from '@reduxjs/toolkit/query/react';
import { type SparePart, isUnknownId, langOf, useGetSparePartQuery } from '@/client/api';
import type { Translate } from '@/client/i18n/keys';
import type { Language } from '@/shared/language';
import { attributeRows } from '../partPage/attributeRows';
import { textFields } from '../partFields';

export interface Compared {
  id: string;
  state: 'loaded' | 'gone' | 'failed' | 'loading';
  part?: SparePart;
}

export function useComparedParts(ids: readonly string[]): Compared[] {
  const argument = (index: number) => (ids[index] ? { id: ids[index] } : skipToken);
  const queries = [
    useGetSparePartQuery(argument(0)),
    useGetSparePartQuery(argument(1)),
    useGetSparePartQuery(argument(2)),
    useGetSparePartQuery(argument(3)),
  ];
  return ids.map((id, index) => {
    const { currentData: part, isError, error } = queries[index]!;
    if (part) return { id, part, state: 'loaded' };
    if (!isError) return { id, state: 'loading' };
    return { id, state: isUnknownId(error) ? 'gone' : 'failed' };
  });
}

/** A field or attribute of the parts, one value each; undefined where a part doesn't have it. */
export interface ComparedRow {
  key: string;
  label: string;
  values: (string | undefined)[];
  /** Of the values that are not in the page's language. */
  langs: (string | undefined)[];
  differs: boolean;
}

/** They identify a part, so that they always differ. */
const identifying = ['partNumber', 'description'];

const others = textFields.filter((name) => !['name', 'partNumber', 'brand'].includes(name));

/** All fields and attributes of which at least one part has a value, except name and image. */
export function comparedRows(
  parts: readonly (SparePart | undefined)[],
  language: Language,
  t: Translate<'compare', 'catalogue'>,
): ComparedRow[] {
  const row = (
    key: string,
    label: string,
    valueOf: (part: SparePart) => string | undefined,
    langOfValue: (part: SparePart) => string | undefined = () => undefined,
  ): ComparedRow => {
    const langs = parts.map((part) => part && langOfValue(part));
    const values = parts.map((part) => (part && valueOf(part)?.trim()) || undefined);
    // A part that isn't there differs from nothing.
    const known = values.filter((_value, index) => parts[index]);
    const differs = !identifying.includes(key) && new Set(known).size > 1;
    return { key, label, values, langs, differs };
  };
  const fieldRow = (name: (typeof textFields)[number]) =>
    row(
      name,
      t(`catalogue:fields.${name}`),
      (part) => part[name],
      (part) => langOf(part, name),
    );
  const rowsOf = (part: SparePart | undefined) => (part ? attributeRows(part, language) : []);
  const attributes = new Map(parts.flatMap(rowsOf).map(({ id, label }) => [id, label]));
  return [
    fieldRow('partNumber'),
    fieldRow('brand'),
    row(
      'category',
      t('category'),
      (part) => part.categoryId?.name,
      (part) => langOf(part.categoryId),
    ),
    ...[...attributes].map(([key, label]) =>
      row(
        `f.${key}`,
        label,
        (part) => rowsOf(part).find(({ id }) => id === key)?.value,
        (part) => rowsOf(part).find(({ id }) => id === key)?.lang,
      ),
    ),
    ...others.map(fieldRow),
  ].filter(({ values }) => values.some(Boolean));
}
