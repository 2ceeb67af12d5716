import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { type SparePart, useListSelectedPartsQuery } from '@/client/api';
import { useTranslation } from '@/client/i18n/useTranslation';
import { lineChanged, type ListLine, namesOf, partIdsOf } from './quotationSlice';

/** The parts as they are now; a line that knows only the id gets the name of its part. */
export function useListedParts(lines: readonly ListLine[]) {
  const { t } = useTranslation('quotation');
  const dispatch = useDispatch();
  const listed = partIdsOf(lines);
  const [id, setId] = useState(listed);
  // Fewer parts need no other request.
  if (listed.some((partId) => !id.includes(partId))) setId(listed);
  const { data, currentData } = useListSelectedPartsQuery(id.length > 0 ? { id } : skipToken);
  const parts = new Map(data?.map((part) => [part._id, part]));
  useEffect(() => {
    for (const { key, partId, text } of lines) {
      if (text || !currentData) continue;
      const part = currentData.find(({ _id }) => _id === partId);
      dispatch(lineChanged({ key, ...namesOf(part ?? { name: t('deletedPart') }) }));
    }
  }, [lines, currentData, dispatch, t]);
  return ({ partId = '' }: ListLine): { part?: SparePart; isDeleted: boolean } => {
    const part = parts.get(partId);
    return { part, isDeleted: partId !== '' && currentData !== undefined && !part };
  };
}

const hasHan = (text: string) => /\p{Script=Han}/u.test(text);

/**
 * Whether the part has another name or number than when it was added. A name in the other language
 * is from a page in that language.
 */
export const isRenamed = ({ text, partNumber }: ListLine, part: SparePart): boolean =>
  text !== '' &&
  ((text !== part.name && hasHan(text) === hasHan(part.name)) ||
    (partNumber !== undefined && partNumber !== (part.partNumber ?? '')));
