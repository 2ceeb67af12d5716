import { screen, waitFor, within } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import type { QuotationDraft } from '@/client/api';
import { QuotationBar } from '@/client/features/quotations/QuotationBar';
import { QuotationLines } from '@/client/features/quotations/QuotationLines';
import { quotationValues } from '@/client/features/quotations/quotationValues';
import { enterText } from '@/client/testing/enterText';
import { fakeApi, ofVersion } from '@/client/testing/fakeApi';
import { findDialog } from '@/client/testing/findDialog';
import { anId, aPart, aTextTemplate } from '@/client/testing/fixtures';
import { renderConsolePage } from '@/client/testing/renderConsole';
import { renderWithProviders } from '@/client/testing/renderWithProviders';
import type { Language } from '@/shared/language';
import { paths } from '@/shared/siteMap';

const id = anId();
const inquiry = { _id: id, reference: 'Q-7F3K2M', name: 'Amina' };
const part = aPart({ name: 'Governor OG-240', partNumber: 'OG-240' });

const lines = [
  { partId: part._id, text: 'Governor OG-240', partNumber: 'OG-240', quantity: 3 },
  { partId: anId(), text: 'Roller', quantity: 2, unitPrice: '10.005' },
  { text: 'Belt', quantity: 1, leadTime: '1 week' },
];

const aDraft = (fields: Partial<QuotationDraft> = {}): QuotationDraft => ({
  version: 1,
  updatedAt: '2026-11-02T09:14:05.120Z',
  updatedBy: 'wei@example.com',
  sendTo: 'amina@example.com',
  parts: [part],
  content: {
    language: 'en',
    currency: 'USD',
    validUntil: '2026-12-02',
    lines: lines.slice(0, 2),
  },
  ...fields,
});

const template = aTextTemplate();

beforeEach(() => {
  fakeApi('post', '/inquiries/:id/price-proposals', { json: [] });
});

/** Of one line. */
const aShortDraft = (fields: Partial<QuotationDraft> = {}) => {
  const { content, ...draft } = aDraft(fields);
  return { ...draft, content: { ...content, lines: content.lines.slice(0, 1) } };
};

async function openPage(draft = aDraft(), language: Language = 'en', fields = {}) {
  fakeApi('get', '/inquiries/:id', { json: { ...inquiry, ...fields } });
  fakeApi('get', '/inquiries/:id/quotation', { json: { ...draft } });
  fakeApi('get', '/text-templates', { json: [template] });
  const view = renderConsolePage(paths.inquiryQuotation(id), { language });
  await screen.findByText(language === 'zh' ? '签发……' : 'Issue...');
  return view;
}

/** Lines and total alone, without terms and texts. */
function Lines() {
  const content = { ...aDraft().content, lines };
  const form = useForm({ defaultValues: quotationValues({ ...aDraft(), content }) });
  return (
    <FormProvider {...form}>
      <QuotationLines inquiryId={id} parts={[part]} />
      <QuotationBar onPreview={() => undefined} onIssue={() => undefined} />
    </FormProvider>
  );
}

const saves = (answer = aDraft({ version: 2 })) =>
  fakeApi('put', '/inquiries/:id/quotation', { json: { ...answer } });
const line = (number: number) => within(screen.getByLabelText(new RegExp(`^Line ${number} of`)));
// By label: role queries compute the names of all fields of the page.
const field = (label: string, number: number) => screen.getByLabelText(`${label}, line ${number}`);
const press = (name: string) => screen.getByText(name, { selector: 'button' });
const bodyOf = (request?: { body: unknown }) => request?.body as QuotationDraft['content'];

it('shows parts that are deleted, amounts, and the total while prices are typed', async () => {
  const { user } = renderWithProviders(<Lines />);
  expect(line(2).getByText('This part is no longer in the catalogue.')).toBeInTheDocument();
  expect(line(1).queryByText(/no longer/)).not.toBeInTheDocument();
  expect(screen.getByText(/Total USD\s20.01/)).toBeInTheDocument();
  expect(screen.getByText(/^2 lines without a price/)).toBeInTheDocument();
  await enterText(user, field('Unit price', 1), '1,250.5');
  expect(await screen.findByText(/^USD\s3,751.50$/)).toBeInTheDocument();
  expect(screen.getByText(/Total USD\s3,771.51/)).toBeInTheDocument();
});

