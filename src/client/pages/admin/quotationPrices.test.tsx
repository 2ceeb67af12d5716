import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { PriceProposal, QuotationDraft } from '@/client/api';
import { enterText } from '@/client/testing/enterText';
import { fakeApi } from '@/client/testing/fakeApi';
import { findDialog } from '@/client/testing/findDialog';
import { anId, aPart } from '@/client/testing/fixtures';
import { renderConsolePage } from '@/client/testing/renderConsole';
import { paths } from '@/shared/siteMap';

const id = anId();
const part = aPart({ name: 'Governor OG-240', partNumber: 'OG-240' });
const issued = { issuedAt: '2026-11-02', issuedBy: 'wei@example.com', currency: 'USD' };
const inquiry = {
  _id: id,
  reference: 'Q-7F3K2M',
  name: 'Amina',
  quotations: [{ ...issued, number: 'HQ-2026-0001', total: '35.01', status: 'open' }],
  related: [
    {
      _id: anId(),
      reference: 'Q-OLDER1',
      name: 'Amina',
      createdAt: '2026-10-02T09:14:05.120Z',
      quotation: { number: 'HQ-2026-0007', status: 'expired' },
    },
  ],
};

const content: QuotationDraft['content'] = {
  language: 'en',
  currency: 'USD',
  validUntil: '2026-12-02',
  lines: [
    { partId: part._id, text: 'Governor OG-240', quantity: 3 },
    { text: 'Roller', quantity: 12.5, unit: 'm' },
    { text: 'Belt', quantity: 1 },
  ],
};
const proposal = (fields: Partial<PriceProposal>): PriceProposal => ({
  source: 'list',
  price: '10.00',
  currency: 'USD',
  date: '2026-11-02',
  ...fields,
});

async function openPage(proposals: PriceProposal[][] = []) {
  const draft = { version: 1, updatedAt: '2026-11-02T09:14:05.120Z', parts: [part], content };
  fakeApi('get', '/inquiries/:id', { json: inquiry });
  fakeApi('get', '/inquiries/:id/quotation', { json: draft });
  fakeApi('get', '/text-templates', { json: [] });
  const asked = fakeApi('post', '/inquiries/:id/price-proposals', { json: proposals });
  const view = renderConsolePage(paths.inquiryQuotation(id));
  await screen.findByText('Issue...');
  return { ...view, asked };
}

const saves = () =>
  fakeApi('put', '/inquiries/:id/quotation', (request) => ({
    json: { version: 2, parts: [part], content: request.body },
  }));
const field = (label: string, number: number) => screen.getByLabelText(`${label}, line ${number}`);
const press = (name: string) => screen.getByText(name, { selector: 'button' });
const bodyOf = (request?: { body: unknown }) => request?.body as QuotationDraft['content'];

it('fills prices from the buyer, the list and others in the currency of the quotation', async () => {
  const { user, asked } = await openPage([
    [proposal({ source: 'list' }), proposal({ source: 'other', price: '12.00' })],
    [proposal({ price: '9.00', currency: 'EUR' }), proposal({ source: 'other', price: '2.00' })],
    [],
  ]);
  const choices = await screen.findByLabelText('Proposed prices of line 2');
  expect(choices).toHaveTextContent(/List price EUR.9.00/);
  expect(within(choices).queryByRole('button', { name: /EUR/ })).not.toBeInTheDocument();
  expect(asked[0]?.body).toMatchObject({ currency: 'USD', lines: [{}, { quantity: 12.5 }, {}] });
  await user.click(press('Fill in all prices'));
  expect(
    await screen.findByText(
      '2 prices filled in (this buyer 0, list 1, others 1). 1 line has no price yet.',
    ),
  ).toBeInTheDocument();
  expect(field('Unit price', 1)).toHaveValue('10.00');
  expect(field('Unit price', 2)).toHaveValue('2.00');
  expect(field('Unit price', 3)).toHaveValue('');
  await user.click(screen.getByRole('button', { name: /^Others USD.12.00/ }));
  expect(field('Unit price', 1)).toHaveValue('12.00');
});

