import type { DefinitionsFromApi, OverrideResultType } from '@reduxjs/toolkit/query/react';
import { compareNames } from '@/shared/compareNames';
import { PART_FIELDS } from '@/shared/partFields';
import { matchesQuery } from '@/shared/search';
import { listOf } from '../baseApi';
import {
  type ListSparePartsApiArg,
  type SparePart,
  type SparePartPage,
  generatedApi,
} from '../generated/hoistwayApi';
import { type Guard, list, named, notFoundIfEmpty, object, page, schema, text } from '../guard';

type Generated = DefinitionsFromApi<typeof generatedApi>;

/** `coreOnly`: the backend knows neither filters nor changes of many parts. */
type PartPage = SparePartPage & { coreOnly?: true };

type Definitions = Omit<Generated, 'listSpareParts' | 'listCategorySpareParts'> & {
  listSpareParts: OverrideResultType<Generated['listSpareParts'], PartPage>;
  listCategorySpareParts: OverrideResultType<Generated['listCategorySpareParts'], PartPage>;
};

const lists = listOf('SparePart');

export const partGuard = object(
  { _id: text, name: text },
  {
    categoryId: named,
    images: list(text),
    references: list(object({ number: text })),
    matches: list(
      object(
        {},
        { reference: object({ number: text }), attribute: object({ key: text }), field: text },
      ),
    ),
  },
);

/** A backend that offers only the core sends all parts, in an array or as `data`. */
const partsGuard: Guard = (value) =>
  page(partGuard)(value) ?? list(partGuard)(value) ?? list(partGuard)(Object(value).data);

const DEFAULT_LIMIT = 10;

/** Searches, sorts and pages the whole list of a backend that offers only the core. */
export function toPage(response: SparePart[] | SparePartPage, arg: ListSparePartsApiArg): PartPage {
  if (!Array.isArray(response)) return response;
  const { page = 1, limit = DEFAULT_LIMIT } = arg;
  const found = sorted(response.filter(matches(arg)), arg.sort);
  const data = found.slice((page - 1) * limit, page * limit);
  return { data, total: found.length, page, limit, coreOnly: true };
}

const matches =
  ({ q, categoryId }: ListSparePartsApiArg) =>
  (part: SparePart) => {
    if (categoryId && part.categoryId?._id !== categoryId) return false;
    const texts = PART_FIELDS.map(({ name }) => part[name]);
    return matchesQuery(q ?? '', ...texts, part.categoryId?.name);
  };

function sorted(parts: SparePart[], sort?: string): SparePart[] {
  if (!sort) return parts;
  const direction = sort.startsWith('-') ? -1 : 1;
  const field = sort.replace('-', '');
  const key = (part: SparePart) =>
    field === 'category'
      ? (part.categoryId?.name ?? '')
      : String(part[field as keyof SparePart] ?? '');
  const compare = (a: string, b: string) => {
    // Parts without a number are last either way, as the backend lists them.
    if (field === 'partNumber' && !(a && b)) return Number(!a) - Number(!b);
    return direction * compareNames(a, b);
  };
  return [...parts].sort((a, b) => compare(key(a), key(b)));
}

export const sparePartsApi = generatedApi.enhanceEndpoints<never, Definitions>({
  endpoints: {
    listSpareParts: {
      extraOptions: { localized: true },
      rawResponseSchema: schema(partsGuard),
      transformResponse: (response: SparePart[] | SparePartPage, _meta, arg) =>
        toPage(response, arg ?? {}),
      providesTags: [lists],
    },
    listCategorySpareParts: {
      extraOptions: { localized: true },
      rawResponseSchema: schema(partsGuard),
      transformResponse: (response: SparePart[] | SparePartPage, _meta, { page, limit, q, sort }) =>
        toPage(response, { page, limit, q, sort }),
      providesTags: [lists],
    },
    getSparePart: {
      extraOptions: { localized: true },
      responseSchema: schema(partGuard),
      catchSchemaFailure: notFoundIfEmpty,
      providesTags: (_found, _error, { id }) => [{ type: 'SparePart', id }],
    },
    getRelatedParts: {
      extraOptions: { localized: true },
      responseSchema: schema(
        object({
          replacedBy: list(partGuard),
          replaces: list(partGuard),
          alternatives: list(partGuard),
        }),
      ),
      providesTags: [lists],
    },
  },
});

export const {
  useListSparePartsQuery,
  useListCategorySparePartsQuery,
  useGetSparePartQuery,
  useLazyGetSparePartQuery,
  useGetRelatedPartsQuery,
} = sparePartsApi;
