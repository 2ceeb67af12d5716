import { useTestApp } from '@/server/testing/buildTestApp';
import { pdfText } from '@/server/testing/pdfText';
import { makeSubmission } from '@/server/testing/submissions';
import { submissionRepository, type Submission } from '../messages/submissionRepository';
import { makeComposer } from './compose';
import type { MailRow } from '../../core/outbox/repository';

const ORIGIN = 'https://hoistway.example';
const line = {
  partId: null,
  text: 'Overspeed governor',
  partNumber: 'OG-240',
  quantity: 1200,
  unit: 'pcs',
  note: 'Cheap watches at https://spam.example',
};

describe('the text of mails', () => {
  const app = useTestApp();

  const receive = async (given: Parameters<typeof makeSubmission>[0] = {}) => {
    const submission: Submission = makeSubmission({ email: 'amina@example.com', ...given });
    await submissionRepository(app.db).insert('inquiry', submission);
    const query = app.db.reader.selectFrom('messages').selectAll();
    return query.executeTakeFirstOrThrow();
  };
  const compose = (mail: Pick<MailRow, 'kind' | 'messageId'> & Partial<MailRow>) =>
    makeComposer(app, ORIGIN)({ id: 'm1', quotationId: null, eventId: null, ...mail } as MailRow);

  test('to the company has a line for each field and each line of the list', async () => {
    const { id } = await receive({ company: 'Rahman Lifts', country: 'BD', lines: [line] });
    expect((await compose({ kind: 'notification', messageId: id }))?.text).toBe(
      'Name: Amina\nCompany: Rahman Lifts\nE-mail: amina@example.com\nPhone: 123456\n' +
        'Country: Bangladesh\n\n' +
        '1. Overspeed governor; OG-240; 1200 pcs; Cheap watches at https://spam.example\n',
    );
  });

  test('to the company has one kind of line end', async () => {
    const { id } = await receive({ text: 'One\r\nTwo\rThree', phone: '' });
    const text = 'Name: Amina\nE-mail: amina@example.com\n\nOne\nTwo\nThree\n';
    expect(await compose({ kind: 'notification', messageId: id })).toMatchObject({ text });
  });

  test.each([
    ['amina@example.com', 'amina@example.com'],
    ['amina@例子.中国', 'amina@例子.中国'],
    ['李@例子.中国', undefined],
    ['', undefined],
  ])('to the company about %s is replied to %s', async (email, replyTo) => {
    const { id } = await receive({ email });
    expect((await compose({ kind: 'notification', messageId: id }))?.replyTo).toBe(replyTo);
  });

  test('confirms an inquiry in the language of its page, without what its sender has typed', async () => {
    const spam = 'Buy at https://spam.example';
    const { id, reference, publicToken } = await receive({
      name: spam,
      text: spam,
      language: 'zh',
      lines: [line, { ...line, text: spam, partNumber: '' }],
    });
    const mail = await compose({ kind: 'confirmation', messageId: id });
    expect(mail).toMatchObject({
      to: 'amina@example.com',
      subject: `我们已收到您的询价${reference}`,
      headers: { 'Auto-Submitted': 'auto-replied' },
    });
    expect(mail?.text).toContain('1. Overspeed governor (OG-240)：1,200\n自行填写的项目：1项\n');
    expect(mail?.text).toContain(`\n${ORIGIN}/zh/inquiry/${publicToken}\n`);
    expect(mail?.text).not.toContain('spam.example');
  });

  test('with a quotation has its lines, its total and the PDF', async () => {
    const { id } = await receive({ lines: [line] });
    const content = {
      language: 'en',
      currency: 'USD',
      validUntil: '2026-12-26',
      lines: [
        { text: 'Overspeed governor', partNumber: 'OG-240', quantity: 4, unitPrice: '182.50' },
        { text: 'Door roller', quantity: 12 },
      ],
    };
    const issued = {
      number: 'HQ-2026-0001',
      issuedAt: '2026-11-26T10:00:00.000Z',
      issuedBy: 'admin@example.com',
      content: JSON.stringify(content),
      idempotencyKey: null,
    } as const;
    const quotation = { id: 'q1', messageId: id, ...issued };
    await app.db.writer.insertInto('quotations').values(quotation).execute();
    const mail = await compose({ kind: 'quotation', messageId: id, quotationId: 'q1' });
    expect(mail?.text).toContain(
      '1. Overspeed governor (OG-240)\n   4 × USD\u00a0182.50 = USD\u00a0730.00\n' +
        '2. Door roller\n   on request\n\n' +
        'Total: USD\u00a0730.00\nLines without a price are not included in the total.\n' +
        'Valid until: December 26, 2026\n',
    );
    expect(mail?.text).toContain('Accept it, ask for a change or ask a question here:\nhttps://');
    const [attachment] = mail?.attachments ?? [];
    expect(attachment?.filename).toBe('HQ-2026-0001.pdf');
    expect(pdfText(attachment?.content ?? Buffer.of())[0]).toContain('HQ-2026-0001');
  });

  test('with a further version names the one that it replaces, and discounts and charges', async () => {
    const { id } = await receive({ lines: [line] });
    const content = {
      language: 'en',
      currency: 'KWD',
      validUntil: '2026-12-26',
      discount: '5',
      charges: [{ kind: 'freight', amount: '8.5' }],
      lines: [{ text: 'Rope', quantity: 12.5, unit: 'm', unitPrice: '2', discount: '10' }],
    };
    const issued = { issuedAt: '2026-11-26T10:00:00.000Z', issuedBy: 'admin@example.com' };
    const common = { ...issued, messageId: id, content: JSON.stringify(content) };
    for (const [quotationId, number] of [
      ['q1', 'HQ-2026-0001'],
      ['q2', 'HQ-2026-0001-R2'],
    ] as const) {
      const quotation = { ...common, id: quotationId, number, idempotencyKey: null };
      await app.db.writer.insertInto('quotations').values(quotation).execute();
    }
    const mail = await compose({ kind: 'quotation', messageId: id, quotationId: 'q2' });
    expect(mail?.text).toContain('It replaces quotation HQ-2026-0001 of November 26, 2026.\n');
    expect(mail?.text.replaceAll('\u00a0', ' ')).toContain(
      '1. Rope\n   12.5 m × KWD 2.000 −10 % = KWD 22.500\n\nSubtotal: KWD 22.500\n' +
        'Discount 5 %: −KWD 1.125\nFreight: KWD 8.500\nTotal: KWD 29.875\n',
    );
    const [attachment] = mail?.attachments ?? [];
    const [page = ''] = pdfText(attachment?.content ?? Buffer.of());
    expect(page).toContain('HQ-2026-0001 of November 26, 2026\n');
    // The admin has no name, and the login is nobody's business.
    expect(page).not.toMatch(/Prepared by|admin@example/);
  });

  test('to the buyer is none while the inquiry is held for review', async () => {
    const { id } = await receive({ isHeld: true });
    expect(await compose({ kind: 'confirmation', messageId: id })).toBeUndefined();
  });

  test('is none where the inquiry has been deleted', async () => {
    expect(await compose({ kind: 'confirmation', messageId: 'gone' })).toBeUndefined();
  });
});