it('fills prices of a line as it was just changed, and says when they cannot be loaded', async () => {
  const { user } = await openPage([[proposal({})], [], []]);
  fireEvent.change(field('Quantity', 1), { target: { value: '20' } });
  // Sooner than the proposals for 20 are shown.
  fireEvent.click(press('Fill in all prices'));
  await waitFor(() => expect(field('Unit price', 1)).toHaveValue('10.00'));
  fakeApi('post', '/inquiries/:id/price-proposals', {
    status: 500,
    json: { error: 'The disk is full.' },
  });
  await user.click(press('Fill in all prices'));
  expect(await screen.findByText(/The disk is full\./)).toBeInTheDocument();
});

it('fills the lines below from a column of a spreadsheet', async () => {
  const { user } = await openPage();
  const clipboardData = { getData: () => '5.5\r\n7\r\n8\r\n' };
  fireEvent.paste(field('Unit price', 2), { clipboardData });
  expect(field('Unit price', 1)).toHaveValue('');
  expect(field('Unit price', 2)).toHaveValue('5.5');
  expect(field('Unit price', 3)).toHaveValue('7');
  expect(await screen.findByText('Filled 2 lines of 3 pasted.')).toBeInTheDocument();
  const sent = saves();
  await user.click(press('Save draft'));
  await waitFor(() => expect(bodyOf(sent[0]).lines[2]).toMatchObject({ unitPrice: '7' }));
});

it('takes a part of the catalogue that is chosen while its name is typed', async () => {
  const { user } = await openPage();
  const roller = aPart({ name: 'Door roller 48', partNumber: 'DR-48' });
  fakeApi('get', '/spare-parts/:id', { json: { ...roller, leadTime: '2 weeks' } });
  fakeApi('get', '/spare-parts/suggestions', {
    json: { words: [], categories: [], parts: [roller] },
  });
  await user.clear(field('Part or text', 2));
  await user.type(field('Part or text', 2), 'door ro');
  await user.click(await screen.findByRole('option', { name: /DR-48 · Door roller 48/ }));
  expect(field('Part or text', 2)).toHaveValue('Door roller 48');
  expect(field('Part or text', 2)).toHaveFocus();
  expect(field('Number', 2)).toHaveValue('DR-48');
  await waitFor(() => expect(field('Lead time', 2)).toHaveValue('2 weeks'));
  await user.keyboard('{Enter}');
  expect(field('Part or text', 3)).toHaveFocus();
  const sent = saves();
  await user.click(press('Save draft'));
  await waitFor(() => expect(bodyOf(sent[0]).lines[1]).toMatchObject({ partId: roller._id }));
});

it('adds discounts and charges to the total', async () => {
  const { user } = await openPage();
  await enterText(user, field('Unit price', 1), '10');
  await user.click(screen.getByLabelText('Discount and note of line 1'));
  await enterText(user, field('Discount in %', 1), '10 %');
  await enterText(user, screen.getByLabelText('Discount on all, %'), '2,5');
  await user.click(press('Add freight or another charge'));
  const charge = within(screen.getByRole('group', { name: 'Charge 1' }));
  const sent = saves();
  await user.click(press('Save draft'));
  expect(await charge.findByText('A number such as 12.50')).toBeInTheDocument();
  await enterText(user, charge.getByLabelText('Amount'), '85');
  expect(await screen.findByText(/Total USD.111.32/)).toBeInTheDocument();
  await user.click(press('Save draft'));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(bodyOf(sent[0])).toMatchObject({
    discount: '2.5',
    charges: [{ kind: 'freight', amount: '85' }],
    lines: [{ discount: '10' }, {}, {}],
  });
});

