import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { type SparePart, useListSelectedPartsQuery } from '@/client/api';
import { lineChanged, type ListLine, namesOf, partIdsOf } from './quotationSlice';

/** The parts as they are now; those of a line that knows only the id are written into it. */
export function useListedParts(lines: readonly ListLine[]) {
  const dispatch = useDispatch();
  const id = partIdsOf(lines);
  const { data, currentData } = useListSelectedPartsQuery(id.length > 0 ? { id } : skipToken);
  const parts = new Map(data?.map((part) => [part._id, part]));
  useEffect(() => {
    for (const { key, partId, text } of lines) {
      const part = data?.find(({ _id }) => _id === partId);
      if (part && !text) dispatch(lineChanged({ key, ...namesOf(part) }));
    }
  }, [lines, data, dispatch]);
  return ({ partId = '' }: ListLine): { part?: SparePart; isDeleted: boolean } => {
    const part = parts.get(partId);
    return { part, isDeleted: partId !== '' && currentData !== undefined && !part };
  };
}

/** Whether the part has another name or number than when it was added. */
export const isRenamed = ({ text, partNumber }: ListLine, part: SparePart): boolean =>
  text !== '' &&
  (text !== part.name || (partNumber !== undefined && partNumber !== (part.partNumber ?? '')));

/** The least quantity that a text such as `1,000 pieces` names. */
export function leastQuantity(moq: string): number {
  const [digits = '0'] = /\d+(?:[,. ]\d{3}(?!\d))*/.exec(moq) ?? [];
  return Number(digits.replace(/\D/g, ''));
}
