import { screen, waitFor } from '@testing-library/react';
import { enterText } from '@/client/testing/enterText';
import { anImage, fakeObjectUrls } from '@/client/testing/files';
import { type FakeResponse, fakeApi } from '@/client/testing/fakeApi';
import { renderWithProviders } from '@/client/testing/renderWithProviders';
import { ContactForm } from './ContactForm';

const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));
const press = (user: ReturnType<typeof renderWithProviders>['user']) =>
  user.click(screen.getByText('SEND BUSINESS INQUIRY'));
const received = { status: 201, json: { reference: 'HW-7K3Q' } };

/** The confirmation; the field for photographs reports too. */
const confirmation = async () =>
  (await screen.findByText(/We have received it/)).closest<HTMLElement>('[role="status"]')!;

/** Shows the form in front of a backend, with name and e-mail filled in. */
async function fill(response: FakeResponse | (() => FakeResponse) = received) {
  const seen = fakeApi('post', '/inquiries', response);
  const view = renderWithProviders(<ContactForm />);
  await enterText(view.user, field('Name'), 'Amina Rahman');
  await enterText(view.user, field('Email'), 'amina@example.com');
  return { ...view, seen };
}

describe('a filled form', () => {
  it('is sent by the names of the contract, and its reference number is shown', async () => {
    const { user, seen } = await fill();
    await enterText(user, field('Phone'), ' +880 2 5555 0100 ');
    await enterText(user, field('Address'), 'Dhaka');
    await enterText(user, field('Inquiry Details'), 'Four governors');
    await press(user);
    const status = await confirmation();
    expect(status).toHaveTextContent('We have received it under the reference HW-7K3Q.');
    expect(status).toHaveFocus();
    expect(seen.map(({ body }) => body)).toEqual([
      {
        name: 'Amina Rahman',
        email: 'amina@example.com',
        phone: '+880 2 5555 0100',
        address: 'Dhaka',
        inquiryDetails: 'Four governors',
        language: 'en',
      },
    ]);
  });

  it('takes photographs along', async () => {
    fakeObjectUrls();
    const { user, seen } = await fill();
    const choose = await screen.findByLabelText('Photographs of labels or old parts');
    await user.upload(choose, anImage('label.png'));
    await press(user);
    expect(await confirmation()).toHaveTextContent('HW-7K3Q');
    const body = seen[0]!.body as FormData;
    expect(body.getAll('photographs')).toEqual([expect.objectContaining({ name: 'label.png' })]);
    expect(body.get('name')).toBe('Amina Rahman');
  });

  it.each([
    ['no reference', { status: 201, json: {} }],
    ['a reference that is no text', { status: 201, json: { reference: 7 } }],
    ['no body', { status: 204, body: null }],
    ['a page', { status: 200, body: '<!doctype html>' }],
  ])('is sent too where the response has %s', async (_case, response) => {
    const { user } = await fill(response);
    await press(user);
    expect(await confirmation()).toHaveTextContent(
      /^Thank you for your inquiryWe have received it\.We reply/,
    );
  });

  it('is sent once, however often the button is pressed', async () => {
    const { user, seen } = await fill({ pending: true });
    await press(user);
    await user.click(await screen.findByText('Sending…'));
    expect(field('Inquiry Details')).toHaveAttribute('readonly');
    await waitFor(() => expect(seen).toHaveLength(1));
  });

  it('is sent with what a robot wrote into the hidden field, which the backend checks', async () => {
    const { user, seen } = await fill();
    expect(screen.queryByRole('textbox', { name: 'Leave this field empty' })).toBeNull();
    const trap = document.querySelector<HTMLInputElement>('input[name="website"]')!;
    expect(trap.closest('[aria-hidden="true"]')).not.toBeNull();
    expect(trap.tabIndex).toBe(-1);
    await enterText(user, trap, 'http://spam.example');
    await press(user);
    await confirmation();
    expect(seen[0]!.body).toMatchObject({ website: 'http://spam.example' });
  });
});