it('asks what becomes of prices when the currency changes', async () => {
  const { user } = await openPage();
  await user.selectOptions(screen.getByLabelText('Currency'), 'EUR');
  expect(screen.getByLabelText('Currency')).toHaveValue('EUR');
  await enterText(user, field('Unit price', 1), '10.55');
  const change = async (currency: string) => {
    await user.selectOptions(screen.getByLabelText('Currency'), currency);
    return within(await findDialog(`Change the currency to ${currency}`));
  };
  const saved = saves();
  let dialog = await change('JPY');
  await user.click(dialog.getByRole('button', { name: 'Change' }));
  expect(await dialog.findByText('A number such as 7.12')).toBeInTheDocument();
  await enterText(user, dialog.getByLabelText('1 EUR in JPY'), '160.5');
  expect(dialog.getByText(/EUR.10.55 → JPY.1,693/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Change' }));
  await waitFor(() => expect(field('Unit price', 1)).toHaveValue('1693'));
  expect(screen.getByLabelText('Currency')).toHaveValue('JPY');
  expect(saved).toHaveLength(0);
  dialog = await change('USD');
  await user.click(dialog.getByLabelText('Clear them'));
  await user.click(dialog.getByRole('button', { name: 'Change' }));
  await waitFor(() => expect(field('Unit price', 1)).toHaveValue(''));
});

it('copies lines and terms of a quotation that the buyer got before, not its validity', async () => {
  const { user } = await openPage();
  const lines = [{ text: 'Rope', quantity: 4, unitPrice: '7', note: 'Grey' }];
  const earlier = { ...content, validUntil: '2020-01-01', payment: '30/70', lines };
  const read = fakeApi('get', '/quotations/:number', {
    json: { ...inquiry.quotations[0], content: earlier },
  });
  await user.click(press('Copy a quotation...'));
  const dialog = within(await findDialog('Copy an earlier quotation'));
  const number = dialog.getByLabelText('Number of the quotation');
  expect(number).toHaveValue('HQ-2026-0007');
  await user.type(number, '{ArrowDown}');
  // The newest one of this inquiry would change nothing.
  expect(await screen.findAllByRole('option')).toHaveLength(1);
  await user.keyboard('{Escape}');
  await user.click(dialog.getByRole('button', { name: 'Replace' }));
  await waitFor(() => expect(field('Part or text', 1)).toHaveValue('Rope'));
  expect(read[0]?.url.pathname).toMatch(/HQ-2026-0007$/);
  expect(field('Note', 1)).toHaveValue('Grey');
  expect(screen.queryByLabelText('Part or text, line 2')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Payment terms')).toHaveValue('30/70');
  expect(screen.getByLabelText('Valid until')).toHaveValue('2026-12-02');
});

it('withdraws an issued quotation after saying what the buyer sees', async () => {
  const { user } = await openPage();
  const withdrawn = { ...inquiry.quotations[0], status: 'withdrawn' };
  const sent = fakeApi('post', '/inquiries/:id/quotations/:number/withdrawal', { json: withdrawn });
  const list = await screen.findByRole('region', { name: 'Issued quotations' });
  expect(within(list).getByText('Open')).toBeInTheDocument();
  await user.click(within(list).getByLabelText('Withdraw HQ-2026-0001'));
  const dialog = within(await findDialog('Withdraw quotation HQ-2026-0001?'));
  expect(dialog.getByText(/shows it as withdrawn/)).toBeInTheDocument();
  fakeApi('get', '/inquiries/:id', { json: { ...inquiry, quotations: [withdrawn] } });
  await user.click(dialog.getByRole('button', { name: 'Withdraw now' }));
  expect(await within(list).findByText('Withdrawn')).toBeInTheDocument();
  expect(within(list).queryByLabelText('Withdraw HQ-2026-0001')).not.toBeInTheDocument();
  expect(sent).toHaveLength(1);
});
