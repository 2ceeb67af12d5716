import { useListSparePartsQuery } from '@/client/api';
import { usePageSize, useTableQuery } from '@/client/components/console/TableSearch';
import { usePartFilters } from './partFilter';

/** Columns that the backend can sort parts by. */
const sortable = ['name', 'category', 'brand'] as const;

/** The console's table of parts: the page that the URL names, sorted, searched and filtered as it says. */
export function usePartTable() {
  const { page, ...search } = useTableQuery(sortable);
  const [limit] = usePageSize();
  const { filters, isFiltered } = usePartFilters();
  const { q, sort } = search;
  // With all categories below the one that is chosen.
  const deep = filters.categoryId !== undefined || undefined;
  const filter = { ...filters, deep, ...(q && { q, verbatim: true }) };
  const list = useListSparePartsQuery({
    page,
    limit,
    sort,
    includeHidden: true,
    ...filter,
  });
  return { ...search, filter, isFiltered, list, loaded: (!list.error && list.data) || undefined };
}
