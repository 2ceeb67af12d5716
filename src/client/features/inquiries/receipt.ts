import type { Receipt } from '@/client/api';
import { RECEIPT_PARAM, REFERENCE, TOKEN, TOKEN_PARAM } from '@/shared/messageForms';

/** The receipt of the message that was stored by a submission without script, from the URL. */
export function receiptIn(params: URLSearchParams): Partial<Receipt> | undefined {
  const reference = params.get(RECEIPT_PARAM);
  if (reference === null || !REFERENCE.test(reference)) return undefined;
  const token = params.get(TOKEN_PARAM) ?? '';
  return { reference, token: TOKEN.test(token) ? token : undefined };
}
