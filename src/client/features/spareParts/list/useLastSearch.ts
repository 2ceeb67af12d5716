import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { paths } from '@/shared/siteMap';
import { type TableName, selectLastSearches, tableSearchChanged } from '../sparePartsSlice';

/** The path of a table with the query string that it had last. */
export const useTablePath = (table: TableName) =>
  paths[table](useSelector(selectLastSearches)[table]);

/** Stores the query string of the table on this page, for links back to it. */
export function useStoreLastSearch(table: TableName) {
  const dispatch = useDispatch();
  const { search } = useLocation();
  useEffect(() => {
    dispatch(tableSearchChanged({ [table]: search }));
  }, [dispatch, table, search]);
}
