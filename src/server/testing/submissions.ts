import type { MessageValues, Submission } from '../modules/desk/messages/submissionRepository';

type Given = Partial<MessageValues> & Partial<Omit<Submission, 'values'>>;

/** What a buyer sends, as it is stored; texts that are not given are empty. */
export function makeSubmission({
  lines = [],
  files = [],
  requestKey = { idempotencyKey: null, requestHash: null },
  now = new Date(),
  perDay = 100,
  isHeld = false,
  withMail = false,
  ...texts
}: Given = {}): Submission {
  const values: MessageValues = {
    name: 'Amina',
    email: '',
    phone: '123456',
    address: '',
    text: '',
    company: '',
    country: '',
    language: '',
    incoterm: '',
    ...texts,
  };
  return { values, lines, files, requestKey, now, perDay, isHeld, withMail };
}
