import { useTestApp } from '@/server/testing/buildTestApp';
import { company } from '@/shared/company';
import { pdfText } from '@/server/testing/pdfText';
import { makeSubmission } from '@/server/testing/submissions';
import { eventRepository, type NewResponse } from '../inquiries/eventRepository';
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
    const plain = { ...line, partNumber: '', note: '' };
    const rope = { ...plain, text: 'Rope', quantity: 500, unit: 'm' };
    const original = 'rope 500 mtrs';
    const belt = { ...plain, text: 'Belt', quantity: null, unit: '' };
    const { id } = await receive({
      company: 'Rahman Lifts',
      country: 'BD',
      lines: [line, { ...rope, original, doubtful: 1 }, belt],
    });
    expect((await compose({ kind: 'notification', messageId: id }))?.text).toBe(
      'Name: Amina\nCompany: Rahman Lifts\nE-mail: amina@example.com\nPhone: 123456\n' +
        'Country: Bangladesh\n\n' +
        '1. Overspeed governor; OG-240; 1,200 pcs; Cheap watches at https://spam.example\n' +
        '2. Rope; 500 m; as pasted: rope 500 mtrs; ' +
        'to be checked: the buyer was not sure that it is this part\n' +
        '3. Belt; no quantity given\n',
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

  test('confirms an inquiry in the language of its page, with nothing its sender has typed that leads anywhere', async () => {
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
      fromName: company.name.zh,
      subject: `我们已收到您的询价${reference}`,
      headers: { 'Auto-Submitted': 'auto-replied' },
    });
    expect(mail?.text).toContain(
      '1. Overspeed governor (OG-240)：1,200 件; Cheap watches at …\n' +
        '2. Buy at …：1,200 件; Cheap watches at …\n',
    );
    expect(mail?.text).toContain(`\n${ORIGIN}/zh/inquiry/${publicToken}\n`);
    expect(mail?.text).not.toContain('spam.example');
  });

  test.each([
    ['Door roller 48×12, as KM853.G01', 'Door roller 48×12, as KM853.G01'],
    ['Ask sales@spam.example or www.spam.example/x', 'Ask … or www. spam. example/x'],
    ['HTTPS://spam.example', '…'],
    ['a'.repeat(101), `${'a'.repeat(100)}…`],
    ['滚轮，见spam.中国', '滚轮，见spam. 中国'],
  ])('repeats the line %s as %s', async (text, repeated) => {
    const { id } = await receive({ lines: [{ ...line, text, partNumber: '', note: '' }] });
    const mail = await compose({ kind: 'confirmation', messageId: id });
    expect(mail?.text).toContain(`1. ${repeated}: 1,200 pcs\n`);
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
    expect(mail?.fromName).toBe(company.name.en);
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

  describe('about what a buyer did on the page', () => {
    const respond = async (language: 'en' | 'zh', values: Partial<NewResponse>) => {
      const message = await receive({ language, company: 'Rahman Lifts' });
      const content = {
        language,
        currency: 'USD',
        lines: [{ text: 'Governor', quantity: 4, unit: 'pcs', unitPrice: '182.50' }],
      };
      const quotation = {
        id: 'q1',
        messageId: message.id,
        number: 'HQ-2026-0001',
        issuedAt: '',
        issuedBy: '',
        content: JSON.stringify(content),
      };
      await app.db.writer.insertInto('quotations').values(quotation).execute();
      const response = {
        id: 'e1',
        messageId: message.id,
        quotationId: 'q1',
        type: 'accepted',
        text: '',
        orderNumber: '',
        deliveryAddress: '',
        lines: '[]',
        createdAt: '',
        idempotencyKey: null,
        requestHash: null,
        ...values,
      } as const;
      await eventRepository(app.db.writer).addResponse(response);
      const mail = (kind: MailRow['kind']) =>
        compose({ kind, messageId: message.id, eventId: 'e1' });
      return { message, mail };
    };

    test('confirms an acceptance to the buyer, and names the entry of the console to the company', async () => {
      const accepted = { orderNumber: 'PO 4711', deliveryAddress: 'Dhaka, Banani 11' };
      const { message, mail } = await respond('en', accepted);
      const { reference, publicToken, id } = message;
      const confirmation = await mail('response');
      expect(confirmation).toMatchObject({
        to: 'amina@example.com',
        fromName: company.name.en,
        subject: 'Acceptance of quotation HQ-2026-0001',
      });
      expect(confirmation?.text).toContain(
        'You have accepted our quotation HQ-2026-0001. Thank you!\n\n' +
          'Order number: PO 4711\nDelivery address: Dhaka, Banani 11\n\n' +
          'The order is binding when we confirm it.\n',
      );
      expect(confirmation?.text).toContain(`${ORIGIN}/inquiry/${publicToken}`);
      expect(await mail('notification')).toMatchObject({
        replyTo: 'amina@example.com',
        subject: `Acceptance of quotation HQ-2026-0001 (${reference})`,
        text:
          'From: Amina, Rahman Lifts, amina@example.com\n\n' +
          'Order number: PO 4711\nDelivery address: Dhaka, Banani 11\n\n' +
          `${ORIGIN}/dashboard/inquiries/${id}\n`,
      });
    });

    test('repeats a change request in the language of the page, without links', async () => {
      const { mail } = await respond('zh', {
        type: 'changeRequested',
        text: 'Buy at https://spam.example',
        lines: JSON.stringify([{ position: 0, quantity: 2.5, targetPrice: '170', note: 'By sea' }]),
      });
      const confirmation = await mail('response');
      expect(confirmation?.text).toContain(
        '1. Governor; 数量：2.5 件; 目标价：USD\u00a0170.00; By sea\nBuy at …\n',
      );
      expect((await mail('notification'))?.text).toContain('Buy at https://spam.example\n');
    });

    test('is none where it has been erased', async () => {
      const { id } = await receive();
      const mail = { kind: 'response', messageId: id, eventId: 'gone' } as const;
      expect(await compose(mail)).toBeUndefined();
    });
  });

  test('with lost links has those of the newest inquiries of this e-mail address', async () => {
    const first = await receive();
    await receive({ email: 'other@example.com' });
    await receive({ isHeld: true });
    const mail = await compose({ kind: 'link', messageId: first.id });
    expect(mail).toMatchObject({ to: 'amina@example.com', fromName: company.name.en });
    expect(mail?.text).toContain(`${first.reference}, `);
    expect(mail?.text.match(/\/inquiry\/[\w-]{43}\n/g)).toEqual([
      `/inquiry/${first.publicToken}\n`,
    ]);
  });

  test('to the buyer is none while the inquiry is held for review', async () => {
    const { id } = await receive({ isHeld: true });
    expect(await compose({ kind: 'confirmation', messageId: id })).toBeUndefined();
  });

  test('is none where the inquiry has been deleted', async () => {
    expect(await compose({ kind: 'confirmation', messageId: 'gone' })).toBeUndefined();
  });
});
