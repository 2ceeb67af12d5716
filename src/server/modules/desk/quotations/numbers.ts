import { notFound } from '@/server/lib/httpError';

export const unknownQuotation = () =>
  notFound('quotation_not_found', 'This quotation does not exist.');

/** The issued quotation with this number. Throws `quotation_not_found`. */
export function findIssued<Q extends { number: string }>(issued: Q[], number: string): Q {
  const quotation = issued.find((row) => row.number === number);
  if (!quotation) throw unknownQuotation();
  return quotation;
}

const REVISION = /-R(\d+)$/;

/** `HQ-2026-0001-R2` after `HQ-2026-0001`, `-R3` after that. */
export function nextRevision(number: string): string {
  const revision = Number(REVISION.exec(number)?.[1] ?? 1);
  return `${number.replace(REVISION, '')}-R${revision + 1}`;
}
