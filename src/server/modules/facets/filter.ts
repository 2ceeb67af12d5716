import { badRequest } from '@/server/lib/httpError';
import { assertStorable } from '@/server/lib/text';

const MAX_FILTERS = 20;
const MAX_VALUES = 50;
const MAX_VALUE_LENGTH = 500;

/** Millimetres in one of each. */
export const UNITS = { mm: 1, cm: 10, inch: 25.4 } as const;

/** Of one attribute: parts with one of the values, or within the range where there is one. */
export interface AttributeFilter {
  key: string;
  values: string[];
  min?: number;
  max?: number;
  /** Of `min` and `max`, and of numbers among the values. */
  unit?: keyof typeof UNITS;
}

/** What narrows a list: a part has one value of each filter. */
export interface FacetFilter {
  brands: string[];
  withPicture: boolean;
  attributes: AttributeFilter[];
}

const NAME = /^f\.([a-z][a-zA-Z0-9]{0,39})(?:\.(min|max|unit))?$/;

/**
 * Reads the filters among a request's query parameters. Empty ones count as missing, as a form
 * without script sends them. Throws 400 for what is invalid whatever attributes there are.
 */
export function readFacetFilter(query: object): FacetFilter {
  const parameters = query as Record<string, unknown>;
  const attributes = new Map<string, AttributeFilter>();
  for (const [name, value] of Object.entries(parameters)) {
    if (!name.startsWith('f.')) continue;
    const [, key, part] = NAME.exec(name) ?? [];
    if (key === undefined) throw unknownFilter(name.slice(0, 60));
    const texts = readTexts(name, value);
    if (texts.length === 0) continue;
    const filter = attributes.get(key) ?? { key, values: [] };
    attributes.set(key, filter);
    if (part === undefined) filter.values = texts;
    else if (part === 'unit') filter.unit = readUnit(name, texts);
    else filter[part as 'min' | 'max'] = readNumber(name, texts);
  }
  const used = [...attributes.values()].filter(
    ({ values, min, max }) => values.length > 0 || min !== undefined || max !== undefined,
  );
  if (used.length > MAX_FILTERS) {
    const message = `At most ${MAX_FILTERS} filters can be set.`;
    throw badRequest('too_many_filters', message, { max: MAX_FILTERS });
  }
  return {
    brands: readTexts('brand', parameters.brand),
    withPicture: parameters.withPicture === true || parameters.withPicture === 'true',
    attributes: used,
  };
}

export const unknownFilter = (filter: string) =>
  badRequest('filter_unknown', `The filter "${filter}" is not known.`, { filter });

/** A number as people and programs write it within a URL. */
export function parseNumber(text: string): number | undefined {
  return /^[-+]?\d{1,15}(?:\.\d{1,15})?$/.test(text) ? Number(text) : undefined;
}

function readTexts(filter: string, value: unknown): string[] {
  const list = Array.isArray(value) ? (value as unknown[]) : [value];
  const texts = list.filter((text) => typeof text === 'string' && text.trim() !== '') as string[];
  if (texts.length > MAX_VALUES) {
    const message = `The filter "${filter}" has more than ${MAX_VALUES} values.`;
    throw badRequest('filter_too_many_values', message, { filter, max: MAX_VALUES });
  }
  for (const text of texts) {
    if (text.length > MAX_VALUE_LENGTH) {
      const message = `A value of "${filter}" is too long.`;
      throw badRequest('filter_value_too_long', message, { filter });
    }
    assertStorable(text, `filter "${filter}"`);
  }
  return [...new Set(texts)];
}

function readUnit(filter: string, [text = '', ...more]: string[]): keyof typeof UNITS {
  if (more.length === 0 && Object.hasOwn(UNITS, text)) return text as keyof typeof UNITS;
  const message = `The filter "${filter}" is mm, cm or inch.`;
  throw badRequest('filter_unit_invalid', message, { filter });
}

function readNumber(filter: string, [text = '', ...more]: string[]): number {
  const number = parseNumber(text.trim());
  if (more.length === 0 && number !== undefined) return number;
  throw badRequest('filter_not_number', `The filter "${filter}" is not a number.`, { filter });
}
