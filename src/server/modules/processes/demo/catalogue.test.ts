import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@/server/lib/projectRoot';
import { numberKey } from '@/shared/search';
import { normalize } from '@/server/search/analyzer';
import { findSymptom } from '@/server/search/symptoms';
import { makeSynonyms } from '@/server/search/synonyms';
import { company } from '@/shared/company';
import { PART_FIELDS } from '@/shared/partFields';
import catalogue from './catalogue.json';
import chinese from './catalogue.zh.json';

// As the file is, so that a wrong field is found and not hidden by a type.
type Entry = Record<string, unknown>;

const { categories, attributes, parts, ...rest } = catalogue as unknown as {
  categories: Entry[];
  attributes: Entry[];
  parts: Entry[];
};

const photos = new Set(readdirSync(join(projectRoot(), 'public', 'photos')));
/** Text fields of a part besides its name. */
const TEXTS = PART_FIELDS.map(({ name }) => name).filter((name) => name !== 'name');

const keys = categories.map(({ key }) => key);
const partsByCategory = new Map(
  keys.map((key) => [key, parts.filter(({ category }) => category === key)]),
);

const imagesOf = (part: Entry) => part['images'] as string[];

function repeated<T>(values: T[]): T[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

/** Names of entries that hold a text outside these lengths. */
function outsideLengths(entries: Entry[], field: string, min: number, max: number): unknown[] {
  return entries
    .filter((entry) => field in entry)
    .filter(({ [field]: text }) => {
      const known = typeof text === 'string' && text.trim() === text;
      return !known || text.length < min || text.length > max;
    })
    .map(({ name }) => name);
}

function unknownFields(entries: Entry[], known: readonly string[]): string[] {
  return entries.flatMap((entry) => Object.keys(entry)).filter((field) => !known.includes(field));
}

describe('categories of the demo catalogue', () => {
  it('have unique names among their siblings; hold known fields only, with texts of a proper length', () => {
    expect(repeated(categories.map(({ parent, name }) => `${String(parent)}/${name}`))).toEqual([]);
    expect(Object.keys(rest)).toEqual([]);
    expect(unknownFields(categories, ['key', 'name', 'description', 'parent', 'image'])).toEqual(
      [],
    );
    expect(categories.filter(({ name, description }) => !name || !description)).toEqual([]);
    expect(outsideLengths(categories, 'name', 2, 200)).toEqual([]);
    expect(outsideLengths(categories, 'description', 10, 10_000)).toEqual([]);
  });

  it('have an existing image each', () => {
    const without = categories.filter(({ image }) => !photos.has(String(image)));
    expect(without.map(({ key }) => key)).toEqual([]);
  });

  it('show all parts of each on one page, and one of them has none', () => {
    const sizes = [...partsByCategory.values()].map((group) => group.length);
    // Nobody has to turn a page to come to a part: that would be a fourth tap.
    expect(sizes.filter((size) => size > 12)).toEqual([]);
    const leaves = keys.filter((key) => !categories.some(({ parent }) => parent === key));
    expect(leaves.filter((key) => partsByCategory.get(key)?.length === 0)).toHaveLength(1);
  });
});

describe('attributes of the demo catalogue', () => {
  it('have unique keys and labels in both languages', () => {
    expect(repeated(attributes.map(({ key }) => key))).toEqual([]);
    const known = ['key', 'labelEn', 'labelZh', 'kind', 'unit', 'category'];
    expect(unknownFields(attributes, known)).toEqual([]);
    expect(attributes.filter(({ labelEn, labelZh }) => !labelEn || !labelZh)).toEqual([]);
  });

  it('are what the parts have values of, numbers and choices by their kind', () => {
    const kinds = new Map(attributes.map(({ key, kind }) => [key, kind]));
    const wrong = parts.flatMap(({ name, attributes: values = {} }) =>
      Object.entries(values as object).filter(([key, value]) => {
        const kind = kinds.get(key);
        return typeof value !== (kind === 'number' ? 'number' : 'string') || !kind || !name;
      }),
    );
    expect(wrong).toEqual([]);
    const valued = parts.filter((part) => 'attributes' in part).length;
    expect(valued / parts.length).toBeGreaterThanOrEqual(0.7);
  });
});

describe('parts of the demo catalogue', () => {
  it('hold known fields only, with texts of a proper length', () => {
    const own = ['category', 'name', 'images', 'references', 'attributes', 'datasheet', 'prices'];
    expect(unknownFields(parts, [...own, ...TEXTS])).toEqual([]);
    expect(parts.filter(({ name }) => !name)).toEqual([]);
    expect(outsideLengths(parts, 'name', 5, 200)).toEqual([]);
    const short = TEXTS.filter((field) => field !== 'description');
    expect(short.flatMap((field) => outsideLengths(parts, field, 1, 500))).toEqual([]);
  });

  it('have a number each, and no number is that of another part as well', () => {
    const numbers = parts.map(({ partNumber }) => numberKey(String(partNumber)));
    expect(repeated(numbers)).toEqual([]);
    const others = parts.flatMap(({ references = [] }) =>
      (references as { number: string }[]).map(({ number }) => numberKey(number)),
    );
    expect(repeated([...numbers, ...others])).toEqual([]);
    expect(others.length).toBeGreaterThan(parts.length);
  });

  it('are all described, and no message of a description comes twice', () => {
    expect(parts.filter(({ description }) => !description)).toEqual([]);
    expect(outsideLengths(parts, 'description', 120, 10_000)).toEqual([]);
    const messages = parts.flatMap(({ description }) => String(description).split(/(?<=[.?!]) /));
    expect(repeated(messages)).toEqual([]);
  });

  it('have one to three existing images each', () => {
    const images = parts.flatMap(imagesOf);
    expect(images.filter((image) => !photos.has(image))).toEqual([]);
    expect(parts.filter((part) => repeated(imagesOf(part)).length > 0)).toEqual([]);
    const counts = new Set(parts.map((part) => imagesOf(part).length));
    expect([...counts].sort()).toEqual([1, 2, 3]);
  });
});

it('parts have a warranty within the months that the texts of the site name', () => {
  const months = parts
    .map(({ warrantyTime }) => String(warrantyTime))
    .flatMap((text) => /^(\d+) months from (?:shipment|commissioning)/.exec(text)?.[1] ?? text)
    .map(Number);
  expect(Math.min(...months)).toBe(company.shortestWarrantyMonths);
  expect(Math.max(...months)).toBe(company.longestWarrantyMonths);
  expect(months).toContain(company.partsWarrantyMonths);
});

it('parts are delivered within the times that the texts of the site name', () => {
  const terms = parts.map(({ shippingTerms }) => String(shippingTerms ?? ''));
  const longest = (pattern: RegExp) =>
    Math.max(...terms.map((text) => Number(pattern.exec(text)?.[1] ?? 0)));
  expect(longest(/leaves in (\d{1,3}) working days/)).toBe(company.stockDays);
  expect(longest(/\b(\d{1,3}) working days/)).toBe(company.madeToOrderDays);
  expect(longest(/\b(\d{1,3}) weeks/)).toBe(company.longestWeeks);
});

test('a search for the name or the type of a part is not taken for a symptom', () => {
  const { symptoms } = makeSynonyms([]);
  const inChinese = [...Object.values(chinese.parts), ...Object.values(chinese.categories)];
  const searched = [...parts, ...categories, ...inChinese]
    .map((entry): Entry => entry)
    .flatMap((entry) => [entry['name'], entry['partType']]);
  const taken = searched.filter(
    (text) => typeof text === 'string' && findSymptom(normalize(text), symptoms),
  );
  expect(taken).toEqual([]);
});
