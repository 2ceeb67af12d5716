import { skipToken } from '@reduxjs/toolkit/query/react';
import { useListSelectedPartsQuery } from '@/client/api';
import { useLanguage } from '@/client/i18n/useTranslation';
import type { InquiryLine } from '@/shared/inquiries';
import { unitText } from '@/shared/lineUnits';
import { type ListLine, partIdsOf } from '../quotationList/quotationSlice';

/** The lines as they are sent. Of a part that is deleted only this text is stored. */
export const sentLines = (lines: readonly ListLine[]): InquiryLine[] =>
  lines.map(({ partId, text, partNumber, quantity, unit, note, original, doubtful }) => ({
    partId,
    text: [text, partNumber].filter(Boolean).join(', ') || undefined,
    quantity,
    unit,
    note,
    original,
    doubtful,
  }));

/** The list as text, for an e-mail in place of the form. Lines of a cookie have no names yet. */
export function useListText(lines: readonly ListLine[]): string {
  const id = partIdsOf(lines.filter(({ text }) => !text));
  const language = useLanguage();
  const { data: parts } = useListSelectedPartsQuery(id.length > 0 ? { id } : skipToken);
  return lines
    .map(({ partId, text, partNumber, quantity, unit = '', note }) => {
      const part = parts?.find(({ _id }) => _id === partId);
      const number = partNumber ?? part?.partNumber;
      const name = [text || part?.name || partId, number && `(${number})`].filter(Boolean);
      const count =
        quantity === undefined ? '?' : `${quantity} ${unitText(unit, quantity, language) || '×'}`;
      return [`${count} ${name.join(' ')}`, note].filter(Boolean).join(' – ');
    })
    .join('\n');
}
