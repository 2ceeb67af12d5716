import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import type { generatedConsoleApi } from './generated/consoleApi';
import type { generatedApi } from './generated/hoistwayApi';

type Operation =
  keyof (typeof generatedApi)['endpoints'] | keyof (typeof generatedConsoleApi)['endpoints'];
/** The value as the contract promises it, undefined where it is something else. */
type Reader = (value: unknown, level?: number) => unknown;

/** Far deeper than any catalogue, and flat enough to be walked and rendered. */
const MAX_LEVELS = 40;

const typed =
  (type: string): Reader =>
  (value) =>
    typeof value === type ? value : undefined;
const text = typed('string');
const number = typed('number');
const flag = typed('boolean');

const texts: Reader = (value) =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : undefined;

/** An object without the fields that their readers can't read. */
const fieldsOf = (value: unknown, readerOf: (name: string) => Reader, level = 0) => {
  if (typeof value !== 'object' || !value || Array.isArray(value)) return undefined;
  const read = Object.entries(value).map(([name, field]) => [name, readerOf(name)(field, level)]);
  return Object.fromEntries(read.filter(([, field]) => field !== undefined)) as object;
};

/** An object of the contract, undefined where one of the fields `required` isn't as it should be. */
const object =
  (...required: string[]): Reader =>
  (value, level) => {
    const read = fieldsOf(value, (name) => fields.get(name) ?? text, level);
    return read && required.every((name) => name in read) ? read : undefined;
  };

/** A list without the items that can't be read or that have the `_id` of one before them. */
const list =
  (item: Reader): Reader =>
  (value, level = 0) => {
    if (!Array.isArray(value) || level > MAX_LEVELS) return undefined;
    const byId = new Map<string, unknown>();
    for (const each of value) {
      const read = item(each, level + 1) as { _id: string } | undefined;
      if (read && !byId.has(read._id)) byId.set(read._id, read);
    }
    return [...byId.values()];
  };

/** A list of what has no id, without the items that can't be read. */
const items =
  (item: Reader): Reader =>
  (value, level = 0) =>
    Array.isArray(value) && level <= MAX_LEVELS
      ? value.map((each) => item(each, level + 1)).filter((each) => each !== undefined)
      : undefined;

const dataOf = (value: unknown) => (value as { data?: unknown } | null)?.data;

const page =
  (item: Reader): Reader =>
  (value) => {
    const data = list(item)(dataOf(value));
    const { total } = Object(value) as { total?: unknown };
    if (!data || number(total) === undefined) return undefined;
    const read = ['corrected', 'dropped', 'facets'].map((name) => [
      name,
      fields.get(name)?.((value as Record<string, unknown>)[name]),
    ]);
    return { ...Object(value), ...Object.fromEntries(read), data };
  };

/** What was asked for by its id: null means that there is no such thing. */
const found =
  (item: Reader): Reader =>
  (value) =>
    value === null ? null : item(value);

const named = object('_id', 'name');
const parts: Reader = (value) =>
  page(named)(value) ?? list(named)(Array.isArray(value) ? value : dataOf(value));

const treeIn = (value: unknown) => list(named)(Array.isArray(value) ? value : dataOf(value));
const categories: Reader = (value) => treeIn(value) ?? [];

const numbers = [
  ...['partCount', 'version', 'idleSeconds', 'ended', 'deletedCategories', 'unfiledSpareParts'],
  ...[
    'width',
    'height',
    'storedToday',
    'perDay',
    'mailsWaiting',
    'mailsFailed',
    'inquiries',
    'applications',
  ],
  ...['count', 'min', 'max', 'withPicture', 'times', 'valueCount', 'stored'],
];

/** The fields of the contract that are no texts; one name has one type in all of it. */
const fields = new Map<string, Reader>([
  ...numbers.map((name) => [name, number] as const),
  ['mustChangePassword', flag],
  ['current', flag],
  // Of a message it is a flag, of the status of all messages their numbers.
  ['spam', (value) => flag(value) ?? object('inquiries', 'applications')(value)],
  ['images', texts],
  ['dropped', texts],
  ['words', texts],
  // Of a reference it is a text, of an attribute a number.
  ['number', (value) => text(value) ?? number(value)],
  ['references', items(object('kind', 'number'))],
  ['attributes', items(object('key', 'labelEn', 'labelZh'))],
  ['corrected', items(object('from', 'to'))],
  ['facets', object('categories', 'brands', 'attributes')],
  ['brands', items(object('value', 'count'))],
  ['values', items(object('value', 'count'))],
  ['categories', list(named)],
  ['parts', list(named)],
  ['names', texts],
  ['imageSizes', (value) => fieldsOf(value, () => object('width', 'height'))],
  ['categoryId', named],
  ['results', items(object('number', 'matches', 'proposals'))],
  ['matches', items(object('number', 'part'))],
  ['proposals', items(object('number', 'part'))],
  ['part', named],
  ['children', (value, level) => list(named)(value, level)],
]);

/** How the responses that somebody reads are read; of all other calls it counts that they were made. */
const readers: Partial<Record<Operation, Reader>> = {
  getCurrentUser: object('role'),
  logIn: object('token'),
  listSessions: list(object('_id')),
  listAccounts: list(object('_id', 'emailId')),
  listInvitations: list(object('_id', 'emailId')),
  createInvitation: object('emailId', 'token'),
  listCategories: categories,
  getCategory: found(named),
  listSpareParts: parts,
  listCategorySpareParts: parts,
  getSparePart: found(named),
  lookUpNumbers: object('results'),
  suggestSpareParts: object('words', 'categories', 'parts'),
  listAttributes: list(object('_id', 'key', 'labelEn', 'labelZh', 'kind')),
  listAttributeProposals: items(object('partId', 'partName', 'key', 'found')),
  confirmAttributeValues: object('stored'),
  listSynonyms: page(object('_id', 'term', 'meaning')),
  listMissedSearches: page(object('_id', 'term', 'times')),
  listInquiries: page(named),
  getInquiry: found(named),
  exportInquiries: text,
  listApplications: page(named),
  getApplication: found(named),
  exportApplications: text,
  getMessageStatus: object('storedToday', 'perDay', 'mailsFailed'),
  findPersonMessages: object('inquiries', 'applications', 'names'),
};

/**
 * Turns the body of a successful response into data as the contract promises them, or into a
 * failure that the screens know: 404 where there is nothing, else one that has no text of its own.
 * `warn` is told of a category list that is none: it counts as empty.
 */
export function readResponse(
  operation: string,
  body: unknown,
  warn: (message: string, value: unknown) => void = console.warn,
): { data: unknown } | { error: FetchBaseQueryError } {
  if (operation === 'listCategories' && !treeIn(body)) {
    warn('The category list is not an array.', body);
  }
  const read = readers[operation as Operation];
  const data = read ? read(body) : (object()(body) ?? {});
  if (data === undefined)
    return { error: { status: 'CUSTOM_ERROR', error: 'The response is malformed.' } };
  return data === null ? { error: { status: 404, data } } : { data };
}
