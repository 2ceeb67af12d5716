import { PART_FIELDS } from '@/shared/partFields';
import { matchesQuery } from '@/shared/search';
import type { ListSparePartsApiArg, SparePart, SparePartPage } from './generated/hoistwayApi';

const DEFAULT_LIMIT = 10;

/**
 * One page, whatever the backend offers: one that pages itself responds with a page, one that
 * knows only the core responds with all parts, which are then searched, sorted and cut here.
 */
export function toPage(
  response: SparePart[] | SparePartPage,
  arg: ListSparePartsApiArg,
): SparePartPage {
  if (!Array.isArray(response)) return response;
  const { page = 1, limit = DEFAULT_LIMIT } = arg;
  const found = sorted(response.filter(matches(arg)), arg.sort);
  return { data: found.slice((page - 1) * limit, page * limit), total: found.length, page, limit };
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
  return [...parts].sort((a, b) => direction * key(a).localeCompare(key(b)));
}