it('is filled by keyboard from line to line and saved by Ctrl+Enter', async () => {
  const { user } = await openPage();
  const sent = saves();
  await user.type(field('Unit price', 1), '5{Enter}');
  expect(field('Unit price', 2)).toHaveFocus();
  await user.keyboard('7{Control>}{Enter}{/Control}');
  expect(await screen.findByText('The draft is saved.')).toBeInTheDocument();
  expect(sent[0]?.headers.get('if-match')).toBe('"1"');
  expect(bodyOf(sent[0]).lines.map(({ unitPrice }) => unitPrice)).toEqual(['5', '7']);
  expect(field('Unit price', 2)).toHaveFocus();
  await user.keyboard('9');
  await user.click(press('Save draft'));
  await waitFor(() => expect(sent[1]?.headers.get('if-match')).toBe('"2"'));
});

it('adds and removes lines and notes; a removed line can be brought back', async () => {
  const { user } = renderWithProviders(<Lines />);
  await user.click(press('Add line'));
  expect(field('Part or text', 4)).toHaveFocus();
  await user.click(screen.getByLabelText('Discount and note of line 4'));
  expect(field('Note', 4)).toHaveFocus();
  await user.click(screen.getByLabelText('Remove line 2'));
  await waitFor(() => expect(field('Part or text', 2)).toHaveValue('Belt'));
  expect(field('Part or text', 2)).toHaveFocus();
  await user.click(press('Bring the removed line back'));
  expect(field('Part or text', 2)).toHaveValue('Roller');
  expect(field('Unit price', 2)).toHaveValue('10.005');
  await user.click(screen.getByLabelText('Remove line 4'));
  await waitFor(() => expect(field('Part or text', 3)).toHaveFocus());
});

it('rejects what is no price before it is sent, and shows errors of the server at their field', async () => {
  const { user } = await openPage();
  const sent = saves();
  await enterText(user, field('Unit price', 1), 'ten');
  await user.click(press('Save draft'));
  expect(await screen.findByText('A number such as 12.50')).toBeInTheDocument();
  expect(field('Unit price', 1)).toHaveFocus();
  expect(sent).toHaveLength(0);
  await user.clear(field('Unit price', 1));
  await enterText(user, field('Unit price', 1), '10');
  const error = 'The text is not valid.';
  const rejected = { error, code: 'field_invalid', pointer: '/lines/1/text' };
  fakeApi('put', '/inquiries/:id/quotation', { status: 400, json: rejected });
  await user.click(press('Save draft'));
  await waitFor(() => expect(field('Part or text', 2)).toHaveFocus());
  expect(field('Part or text', 2)).toHaveAccessibleDescription(error);
});

it('is saved and shown as PDF, saved again, then issued once and sent', async () => {
  const { user } = await openPage(aShortDraft());
  const saved = saves();
  const headers = { 'content-type': 'application/pdf' };
  fakeApi('post', '/inquiries/:id/quotation/preview', { body: '%PDF', headers });
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
  // As a download where the browser blocks the tab.
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  const download = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  await enterText(user, field('Lead time', 1), '1 week');
  await user.click(press('Preview'));
  await waitFor(() => expect(download).toHaveBeenCalled());
  expect(saved).toHaveLength(1);
  expect(open).toHaveBeenCalledWith('blob:preview');
  const issued = fakeApi('post', '/inquiries/:id/quotations', { fault: true });
  await enterText(user, field('Unit price', 1), '5');
  await user.click(press('Issue...'));
  const dialog = within(await findDialog('Issue the quotation'));
  expect(saved).toHaveLength(2);
  expect(dialog.getByRole('checkbox', { name: /amina@example.com/ })).toBeChecked();
  await user.click(dialog.getByRole('button', { name: 'Issue now' }));
  expect(await dialog.findByText(/could not be reached/)).toBeInTheDocument();
  const json = { number: 'HQ-2026-0001', issuedAt: '2026-11-02', currency: 'USD', total: '35.01' };
  fakeApi('get', '/inquiries/:id', { json: { ...inquiry, quotations: [json] } });
  const again = fakeApi('post', '/inquiries/:id/quotations', { status: 201, json });
  await user.click(dialog.getByRole('button', { name: 'Issue now' }));
  expect(await screen.findByText(/HQ-2026-0001 is issued and will be sent/)).toBeInTheDocument();
  expect(await screen.findByRole('region', { name: 'Issued quotations' })).toHaveTextContent(
    /^Issued quotationsHQ-2026-0001/,
  );
  expect(again[0]?.body).toEqual({ send: true });
  expect(again[0]?.headers.get('if-match')).toBe('"2"');
  const key = issued[0]?.headers.get('idempotency-key');
  expect(key).toBeTruthy();
  expect(again[0]?.headers.get('idempotency-key')).toBe(key);
});

