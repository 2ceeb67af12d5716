import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RenderedForm } from '@/shared/rendering';
import { fakeApi } from '@/client/testing/fakeApi';
import { renderOnServer } from '@/client/testing/serverRendered';
import { changeDraft, readDraft } from './drafts';
import { ContactForm } from './ContactForm';

/** The contact page as a browser has it before any script. */
const arrive = (form?: RenderedForm, basename?: string, query = 'part=Governor') =>
  renderOnServer(<ContactForm part="Governor" />, {
    route: `/contact?${query}`,
    basename,
    form,
    config: { messageRetentionMonths: 6 },
  });

const empty = { idempotencyKey: 'k-1', values: {} };

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));

afterEach(() => document.body.replaceChildren());

it.each(['', '/zh'])('submits all its fields to the URL of its page in %j', (language) => {
  arrive(empty, language);
  const form = document.querySelector('form')!;
  expect(form.method).toBe('post');
  expect(form.getAttribute('action')).toBe(`${language}/contact?part=Governor`);
  const names = [...form.elements].map((element) => element.getAttribute('name'));
  expect(names.filter(Boolean)).toEqual([
    'quantity',
    'part',
    'name',
    'email',
    'phone',
    'address',
    'inquiryDetails',
    'idempotencyKey',
    'website',
  ]);
});

it('says how many months this backend stores messages', () => {
  arrive(empty);
  expect(screen.getByText(/^Privacy:/).parentElement).toHaveTextContent('erased after 6 months');
});

it('keeps what was typed before hydration, and restores the draft of the other fields', async () => {
  changeDraft('inquiry', { values: { name: 'Amina', phone: '5555 0100' } });
  const { hydrate } = arrive(empty);
  field('Name').value = 'Li Wei';
  await hydrate();
  expect(field('Name')).toHaveValue('Li Wei');
  expect(field('Phone')).toHaveValue('5555 0100');
  expect(field('Inquiry Details').value).toContain('Governor');
});

it('keeps what was typed before hydration into the long text, which names a part', async () => {
  const { hydrate } = arrive(empty);
  const typed = `${field('Inquiry Details').value}Dhaka`;
  field('Inquiry Details').value = typed;
  await hydrate();
  expect(field('Inquiry Details')).toHaveValue(typed);
  expect(readDraft('inquiry').values).toMatchObject({ inquiryDetails: typed });
});

it('sends what was typed before hydration with the key that the page was rendered with', async () => {
  const seen = fakeApi('post', '/inquiries', { status: 201, json: { reference: 'HW-7' } });
  const { hydrate } = arrive(empty);
  field('Name').value = 'Li Wei';
  field('Phone').value = '5555 0100';
  await hydrate();
  await userEvent.click(screen.getByRole('button', { name: 'SEND BUSINESS INQUIRY' }));
  expect(await screen.findByText(/under the reference HW-7/)).toBeVisible();
  expect(seen[0]?.headers.get('idempotency-key')).toBe('k-1');
});

it('shows the reference in the URL', async () => {
  await arrive(empty, '', 'reference=HW-7').hydrate();
  expect(screen.getByRole('status')).toHaveTextContent('under the reference HW-7.');
});

it('shows that a backend without references has stored the message', async () => {
  await arrive(empty, '', 'reference=').hydrate();
  expect(screen.getByRole('status')).toHaveTextContent('We have received it.');
});

it('ignores a URL parameter that is no reference', async () => {
  await arrive(empty, '', `reference=${encodeURIComponent('<b>call +1 555</b>')}`).hydrate();
  expect(screen.queryByText(/We have received it/)).not.toBeInTheDocument();
});

it('shows a rejected submission and why it was rejected', async () => {
  const failure = { status: 400, data: { error: 'No.' } };
  const values = { name: 'Amina', email: 'amina@', inquiryDetails: 'Four governors' };
  await arrive({ idempotencyKey: 'k-1', values, failure }).hydrate();
  expect(screen.getByRole('alert')).toHaveTextContent('Your message could not be sent');
  expect(field('Name')).toHaveValue('Amina');
  expect(field('Email')).toHaveAccessibleDescription(/complete email address/);
  expect(field('Inquiry Details')).toHaveValue('Four governors');
});

it.each([
  ['', 'The e-mail address is not valid.'],
  ['/zh', '邮箱格式不正确。'],
])('renders the error of the backend on the server, in the language of %j', (language, text) => {
  const data = { error: 'The e-mail address is not valid.', code: 'email_invalid' };
  arrive({ ...empty, failure: { status: 400, data } }, language);
  expect(screen.getByRole('alert')).toHaveTextContent(text);
});
