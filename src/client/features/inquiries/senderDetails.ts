import { safeLocalStorage } from '@/client/lib/storage';
import { MAX_LENGTHS } from '@/shared/limits';
import { cut } from '@/shared/texts';

const KEY = 'senderDetails';

const FIELDS = ['name', 'email', 'phone', 'address'] as const;

/** What a visitor writes into every form. */
export type SenderDetails = Partial<Record<(typeof FIELDS)[number], string>>;

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
    FIELDS.flatMap((field) => {
      const value = values[field];
      return typeof value === 'string' ? [[field, cut(value, MAX_LENGTHS.line)]] : [];
    }),
  );
}

export const rememberSender = (values: SenderDetails) =>
  safeLocalStorage.setItem(KEY, JSON.stringify(values, [...FIELDS]));

/** Also for the next messages, until `rememberSender` is called. */
export const forgetSender = () => safeLocalStorage.setItem(KEY, 'false');