it('shows the draft of now instead of issuing another one than was read', async () => {
  const { user } = await openPage(aShortDraft());
  const changed = { error: 'Changed.', code: 'version_conflict' };
  fakeApi('post', '/inquiries/:id/quotations', { status: 412, json: changed });
  const content = { ...aShortDraft().content, remarks: 'Theirs' };
  fakeApi('get', '/inquiries/:id/quotation', { json: { ...aDraft({ version: 7, content }) } });
  await user.click(press('Issue...'));
  await user.click(
    within(await findDialog('Issue the quotation')).getByRole('button', { name: 'Issue now' }),
  );
  expect(await screen.findByText(/^Nothing was issued/)).toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText('Remarks')).toHaveValue('Theirs'));
  const issued = fakeApi('post', '/inquiries/:id/quotations', { fault: true });
  await user.click(press('Issue...'));
  await user.click(
    within(await findDialog('Issue the quotation')).getByRole('button', { name: 'Issue now' }),
  );
  await waitFor(() => expect(issued[0]?.headers.get('if-match')).toBe('"7"'));
});

it('inserts a text in its language, and says at the field what is missing when it is issued', async () => {
  const { user } = await openPage(aShortDraft());
  await user.selectOptions(screen.getByLabelText(/^Language/), 'zh');
  await user.click(screen.getByLabelText('Insert a text into: Payment terms'));
  await user.click(await screen.findByText('30/70'));
  expect(screen.getByLabelText('Payment terms')).toHaveValue('下单时付30%。');
  saves();
  const error = 'The quotation would not be valid any more.';
  const rejected = { error, code: 'validity_past', pointer: '/validUntil' };
  fakeApi('post', '/inquiries/:id/quotations', { status: 400, json: rejected });
  await user.click(press('Issue...'));
  await user.click(within(await findDialog('Issue the quotation')).getByText('Issue now'));
  const day = screen.getByLabelText('Valid until');
  await waitFor(() => expect(day).toHaveAccessibleDescription(error));
});

it('merges what another admin has saved, and loses nothing typed', async () => {
  const draft = aDraft();
  const { user } = await openPage(draft);
  const now = { ...draft, version: 5 };
  const [governor, roller] = now.content.lines;
  const theirs = [governor!, { ...roller!, unitPrice: '11' }, { text: 'Rope', quantity: 4 }];
  now.content = { ...now.content, remarks: 'Theirs', lines: theirs };
  const saved = ofVersion(5, { json: { ...now, version: 6 } });
  const sent = fakeApi('put', '/inquiries/:id/quotation', saved);
  fakeApi('get', '/inquiries/:id/quotation', { json: { ...now } });
  await enterText(user, screen.getByLabelText('Introduction'), 'Mine');
  await enterText(user, field('Lead time', 2), '2 weeks');
  await user.clear(field('Unit price', 2));
  await enterText(user, field('Unit price', 2), '10.005');
  await user.click(press('Save draft'));
  const dialog = within(await findDialog('Someone else has saved changes meanwhile'));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The draft is saved.')).toBeInTheDocument();
  expect(bodyOf(sent.at(-1))).toMatchObject({ introduction: 'Mine', remarks: 'Theirs' });
  expect(bodyOf(sent.at(-1)).lines).toMatchObject([
    { text: 'Governor OG-240' },
    { text: 'Roller', unitPrice: '11', leadTime: '2 weeks' },
    { text: 'Rope', quantity: 4 },
  ]);
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(false);
});

