import type { Row } from '@/server/db/types';
import type { MessageRow } from './repository';

type Presented = Pick<
  MessageRow,
  | 'id'
  | 'reference'
  | 'name'
  | 'email'
  | 'phone'
  | 'createdAt'
  | 'answeredAt'
  | 'spamAt'
  | 'mailFailedAt'
  | 'mailError'
>;

/** What inquiries and applications have in common; empty texts are skipped. */
export const presentMessage = (row: Presented) => ({
  _id: row.id,
  reference: row.reference,
  name: row.name,
  ...(row.email && { email: row.email }),
  ...(row.phone && { phone: row.phone }),
  createdAt: row.createdAt,
  ...(row.answeredAt && { answeredAt: row.answeredAt }),
  ...(row.spamAt && { spam: true }),
  ...(row.mailFailedAt && { mailFailedAt: row.mailFailedAt, mailError: row.mailError ?? '' }),
});

/** `QuotationMail` of the contract; undefined without a mail. */
export function presentMailState({
  queuedAt,
  sentAt,
  failedAt,
}: Partial<Record<'queuedAt' | 'sentAt' | 'failedAt', string | null>>) {
  if (!queuedAt) return undefined;
  if (sentAt) return 'sent';
  return failedAt ? 'failed' : 'waiting';
}

/** `MessageFile` of the contract. */
export const presentFile = ({
  id,
  name,
  type,
  size,
}: Row<'messageFiles', 'id' | 'name' | 'type' | 'size'>) => ({ _id: id, name, type, size });
