import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { safeSessionStorage } from '@/client/lib/storage';
import { paths } from '@/shared/siteMap';

/** The console's tables of the catalogue, which other pages lead back to. */
type TableName = 'allCategories' | 'allSpareParts';

const keyOf = (table: TableName) => `search.${table}`;

/** The path of a table with the query string that it had last in this tab. */
export const useTablePath = (table: TableName) =>
  paths[table](safeSessionStorage.getItem(keyOf(table)) ?? '');

/** Stores the query string of the table on this page, for links back to the same rows. */
export function useStoreLastSearch(table: TableName) {
  const { search } = useLocation();
  useEffect(() => safeSessionStorage.setItem(keyOf(table), search), [table, search]);
}
