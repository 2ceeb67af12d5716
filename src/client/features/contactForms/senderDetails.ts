import { safeLocalStorage } from '@/client/lib/storage';
import { MAX_LENGTHS } from '@/shared/limits';
import { cut } from '@/shared/texts';

const KEY = 'senderDetails';

const SENDER_FIELDS = ['name', 'email', 'phone', 'address', 'company', 'country'] as const;

/** What a visitor writes into one form after another. */
export type SenderDetails = Partial<Record<(typeof SENDER_FIELDS)[number], string>>;

/** What this device remembers of the last sender; undefined where nothing is to be remembered. */
export function readSenderDetails(): SenderDetails | undefined {
  let stored: unknown;
  try {
    stored = JSON.parse(safeLocalStorage.getItem(KEY) ?? '{}');
  } catch {
    stored = {};
  }
  if (stored === false) return undefined;
  const values = Object(stored) as Record<string, unknown>;
  return Object.fromEntries(
    SENDER_FIELDS.flatMap((field) => {
      const value = values[field];
      return typeof value === 'string' ? [[field, cut(value, MAX_LENGTHS.line)]] : [];
    }),
  );
}

export const rememberSender = (values: SenderDetails) =>
  safeLocalStorage.setItem(KEY, JSON.stringify(values, [...SENDER_FIELDS]));

/** Also for the next messages, until `rememberSender` is called. */
export const forgetSender = () => safeLocalStorage.setItem(KEY, 'false');
