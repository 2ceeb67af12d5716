import type { InquiryLine } from '@/shared/inquiries';
import type { ListLine } from '../quotation/quotationSlice';

/** The lines as they are sent. Of a part that is deleted only this text is stored. */
export const sentLines = (lines: readonly ListLine[]): InquiryLine[] =>
  lines.map(({ partId, text, partNumber, quantity, unit, note }) => ({
    partId,
    text: [text, partNumber].filter(Boolean).join(', ') || undefined,
    quantity,
    unit,
    note,
  }));

/** The list as text, for an e-mail in place of the form. */
export const listText = (lines: readonly ListLine[]): string =>
  lines
    .map(({ partId = '', partNumber, text, quantity, unit, note }) => {
      const name = [text || partId, partNumber && `(${partNumber})`].filter(Boolean).join(' ');
      return [`${quantity} ${unit ?? '×'} ${name}`, note].filter(Boolean).join(' – ');
    })
    .join('\n');
