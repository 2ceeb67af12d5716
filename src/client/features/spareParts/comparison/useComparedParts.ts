import { skipToken } from '@reduxjs/toolkit/query/react';
import { type SparePart, isUnknownId, useGetSparePartQuery } from '@/client/api';

/** A part of the comparison, or what became of it. */
export interface Compared {
  id: string;
  state: 'there' | 'gone' | 'failed' | 'loading';
  part?: SparePart;
}

/** At most four parts by their ids. */
export function useComparedParts(ids: readonly string[]): Compared[] {
  const of = (index: number) => (ids[index] ? { id: ids[index] } : skipToken);
  const found = [
    useGetSparePartQuery(of(0)),
    useGetSparePartQuery(of(1)),
    useGetSparePartQuery(of(2)),
    useGetSparePartQuery(of(3)),
  ];
  return ids.map((id, index) => {
    const { currentData: part, isError, error } = found[index]!;
    if (part) return { id, part, state: 'there' };
    if (!isError) return { id, state: 'loading' };
    return { id, state: isUnknownId(error) ? 'gone' : 'failed' };
  });
}
