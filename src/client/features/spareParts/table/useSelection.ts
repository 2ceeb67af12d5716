import { useState } from 'react';
import type { PartsFilter, SparePart, SparePartPage } from '@/client/api';
import { readOpenDraft } from '@/client/components/console/formDraft';

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
  names: readonly (readonly [id: string, name: string])[];
}

/**
 * The selected rows of a table. It survives paging, sorting and other filters; all found parts stay
 * selected only as long as the filter stays.
 */
export function useSelection(
  filter: PartsFilter,
  rows: readonly SparePart[],
  { total = 0, selection }: Pick<Partial<SparePartPage>, 'total' | 'selection'> = {},
) {
  const list = JSON.stringify(filter);
  const [restored] = useState(() => {
    const stored = readOpenDraft<StoredSelection>(BULK_DRAFT);
    return stored?.filter === list ? stored : undefined;
  });
  /** By the ids of the parts that were selected one by one or by the page. */
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map(restored?.names));
  const [wholeList, setWholeList] = useState(restored?.isWhole ? list : undefined);
  const isWhole = wholeList === list;
  // Another filter that is removed again selects nothing.
  if (wholeList && !isWhole) setWholeList(undefined);

  const onSelect = (changed: readonly SparePart[], selected: boolean) => {
    // Of all found parts those on the page remain.
    const before = isWhole ? rows.map(({ _id, name }) => [_id, name] as const) : names;
    const next = new Map(before);
    for (const { _id, name } of changed) {
      if (selected) next.set(_id, name);
      else next.delete(_id);
    }
    setNames(next);
    setWholeList(undefined);
  };
  const parts: SelectedParts = isWhole ? { filter, selection } : { ids: [...names.keys()] };

  return {
    isWhole,
    parts,
    filter,
    /** The dialog that was open when the page was reloaded. */
    openAction: restored?.action,
    toStored: (action: string): StoredSelection => ({
      action,
      filter: list,
      isWhole,
      names: isWhole ? [] : [...names],
    }),
    count: isWhole ? total : names.size,
    // Those on the page may have been renamed since.
    names: isWhole
      ? []
      : [...names].map(([id, name]) => rows.find(({ _id }) => _id === id)?.name ?? name),
    isSelected: ({ _id }: SparePart) => isWhole || names.has(_id),
    onSelect,
    selectAll: () => setWholeList(list),
    clear: () => {
      setNames(new Map());
      setWholeList(undefined);
    },
  };
}
