import { hrefOf } from '@/client/testing/links';
import { cleanup, screen, within } from '@testing-library/react';
import { forgetSender } from '@/client/features/contactForms/senderDetails';
import { selectLines } from '@/client/features/quotationList/quotationSlice';
import { ownInquiries } from '@/client/lib/ownInquiries';
import { enterText } from '@/client/testing/enterText';
import { type FakeResponse, fakeApi } from '@/client/testing/fakeApi';
import { openPage } from '@/client/testing/renderWithProviders';
import { paths } from '@/shared/siteMap';

const content = {
  language: 'en',
  currency: 'USD',
  payment: '30 % with the order',
  lines: [
    {
      text: 'Overspeed governor',
      quantity: 4,
      unit: 'pcs',
      unitPrice: '182.50',
      leadTime: '3 weeks',
    },
    { text: 'Door belt', quantity: 2 },
  ],
};
const newest = {
  number: 'HQ-2026-0001-R2',
  status: 'open',
  content,
  issuedAt: '2026-11-03T12:00:00.000Z',
  validUntil: '2099-12-31',
  currency: 'USD',
  total: '730.00',
};
const inquiry = {
  reference: 'Q-7F3K2M',
  // The day after at the company.
  createdAt: '2026-11-02T18:14:05.120Z',
  state: 'quoted',
  inquiryDetails: 'For two lifts in Dhaka.',
  country: 'BD',
  incoterm: 'CIF',
  files: 2,
  lines: [
    { text: 'Overspeed governor', partId: 'g', partNumber: 'OG-240', quantity: 1200, unit: 'pcs' },
    { text: 'Old belt', partNumber: 'DB-2', quantity: 2 },
  ],
  correspondence: [{ createdAt: '2026-11-03T12:00:00.000Z', by: 'company', text: 'Which year?' }],
  quotations: [
    newest,
    {
      ...newest,
      number: 'HQ-2026-0001',
      status: 'replaced',
      issuedAt: '2026-11-02T19:00:00.000Z',
      total: '800.00',
    },
  ],
};

const open = (response: FakeResponse, options = {}) => {
  fakeApi('get', '/buyer-inquiries/:token', response);
  return openPage(paths.buyerInquiry('abc'), options);
};

it('shows state, lines, and quotations with their PDF', async () => {
  await open({ json: inquiry });
  await screen.findByRole('heading', { level: 1, name: 'Your inquiry Q-7F3K2M' });
  expect(screen.getByText('Our quotation is ready.')).toBeInTheDocument();
  expect(screen.getByText('Received on 3 Nov 2026')).toBeInTheDocument();
  expect(hrefOf('Download HQ-2026-0001-R2 (PDF)')).toMatch(
    /\/buyer-inquiries\/abc\/quotations\/HQ-2026-0001-R2\/pdf$/,
  );
  const prices = within(screen.getByRole('table', { name: 'HQ-2026-0001-R2' })).getAllByRole('row');
  expect(prices[1]).toHaveTextContent(/Overspeed governorLead time: 3 weeks.*USD.730\.00$/);
  expect(prices[2]).toHaveTextContent(/Door belt.*on request$/);
  expect(prices.at(-1)).toHaveTextContent(/^TotalUSD.730\.00$/);
  expect(screen.getAllByText('1 line has no price yet and is not in the total.')[0]).toBeVisible();
  expect(screen.getAllByText('30 % with the order')[0]).toBeVisible();
  expect(screen.getByText('Older versions (1)')).toBeInTheDocument();
  expect(screen.getAllByText('Replaced')).toHaveLength(1);
  expect(screen.getByText('For two lifts in Dhaka.')).toBeInTheDocument();
  expect(screen.getByText('Bangladesh')).toBeInTheDocument();
  expect(screen.getByText('CIF')).toBeInTheDocument();
  expect(screen.getByText('2 photographs came with it.')).toBeInTheDocument();
  expect(screen.getByText('Which year?')).toBeInTheDocument();
  const row = within(screen.getByRole('table', { name: 'Your list' })).getAllByRole('row')[1];
  expect(row).toHaveTextContent('Overspeed governorOG-2401,200 pcs');
});

it('is neither found by search engines nor named to other sites', async () => {
  await open({ json: inquiry });
  await screen.findByText('Our quotation is ready.');
  const meta = (name: string) => document.head.querySelector(`meta[name="${name}"]`);
  expect(meta('robots')).toHaveAttribute('content', 'noindex');
  expect(meta('referrer')).toHaveAttribute('content', 'no-referrer');
});

it('says in Chinese that there is no quotation yet', async () => {
  await open({ json: { ...inquiry, state: 'received', quotations: [] } }, { language: 'zh' });
  expect(await screen.findByText(/^目前还没有报价单/)).toBeInTheDocument();
  expect(screen.getByText('我们已收到您的询价，将在一个工作日内答复您。')).toBeInTheDocument();
});

it('says that a link is wrong', async () => {
  await open({ status: 404, json: { error: 'This inquiry does not exist.' } });
  expect(await screen.findByRole('heading', { name: 'Inquiry not found.' })).toBeInTheDocument();
});

const stored = { createdAt: '2026-11-04T12:00:00.000Z', type: 'accepted' };
const respondWith = (response: FakeResponse | (() => FakeResponse)) =>
  fakeApi('post', '/buyer-inquiries/:token/responses', response);

