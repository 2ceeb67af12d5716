import { badRequest } from '@/server/lib/httpError';
import { assertStorable } from '@/server/lib/text';

const MAX_FILTERS = 20;
const MAX_VALUES = 50;
const MAX_VALUE_LENGTH = 500;

/** Millimetres in one of each. */
export const UNITS = { mm: 1, cm: 10, inch: 25.4 } as const;

export type Unit = keyof typeof UNITS;

/** Of one attribute: parts with one of the values, or within the range where there is one. */
export interface AttributeFilter {
  key: string;
  values: string[];
  min?: number;
  max?: number;
  /** Of `min` and `max`, and of numbers among the values. */
  unit?: Unit;
}

/** What narrows a list: one value of each is enough, but of each there has to be one. */
export interface FacetFilter {
  brands: string[];
  withPicture: boolean;
  /** By key. */
  attributes: AttributeFilter[];
}

const NAME = /^f\.([a-z][a-zA-Z0-9]{0,39})(?:\.(min|max|unit))?$/;

/**
 * What the parameters of a request narrow its list by, the same for each order that they come in.
 * Empty ones count as missing, as a form without script sends them. Throws 400 for what makes no
 * sense whatever attributes there are.
 */
export function readFacetFilter(query: object): FacetFilter {
  const parameters = query as Record<string, unknown>;
  const attributes = new Map<string, AttributeFilter>();
  for (const [name, value] of Object.entries(parameters)) {
    if (!name.startsWith('f.')) continue;
    const [, key, part] = NAME.exec(name) ?? [];
    if (key === undefined) {
      const filter = name.slice(0, 60);
      throw badRequest('filter_unknown', `The filter "${filter}" is not known.`, { filter });
    }
    const texts = readTexts(name, value);
    if (texts.length === 0) continue;
    const filter = attributes.get(key) ?? { key, values: [] };
    attributes.set(key, filter);
    if (part === undefined) filter.values = texts;
    else if (part === 'unit') filter.unit = readUnit(name, texts);
    else filter[part as 'min' | 'max'] = readNumber(name, texts);
  }
  const brands = readTexts('brand', parameters.brand);
  const used = [...attributes.values()].filter(
    ({ values, min, max }) => values.length > 0 || min !== undefined || max !== undefined,
  );
  if (used.length > MAX_FILTERS) {
    throw badRequest('too_many_filters', `At most ${MAX_FILTERS} filters can be set.`, {
      max: MAX_FILTERS,
    });
  }
  return {
    brands,
    withPicture: parameters.withPicture === true || parameters.withPicture === 'true',
    attributes: used.sort((a, b) => (a.key < b.key ? -1 : 1)),
  };
}

export const hasFilter = ({ brands, withPicture, attributes }: FacetFilter): boolean =>
  brands.length > 0 || withPicture || attributes.length > 0;

/** A number as people and programs write it within an address. */
export function parseNumber(text: string): number | undefined {
  return /^[-+]?\d{1,15}(?:\.\d{1,15})?$/.test(text) ? Number(text) : undefined;
}

function readTexts(name: string, value: unknown): string[] {
  const list = Array.isArray(value) ? (value as unknown[]) : [value];
  const texts = list.filter((text) => typeof text === 'string' && text.trim() !== '') as string[];
  if (texts.length > MAX_VALUES) {
    throw badRequest(
      'filter_too_many_values',
      `The filter "${name}" has more than ${MAX_VALUES} values.`,
      { filter: name, max: MAX_VALUES },
    );
  }
  for (const text of texts) {
    if (text.length > MAX_VALUE_LENGTH) {
      throw badRequest('filter_value_too_long', `A value of "${name}" is too long.`, {
        filter: name,
      });
    }
    assertStorable(text, `filter "${name}"`);
  }
  return [...new Set(texts)].sort();
}

function readUnit(name: string, [text = '', ...more]: string[]): Unit {
  if (more.length > 0 || !Object.hasOwn(UNITS, text)) {
    throw badRequest('filter_unit_invalid', `The filter "${name}" is mm, cm or inch.`, {
      filter: name,
    });
  }
  return text as Unit;
}

function readNumber(name: string, [text = '', ...more]: string[]): number {
  const number = parseNumber(text.trim());
  if (more.length > 0 || number === undefined) {
    throw badRequest('filter_not_number', `The filter "${name}" is not a number.`, {
      filter: name,
    });
  }
  return number;
}