/** Whether nothing of the form can be changed. */
const isReadOnly = () =>
  ['Introduction', 'Payment terms', 'Remarks', 'Port or place', 'Part or text, line 1'].every(
    (label) => screen.getByLabelText(label).hasAttribute('readonly'),
  ) &&
  ['Currency', 'Add line', 'Remove line 1', 'Insert a text into: Remarks'].every((label) =>
    (screen.queryByLabelText(label) ?? press(label)).hasAttribute('disabled'),
  );

it('is read-only while it is saved, for nothing typed then is saved', async () => {
  const { user } = await openPage(aShortDraft());
  const sent = fakeApi('put', '/inquiries/:id/quotation', { pending: true });
  await enterText(user, screen.getByLabelText('Introduction'), 'Mine');
  expect(isReadOnly()).toBe(false);
  await user.click(press('Save draft'));
  await waitFor(() => expect(isReadOnly()).toBe(true));
  await user.type(screen.getByLabelText('Remarks'), 'later{Control>}{Enter}{/Control}');
  expect(screen.getByLabelText('Remarks')).toHaveValue('');
  expect(sent).toHaveLength(1);
});

it.each([
  [undefined, /given no e-mail address\. The PDF is downloaded: please send it to \+49 30 1/],
  ['amina@example.com', /no mail server is set up\. The PDF .* to amina@example\.com yourself/],
])('is sent by the admin where the backend cannot (%s)', async (email, text) => {
  const fields = { email, phone: '+49 30 1' };
  const { user } = await openPage(aShortDraft({ sendTo: undefined }), 'en', fields);
  fakeApi('put', '/inquiries/:id/quotation', { json: aShortDraft({ sendTo: undefined }) });
  await user.click(press('Issue...'));
  const dialog = within(await findDialog('Issue the quotation'));
  expect(await dialog.findByText(text)).toBeInTheDocument();
  expect(dialog.queryByRole('checkbox')).not.toBeInTheDocument();
});

it('is read-only from the press on Issue until the draft of after the issue is shown', async () => {
  const { user } = await openPage(aShortDraft());
  let save = () => {};
  fakeApi('put', '/inquiries/:id/quotation', () => {
    save();
    return { json: { ...aShortDraft({ version: 2 }) } };
  });
  const json = { number: 'HQ-2026-0001', issuedAt: '2026-11-02', currency: 'USD', total: '35.01' };
  fakeApi('post', '/inquiries/:id/quotations', { status: 201, json });
  await enterText(user, field('Unit price', 1), '5');
  const whileSaved = new Promise<boolean>((resolve) => {
    save = () => resolve(isReadOnly());
  });
  await user.click(press('Issue...'));
  expect(await whileSaved).toBe(true);
  const dialog = within(await findDialog('Issue the quotation'));
  expect(isReadOnly()).toBe(true);
  const read = fakeApi('get', '/inquiries/:id/quotation', { pending: true });
  await user.click(dialog.getByRole('button', { name: 'Issue now' }));
  await waitFor(() => expect(read).not.toHaveLength(0));
  expect(isReadOnly()).toBe(true);
});

it('stores what is typed in the tab', async () => {
  const { user, unmount } = await openPage();
  await enterText(user, field('Unit price', 1), '99');
  unmount();
  await openPage(aDraft({ parts: [] }));
  expect(await screen.findByText(/What you had typed here is back/)).toBeInTheDocument();
  expect(field('Unit price', 1)).toHaveValue('99');
  // Both parts of the lines are deleted by now.
  expect(await screen.findAllByText(/no longer in the catalogue/)).toHaveLength(2);
});
