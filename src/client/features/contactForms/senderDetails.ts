import { ownInquiries } from '@/client/lib/ownInquiries';
import { storedJson } from '@/client/lib/storage';
import { MAX_LENGTHS } from '@/shared/limits';
import { cut } from '@/shared/texts';

const SENDER_FIELDS = ['name', 'email', 'phone', 'address', 'company', 'country'] as const;

/** What a visitor writes into one form after another. */
export type SenderDetails = Partial<Record<(typeof SENDER_FIELDS)[number], string>>;

const detailsIn = (found: unknown): SenderDetails => {
  const values = Object(found) as Record<string, unknown>;
  return Object.fromEntries(
    SENDER_FIELDS.flatMap((field) => {
      const value = values[field];
      return typeof value === 'string' ? [[field, cut(value, MAX_LENGTHS.line)]] : [];
    }),
  );
};

const sender = storedJson<SenderDetails | false>(
  'senderDetails',
  undefined,
  (found) => found !== false && detailsIn(found),
);

/** What this device remembers of the last sender; undefined where nothing is to be remembered. */
export const readSenderDetails = () => sender.read() || undefined;

export const rememberSender = (values: SenderDetails) => sender.write(detailsIn(values));

/** With the links of earlier inquiries; also for the next messages, until `rememberSender` is called. */
export function forgetSender() {
  sender.write(false);
  ownInquiries.remove();
}
