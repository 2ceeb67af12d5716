import { useEffect, useLayoutEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { PartsFilter, SparePart } from '@/client/api';
import { readOpenDraft } from '@/client/components/console/formDraft';
import { type Selection, selectionChanged, selectSelection } from '../sparePartsSlice';
import { usePartTable } from './usePartTable';

/** What the calls for many parts take: the parts by their ids, or all that a list has. */
export type SelectedParts = { ids: string[] } | { filter: PartsFilter; selection?: string };

export type PartSelection = ReturnType<typeof useSelection>;

/** Begins the names of the drafts of dialogs for selected parts. */
export const BULK_DRAFT = 'bulk';

/** What a draft has of the selection, which a page load clears. */
interface StoredSelection {
  /** The dialog. */
  action: string;
  filter: string;
  isWhole: boolean;
  names: [id: string, name: string][];
}

/**
 * The selected rows of the table. It survives paging, sorting and other filters; all found parts stay
 * selected only as long as the filter stays.
 */
export function useSelection() {
  const dispatch = useDispatch();
  const { filter, loaded } = usePartTable();
  const { data: rows = [], total = 0, selection } = loaded ?? {};
  const { names, wholeList } = useSelector(selectSelection);
  const list = JSON.stringify(filter);
  const isWhole = wholeList === list;
  const select = (next: Selection) => void dispatch(selectionChanged(next));
  const parts: SelectedParts = isWhole ? { filter, selection } : { ids: names.map(([id]) => id) };
  return {
    isWhole,
    parts,
    filter,
    toStored: (action: string): StoredSelection => ({ action, filter: list, isWhole, names }),
    count: isWhole ? total : names.length,
    // Those on the page may have been renamed since.
    names: isWhole
      ? []
      : names.map(([id, name]) => rows.find(({ _id }) => _id === id)?.name ?? name),
    isSelected: ({ _id }: SparePart) => isWhole || names.some(([id]) => id === _id),
    onSelect: (changed: readonly SparePart[], isSelected: boolean) => {
      // Of all found parts those on the page remain.
      const next = new Map(isWhole ? rows.map(({ _id, name }) => [_id, name]) : names);
      for (const { _id, name } of changed) {
        if (isSelected) next.set(_id, name);
        else next.delete(_id);
      }
      select({ names: [...next] });
    },
    selectAll: () => select({ names, wholeList: list }),
    clear: () => select({ names: [] }),
  };
}

/**
 * Begins the selection with the table and ends it with the table. Returns the dialog that was open when
 * the page was reloaded, with the parts of its draft selected.
 */
export function useSelectionOfTable() {
  const dispatch = useDispatch();
  const { names, wholeList } = useSelector(selectSelection);
  const list = JSON.stringify(usePartTable().filter);
  const [restored] = useState(() => {
    const stored = readOpenDraft<StoredSelection>(BULK_DRAFT);
    return stored?.filter === list ? stored : undefined;
  });
  useLayoutEffect(() => {
    if (restored) {
      const { names, isWhole, filter } = restored;
      dispatch(selectionChanged({ names, wholeList: isWhole ? filter : undefined }));
    }
    return () => void dispatch(selectionChanged({ names: [] }));
  }, [dispatch, restored]);
  // Another filter that is removed again selects nothing.
  useEffect(() => {
    if (wholeList && wholeList !== list) dispatch(selectionChanged({ names }));
  }, [dispatch, names, wholeList, list]);
  return restored?.action;
}