it('accepts the quotation in two taps, and says when that is binding', async () => {
  const seen = respondWith({ status: 201, json: stored });
  const { user } = await open({ json: inquiry });
  await user.click(await screen.findByText('Accept'));
  expect(screen.getByText('An acceptance is binding when we confirm it.')).toBeVisible();
  await enterText(user, screen.getByLabelText('Your order number'), 'PO 4711');
  await user.click(screen.getByRole('button', { name: 'Accept the quotation' }));
  expect(await screen.findByText(/^You have accepted the quotation/)).toBeInTheDocument();
  expect(seen.map(({ body }) => body)).toEqual([
    { type: 'accepted', quotationNumber: 'HQ-2026-0001-R2', orderNumber: 'PO 4711' },
  ]);
});

it('asks for a change of a line, with one key until it is stored, and loses nothing', async () => {
  let works = false;
  const seen = respondWith(() => (works ? { status: 201, json: stored } : { fault: true }));
  const { user } = await open({ json: inquiry });
  await user.click(await screen.findByText('Ask for a change'));
  const send = () => user.click(screen.getByRole('button', { name: 'Send the change request' }));
  await send();
  expect(screen.getByLabelText('What else is to be changed?')).toHaveFocus();
  const price = screen.getAllByLabelText('Target price')[0]!;
  expect(price).toHaveAccessibleDescription(/^Now USD.182\.50$/);
  await enterText(user, price, 'cheap');
  await send();
  expect(price).toHaveAccessibleDescription('Please enter a price such as 12.50.');
  await user.clear(price);
  await enterText(user, price, '170');
  await send();
  expect(await screen.findByText(/Nothing you typed is lost/)).toBeInTheDocument();
  expect(price).toHaveValue('170');
  works = true;
  await send();
  expect(await screen.findByText(/^Your change request has arrived/)).toBeInTheDocument();
  expect(seen.at(-1)?.body).toEqual({
    type: 'changeRequested',
    quotationNumber: 'HQ-2026-0001-R2',
    lines: [{ position: 0, targetPrice: '170' }],
  });
  const keys = seen.map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(1);
});

it('has what was typed into its forms after a reload, until it is sent', async () => {
  const seen = respondWith({ status: 201, json: stored });
  const { user } = await open({ json: inquiry });
  await user.click(await screen.findByText('Ask a question'));
  await enterText(user, screen.getByLabelText(/^Your question/), 'Which belt?');
  await user.click(screen.getByText('Ask for a change'));
  await enterText(user, screen.getAllByLabelText('Target price')[1]!, '9');
  cleanup();
  const again = await open({ json: inquiry });
  expect(await screen.findByDisplayValue('Which belt?')).toBeVisible();
  expect(screen.getAllByLabelText('Target price')[1]).toHaveValue('9');
  expect(screen.getByLabelText('Your order number')).not.toBeVisible();
  await again.user.click(screen.getByRole('button', { name: 'Send the question' }));
  await screen.findByText(/^Your question has arrived/);
  expect(seen[0]?.body).toMatchObject({ type: 'question', responseText: 'Which belt?' });
  cleanup();
  // The lines of the next version are other ones.
  const next = { ...newest, number: 'HQ-2026-0001-R3' };
  await open({ json: { ...inquiry, quotations: [next, ...inquiry.quotations] } });
  await screen.findByText('Ask a question');
  expect(screen.getAllByLabelText('Target price')[1]).toHaveValue('');
  expect(screen.getByLabelText(/^Your question/)).toHaveValue('');
});

it('shows that a newer version exists where an older one is accepted', async () => {
  const json = { error: 'There is a newer version of this quotation.', code: 'quotation_replaced' };
  respondWith({ status: 409, json });
  const { user } = await open({ json: inquiry });
  await user.click(await screen.findByText('Accept'));
  await enterText(user, screen.getByLabelText('Your order number'), 'PO 4711');
  const next = { ...newest, number: 'HQ-2026-0001-R3' };
  fakeApi('get', '/buyer-inquiries/:token', {
    json: { ...inquiry, quotations: [next, ...inquiry.quotations] },
  });
  await user.click(screen.getByRole('button', { name: 'Accept the quotation' }));
  expect(await screen.findByText(json.error)).toBeInTheDocument();
  expect(await screen.findAllByText('HQ-2026-0001-R3')).not.toHaveLength(0);
  expect(screen.getByLabelText('Your order number')).toHaveValue('PO 4711');
});

it.each([
  ['expired', 'Our quotation is no longer valid. You can ask for a new one below.'],
  ['withdrawn', 'We have withdrawn our quotation.'],
  ['accepted', 'You have accepted our quotation.'],
])('a quotation that is %s cannot be accepted', async (status, text) => {
  await open({ json: { ...inquiry, quotations: [{ ...newest, status }] } });
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.getByText('Ask a question')).toBeInTheDocument();
  expect(screen.queryByText('Accept')).not.toBeInTheDocument();
});

it('copies the lines into a new list', async () => {
  const { user, store } = await open({ json: inquiry });
  fakeApi('get', '/spare-parts/selected', { json: [] });
  await user.click(await screen.findByRole('button', { name: 'Copy into a new list' }));
  expect(selectLines(store.getState())).toMatchObject([
    { partId: 'g', text: 'Overspeed governor', quantity: 1200, unit: 'pcs' },
    { text: 'Old belt, DB-2', quantity: 2 },
  ]);
});

it('is remembered on this device, unless the visitor does not want it', async () => {
  await open({ json: inquiry });
  await screen.findByText('Our quotation is ready.');
  const { createdAt, reference } = inquiry;
  expect(ownInquiries.read().list).toEqual([{ createdAt, reference, token: 'abc' }]);
  forgetSender();
  expect(ownInquiries.read().list).toEqual([]);
  cleanup();
  await open({ json: inquiry });
  await screen.findByText('Our quotation is ready.');
  expect(ownInquiries.read().list).toEqual([]);
});
