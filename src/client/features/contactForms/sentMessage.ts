import { useLocation, useSearchParams } from 'react-router-dom';
import type { Receipt } from '@/client/api';
import { useHydrated } from '@/client/lib/useHydrated';
import { RECEIPT_PARAM, REFERENCE } from '@/shared/messageForms';
import type { SentMessage } from './messageValues';

/** A stored message. */
export interface Sent {
  receipt: Partial<Receipt>;
  /** Unknown after a submission without script. */
  message?: SentMessage;
  /** Names of the files that went along. */
  files?: readonly string[];
}

/** State of the history entry in which a message was sent: a reload and Back confirm it again. */
export interface SentState {
  sent?: Sent;
}

/** The message that the page confirms. */
export function useSent(): Sent | undefined {
  const state = useLocation().state as SentState | null;
  const reference = useSearchParams()[0].get(RECEIPT_PARAM);
  // The server renders the page without the browser's history.
  if (useHydrated() && state?.sent) return state.sent;
  return reference !== null && REFERENCE.test(reference) ? { receipt: { reference } } : undefined;
}
