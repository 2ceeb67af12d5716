import { randomUUID } from 'node:crypto';
import type { SmtpServer } from '../../src/server/testing/smtpServer';
import { type Client, read, readAll, succeed } from './killClient';
import type { Losses } from './killWriters';

const LINES = [
  { text: 'Overspeed governor OG-240', quantity: 2 },
  { text: 'Door roller, 48 mm', quantity: 40, unit: 'pieces' },
  { text: 'Steel rope', quantity: 500, unit: 'm', note: 'on one reel' },
];

const DOMAIN = 'trial.example';

interface Receipt {
  reference: string;
  token: string;
}

interface Inquiry {
  _id: string;
  name: string;
  reference: string;
  lineCount: number;
}

interface Details {
  events: { type: string; mail?: string }[];
  quotations: { number: string }[];
}

interface Draft {
  version: number;
  content: { lines: object[] };
}

/** The inquiry that a writer is at, as far as it knows it. */
interface Course extends Partial<Receipt> {
  /** Unique; also the beginning of its keys. */
  name: string;
  id?: string;
  numbers: string[];
  /** Steps that the backend has acknowledged. */
  done: number;
}

/** Returns false once the backend is gone. */
type Step = (client: Client, course: Course) => Promise<boolean>;

const keyOf = ({ name, done }: Course) => ({ 'idempotency-key': `${name}-${done}` });

const send: Step = async ({ url }, course) => {
  const { name } = course;
  const form = { name, email: `${name}@${DOMAIN}`, lines: LINES };
  const receipt = await succeed<Receipt>({ url }, 'POST', '/inquiries', form, keyOf(course));
  Object.assign(course, receipt);
  return receipt !== undefined;
};

const answer: Step = async (client, course) => {
  const form = { subject: course.reference, answerText: 'Which year is the lift from?' };
  const path = `/inquiries/${course.id}/answers`;
  return (await succeed(client, 'POST', path, form, keyOf(course))) !== undefined;
};

const quote: Step = async (client, course) => {
  const path = `/inquiries/${course.id}`;
  // A response of the buyer must have been read.
  if (!(await succeed(client, 'GET', path))) return false;
  let draft = await succeed<Draft>(client, 'GET', `${path}/quotation`);
  if (draft?.version === 0) {
    const lines = draft.content.lines.map((line) => ({ ...line, unitPrice: '12.50' }));
    const content = { ...draft.content, lines, validUntil: '2999-12-31' };
    const ifMatch = { 'if-match': '"0"' };
    draft = await succeed<Draft>(client, 'PUT', `${path}/quotation`, content, ifMatch);
  }
  if (!draft) return false;
  const headers = { ...keyOf(course), 'if-match': `"${draft.version}"` };
  const body = { send: false };
  const issued = await succeed<{ number: string }>(
    client,
    'POST',
    `${path}/quotations`,
    body,
    headers,
  );
  if (issued) course.numbers.push(issued.number);
  return issued !== undefined;
};

const respond =
  (fields: object): Step =>
  async ({ url }, course) => {
    const path = `/buyer-inquiries/${course.token}/responses`;
    const form = { ...fields, quotationNumber: course.numbers.at(-1) };
    return (await succeed({ url }, 'POST', path, form, keyOf(course))) !== undefined;
  };

/** What becomes of an inquiry: each step with the event that it adds. */
const STEPS: [event: string, step: Step][] = [
  ['received', send],
  ['answer', answer],
  ['quotationIssued', quote],
  ['changeRequested', respond({ type: 'changeRequested', lines: [{ position: 0, quantity: 3 }] })],
  ['quotationIssued', quote],
  ['accepted', respond({ type: 'accepted', orderNumber: 'PO 4711' })],
];

/**
 * Sends inquiries, answers them, quotes twice and accepts as the buyer. What was under way when the
 * backend was killed is repeated with the same key, as a browser does it.
 */
export class InquiryWriter {
  acknowledged = 0;
  readonly finished: Course[] = [];
  current: Course | undefined;

  async run(client: Client): Promise<void> {
    for (;;) {
      const course = (this.current ??= { name: randomUUID(), numbers: [], done: 0 });
      if (course.done > 0 && course.id === undefined) {
        const path = `/inquiries?q=${course.reference}`;
        const found = await succeed<{ data: Inquiry[] }>(client, 'GET', path);
        if (!found) return;
        course.id = found.data[0]?._id;
      }
      const [, step] = STEPS[course.done] ?? [];
      if (step) {
        if (!(await step(client, course))) return;
        course.done += 1;
        this.acknowledged += 1;
      } else {
        this.finished.push(course);
        this.current = undefined;
      }
    }
  }
}

/** Compares the events and quotations of an inquiry with what was acknowledged. */
function compare({ done }: Course, { events, quotations }: Details, losses: Losses): void {
  for (const event of new Set(STEPS.map(([type]) => type))) {
    const isEvent = ([type]: (typeof STEPS)[number]) => type === event;
    const least = STEPS.slice(0, done).filter(isEvent).length;
    // The step under way may be stored.
    const most = STEPS.slice(0, done + 1).filter(isEvent).length;
    const stored = events.filter(({ type }) => type === event).length;
    losses.lost += Math.max(0, least - stored);
    losses.doubled += Math.max(0, stored - most);
    if (event === 'quotationIssued' && quotations.length !== stored) losses.half += 1;
  }
}

/** With `isLast` all inquiries are read, otherwise those under way. */
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
  const finished = writers.flatMap((writer) => writer.finished);
  const pending = writers.flatMap(({ current }) => current ?? []);
  const numbers = isLast ? [] : finished.map((course) => course.numbers[0] ?? '');
  for (const course of [...finished, ...pending]) {
    const inquiry = byName.get(course.name);
    if (!inquiry && course.done > 0) losses.lost += 1;
    if (!inquiry || (!isLast && course.done === STEPS.length)) continue;
    const details = await read<Details>(client, `/inquiries/${inquiry._id}`);
    compare(course, details, losses);
    const first = details.quotations.at(-1)?.number;
    if (first !== undefined) numbers.push(first);
    const stored = new Set(details.quotations.map(({ number }) => number));
    losses.lost += course.numbers.filter((number) => !stored.has(number)).length;
  }
  const distinct = new Set(numbers);
  losses.doubled += numbers.length - distinct.size;
  const last = Math.max(0, ...numbers.map((number) => Number(number.split('-').at(-1))));
  losses.skipped += last - distinct.size;
}

const MESSAGE_ID = /^message-id: *(\S+)/im;

/** Mails to buyers that the mail server has taken more than once; the company may get them twice. */
export function countDoubledMails({ mails }: SmtpServer): number {
  const toBuyers = mails.filter(({ to }) => to.endsWith(`@${DOMAIN}`));
  return toBuyers.length - new Set(toBuyers.map(({ source }) => MESSAGE_ID.exec(source)?.[1])).size;
}