describe('validation', () => {
  it('shows what is missing or wrong at the field, and nothing is sent', async () => {
    const seen = fakeApi('post', '/inquiries', received);
    const { user } = renderWithProviders(<ContactForm />);
    await press(user);
    expect(field('Name')).toHaveAccessibleDescription('Please enter your name.');
    expect(field('Name')).toBeInvalid();
    expect(field('Name')).toHaveFocus();
    expect(field('Email')).toHaveAccessibleDescription(
      'Please enter an email address or a phone number, so that we can answer you.',
    );
    await enterText(user, field('Email'), 'amina@');
    await enterText(user, field('Phone'), '12');
    expect(field('Email')).toHaveAccessibleDescription(/complete email address/);
    expect(field('Email')).toHaveValue('amina@');
    expect(seen).toHaveLength(0);
  });

  it('requires no e-mail address where there is a phone number', async () => {
    const seen = fakeApi('post', '/inquiries', received);
    const { user } = renderWithProviders(<ContactForm />);
    await enterText(user, field('Name'), 'Amina');
    await press(user);
    expect(field('Email')).toBeInvalid();
    await enterText(user, field('Phone'), '5555 0100');
    await waitFor(() => expect(field('Email')).toBeValid());
    await press(user);
    await confirmation();
    expect(seen[0]!.body).toMatchObject({ name: 'Amina', phone: '5555 0100' });
  });

  it('requires five digits, of any script, of a phone number alone', async () => {
    const seen = fakeApi('post', '/inquiries', received);
    const { user } = renderWithProviders(<ContactForm />);
    await enterText(user, field('Name'), 'Amina');
    await enterText(user, field('Phone'), '٠٥٠ ١');
    await press(user);
    expect(field('Phone')).toHaveFocus();
    expect(field('Phone')).toHaveAccessibleDescription(/at least five digits/);
    await user.type(field('Phone'), '٢');
    await press(user);
    await confirmation();
    expect(seen[0]!.body).toMatchObject({ phone: '٠٥٠ ١٢' });
  });

  it('rejects a text that is too long', async () => {
    const { user, seen } = await fill();
    await user.click(field('Inquiry Details'));
    await user.paste('x'.repeat(10_001));
    await press(user);
    expect(field('Inquiry Details')).toHaveAccessibleDescription(
      'Please use at most 10,000 characters.',
    );
    expect(seen).toHaveLength(0);
  });
});

describe('a failed submission', () => {
  it('keeps the text and offers an e-mail with it, whatever has failed', async () => {
    const responses: FakeResponse[] = [
      { fault: true },
      { status: 404, json: { error: 'Not found.' } },
      { status: 400, json: { error: 'No.' } },
      { status: 500, json: { error: 'Oops.' } },
    ];
    let response = responses[0]!;
    const { user, seen } = await fill(() => response);
    await enterText(user, field('Inquiry Details'), 'Four governors');
    for (const [index, next] of responses.entries()) {
      response = next;
      await press(user);
      await waitFor(() => expect(seen).toHaveLength(index + 1));
      expect(await screen.findByRole('alert')).toHaveTextContent('info@hoistway.example');
      expect(field('Inquiry Details')).toHaveValue('Four governors');
    }
    await user.type(field('Inquiry Details'), '{Enter}Urgent');
    const href = screen.getByText('Send by email instead').getAttribute('href')!;
    expect(decodeURIComponent(href)).toBe(
      'mailto:info@hoistway.example?subject=Business inquiry from Amina Rahman' +
        '&body=Name: Amina Rahman\r\nEmail: amina@example.com' +
        '\r\nInquiry Details: Four governors\r\nUrgent',
    );
  });

  it('over the limit of a network says when to retry', async () => {
    const { user } = await fill({ status: 429, json: { error: 'Too many.' } });
    await press(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('try again in a few minutes');
  });

  it('over the daily limit offers the e-mail address', async () => {
    const headers = { 'retry-after': '40000' };
    const { user } = await fill({ status: 429, json: { error: 'Too many.' }, headers });
    await press(user);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('We cannot take more messages through this form today.');
    expect(alert).toHaveTextContent('info@hoistway.example');
  });

  it('is retried with the idempotency key of the first', async () => {
    let works = false;
    const { user, seen } = await fill(() => (works ? received : { fault: true }));
    await press(user);
    await screen.findByRole('alert');
    works = true;
    await press(user);
    expect(await confirmation()).toHaveTextContent('HW-7K3Q');
    const keys = seen.map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toEqual([expect.stringMatching(/^[\w-]{21}$/), keys[0]]);
  });

  it('after an edit says that the earlier version has arrived, and sends this one with another key', async () => {
    let reused = true;
    const { user, seen } = await fill(() =>
      reused ? { status: 409, json: { error: 'No.', reference: 'Q-7F3K2M' } } : received,
    );
    await press(user);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('An earlier version of your message has already arrived');
    expect(alert).toHaveTextContent('under the reference Q-7F3K2M');
    reused = false;
    await press(user);
    expect(await confirmation()).toHaveTextContent('HW-7K3Q');
    const [first, second] = seen.map(({ headers }) => headers.get('idempotency-key'));
    expect(second).toEqual(expect.stringMatching(/^[\w-]{21}$/));
    expect(second).not.toBe(first);
  });
});

it('uses the same idempotency key after a reload, and another for the next message', async () => {
  let works = false;
  const first = await fill(() => (works ? received : { fault: true }));
  await press(first.user);
  await screen.findByRole('alert');
  first.unmount();
  works = true;
  const reloaded = renderWithProviders(<ContactForm />);
  await press(reloaded.user);
  await confirmation();
  reloaded.unmount();
  const next = renderWithProviders(<ContactForm />);
  await press(next.user);
  await confirmation();
  const keys = first.seen.map(({ headers }) => headers.get('idempotency-key'));
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});
