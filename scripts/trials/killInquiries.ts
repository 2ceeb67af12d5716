import { randomUUID } from 'node:crypto';
import { type Client, read, readAll, succeed } from './killClient';
import type { Losses } from './killWriters';

const LINES = [
  { text: 'Overspeed governor OG-240', quantity: 2 },
  { text: 'Door roller, 48 mm', quantity: 40, unit: 'pieces' },
  { text: 'Steel rope', quantity: 500, unit: 'm', note: 'on one reel' },
];

interface Inquiry {
  _id: string;
  name: string;
  reference: string;
  lineCount: number;
}

interface Draft {
  version: number;
  content: { lines: object[] };
}

/**
 * Sends inquiries with lines and issues a quotation for each. What was under way when the backend
 * was killed is repeated with the same keys, as a browser does it.
 */
export class InquiryWriter {
  acknowledged = 0;
  /** Names of inquiries by their references. */
  readonly sent = new Map<string, string>();
  readonly numbers: string[] = [];
  /** What is under way: its name, which is also its key. */
  current: string | undefined;

  async run(client: Client): Promise<void> {
    for (;;) {
      this.current ??= randomUUID();
      const { current: name } = this;
      const form = { name, email: 'buyer@trial.example', lines: LINES };
      const key = { 'idempotency-key': name };
      const { url } = client;
      const sent = await succeed<Inquiry>({ url }, 'POST', '/inquiries', form, key);
      if (!sent) return;
      this.sent.set(sent.reference, name);
      const number = await this.quote(client, sent.reference, key);
      if (number === undefined) return;
      this.numbers.push(number);
      this.acknowledged += 2;
      this.current = undefined;
    }
  }

  /** Returns the quotation's number; undefined once the backend is gone. */
  private async quote(client: Client, reference: string, key: Record<string, string>) {
    const found = await succeed<{ data: Inquiry[] }>(client, 'GET', `/inquiries?q=${reference}`);
    const path = `/inquiries/${found?.data[0]?._id}`;
    let draft = found && (await succeed<Draft>(client, 'GET', `${path}/quotation`));
    if (draft?.version === 0) {
      const lines = draft.content.lines.map((line) => ({ ...line, unitPrice: '12.50' }));
      const content = { ...draft.content, lines, validUntil: '2999-12-31' };
      const ifMatch = { 'if-match': '"0"' };
      draft = await succeed<Draft>(client, 'PUT', `${path}/quotation`, content, ifMatch);
    }
    if (!draft) return undefined;
    const headers = { ...key, 'if-match': `"${draft.version}"` };
    const issued = await succeed<{ number: string }>(
      client,
      'POST',
      `${path}/quotations`,
      { send: false },
      headers,
    );
    return issued?.number;
  }
}

/** Numbers of the quotations of these inquiries. */
async function numbersOf(client: Client, inquiries: Inquiry[]): Promise<string[]> {
  const numbers: string[] = [];
  for (const { _id } of inquiries) {
    const path = `/inquiries/${_id}`;
    const { quotations } = await read<{ quotations: { number: string }[] }>(client, path);
    numbers.push(...quotations.map(({ number }) => number));
  }
  return numbers;
}

/** With `isLast` all quotations are read, otherwise those under way. */
export async function verifyInquiries(
  client: Client,
  writers: InquiryWriter[],
  losses: Losses,
  isLast: boolean,
): Promise<void> {
  const inquiries = await readAll<Inquiry>(client, '/inquiries?');
  const byName = new Map(inquiries.map((inquiry) => [inquiry.name, inquiry]));
  losses.doubled += inquiries.length - byName.size;
  losses.half += inquiries.filter(({ lineCount }) => lineCount !== LINES.length).length;
  for (const name of writers.flatMap(({ sent }) => [...sent.values()])) {
    if (!byName.has(name)) losses.lost += 1;
  }
  const acknowledged = writers.flatMap(({ numbers }) => numbers);
  const pending = writers.flatMap(({ current = '' }) => byName.get(current) ?? []);
  const stored = await numbersOf(client, isLast ? inquiries : pending);
  const numbers = isLast ? stored : [...acknowledged, ...stored];
  const distinct = new Set(numbers);
  losses.doubled += numbers.length - distinct.size;
  losses.lost += acknowledged.filter((number) => !distinct.has(number)).length;
  const last = Math.max(0, ...numbers.map((number) => Number(number.split('-').at(-1))));
  losses.skipped += last - distinct.size;
}
