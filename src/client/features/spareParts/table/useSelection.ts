import { useState } from 'react';
import type { PartsFilter, SparePart } from '@/client/api';

/** What the calls for many parts take: the parts by their ids, or all that a list has. */
export type SelectedParts = { expectedCount: number } & (
  { ids: string[] } | { filter: PartsFilter }
);

export interface PartSelection {
  count: number;
  /** Of the parts that were selected one by one or by the page; empty when all found are. */
  names: readonly string[];
  /** Undefined when all found parts are selected. */
  ids?: string[];
  filter: PartsFilter;
}

/**
 * The selected rows of a table. It survives paging, sorting and other filters; all found parts stay
 * selected only as long as the filter stays.
 */
export function useSelection(filter: PartsFilter, rows: readonly SparePart[], total = 0) {
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const [wholeList, setWholeList] = useState<string>();
  const list = JSON.stringify(filter);
  const isWhole = wholeList === list;

  const select = (changed: readonly SparePart[], selected: boolean) => {
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

  const selection: PartSelection = isWhole
    ? { count: total, names: [], filter }
    : { count: names.size, names: [...names.values()], ids: [...names.keys()], filter };
  return {
    selection,
    isSelected: ({ _id }: SparePart) => isWhole || names.has(_id),
    select,
    selectAll: () => setWholeList(list),
    clear: () => {
      setNames(new Map());
      setWholeList(undefined);
    },
  };
}
