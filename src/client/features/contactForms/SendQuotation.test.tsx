import { hrefOf } from '@/client/testing/links';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import {
  lineChanged,
  linesAdded,
  listChangedElsewhere,
  selectLines,
  storedList,
} from '@/client/features/quotationList/quotationSlice';
import { enterText } from '@/client/testing/enterText';
import { ownInquiries } from '@/client/lib/ownInquiries';
import { fakeApi, type FakeResponse } from '@/client/testing/fakeApi';
import { aFile, anImage, fakeObjectUrls } from '@/client/testing/files';
import { renderWithProviders } from '@/client/testing/renderWithProviders';
import { MAX_PHOTOS } from '@/shared/limits';
import { readDraft } from './drafts';
import { SendQuotation } from './SendQuotation';

const rope = { partId: 'rope', text: 'Steel rope', partNumber: 'SR-8', quantity: 4, unit: 'm' };
const words = { text: 'Door belt, old type', quantity: 1, note: '48 mm' };
const received = { status: 201, json: { reference: 'Q-7', token: 't'.repeat(32) } };

const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));
const submit = () => screen.findByText('Send inquiry', { selector: 'button' });

/** The form for a list of two lines, with name and e-mail address filled in. */
async function fill(response: FakeResponse | (() => FakeResponse) = received) {
  const seen = fakeApi('post', '/inquiries', response);
  const view = renderWithProviders(<SendQuotation />);
  act(() => void view.store.dispatch(linesAdded([rope, words])));
  await enterText(view.user, field('Name'), 'Amina Rahman');
  await enterText(view.user, field('Email'), 'amina@example.com');
  const texts = () => selectLines(view.store.getState()).map(({ text }) => text);
  return { ...view, seen, texts, send: async () => view.user.click(await submit()) };
}

beforeEach(() => void fakeObjectUrls());

it('sends the lines with company, country and Incoterm, and empties the list', async () => {
  const { user, seen, send, texts } = await fill();
  await enterText(user, field('Company'), 'Rahman Lifts');
  await enterText(user, await screen.findByLabelText('Country or region'), 'banglad');
  await user.tab();
  await user.selectOptions(screen.getByLabelText(/Incoterm/), 'CIF');
  await send();
  const status = await screen.findByText(/under the reference Q-7/);
  expect(seen.map(({ body }) => body)).toEqual([
    {
      name: 'Amina Rahman',
      email: 'amina@example.com',
      company: 'Rahman Lifts',
      country: 'BD',
      incoterm: 'CIF',
      language: 'en',
      lines: [{ partId: 'rope', text: 'Steel rope, SR-8', quantity: 4, unit: 'm' }, words],
    },
  ]);
  expect(status).toBeInTheDocument();
  expect(hrefOf(/^See your inquiry/)).toBe(`/inquiry/${'t'.repeat(32)}`);
  expect(texts()).toEqual([]);
});

it('confirms what was sent where its sender comes back to the page', async () => {
  const { router, send } = await fill();
  await send();
  await screen.findByText(/under the reference Q-7/);
  await act(() => router.navigate('/other'));
  expect(screen.queryByText(/under the reference/)).not.toBeInTheDocument();
  await act(() => router.navigate(-1));
  expect(screen.getByText(/under the reference Q-7/)).toBeInTheDocument();
  expect(await screen.findByText('amina@example.com')).toBeInTheDocument();
  expect(screen.getByText('Steel rope, SR-8 – 4 m')).toBeInTheDocument();
  expect(screen.getByText('Door belt, old type – 1 – 48 mm')).toBeInTheDocument();
  const page = encodeURIComponent(`/inquiry/${'t'.repeat(32)}`);
  expect(hrefOf('Send by WhatsApp')).toMatch(/^https:\/\/wa\.me\/\?text=/);
  for (const name of ['Send by WhatsApp', 'Send by email']) expect(hrefOf(name)).toContain(page);
  expect(ownInquiries.read().list).toMatchObject([{ reference: 'Q-7', token: 't'.repeat(32) }]);
});

it('chooses no country where its list was only opened', async () => {
  const { user, seen, send } = await fill();
  await user.click(await screen.findByRole('combobox', { name: 'Country or region' }));
  await send();
  await screen.findByText(/under the reference Q-7/);
  expect(seen[0]?.body).not.toHaveProperty('country');
});

it('is not there without lines', () => {
  renderWithProviders(<SendQuotation />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('waits with list, fields and idempotency key where the response is lost', async () => {
  let works = false;
  const { seen, send, texts } = await fill(() => (works ? received : { fault: true }));
  await send();
  const link = await screen.findByRole('link', { name: 'Send by email instead' });
  expect(decodeURIComponent(link.getAttribute('href')!)).toContain('4 m Steel rope (SR-8)');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(texts()).toHaveLength(2);
  works = true;
  await send();
  await screen.findByText(/under the reference Q-7/);
  const keys = seen.map(({ headers }) => headers.get('idempotency-key'));
  expect(keys[1]).toBe(keys[0]);
});

it('says that there is no connection until there is one, and can be discarded', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user, send } = await fill({ fault: true });
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(/no connection.*Once you are online/);
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.getByRole('alert')).toHaveTextContent(/could not be sent.*press the button below/);
  await user.click(screen.getByRole('button', { name: 'Do not send it' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('names parts that were added without script in the e-mail', async () => {
  const part = { _id: 'belt', name: 'Door belt', partNumber: 'DB-2' };
  fakeApi('get', '/spare-parts/selected', { json: [part] });
  const { store, send } = await fill({ fault: true });
  act(() => void store.dispatch(linesAdded([{ partId: 'belt', text: '', quantity: 3 }])));
  await send();
  const link = await screen.findByRole('link', { name: 'Send by email instead' });
  await waitFor(() =>
    expect(decodeURIComponent(link.getAttribute('href')!)).toContain('3 × Door belt (DB-2)'),
  );
});

it('leaves what was added to the list while it was being sent', async () => {
  let add = () => {};
  const { user, store, send, texts } = await fill(() => {
    add();
    return received;
  });
  add = () => void store.dispatch(linesAdded([{ text: 'Brake lining', quantity: 1 }]));
  await send();
  await screen.findByText(/under the reference Q-7/);
  expect(texts()).toEqual(['Brake lining']);
  await user.click(screen.getByRole('link', { name: 'Send the list as it is now' }));
  expect(field('Name')).toHaveValue('Amina Rahman');
});

it('leaves lines as they were changed while the list was being sent, in any tab', async () => {
  let change = () => {};
  const { store, seen, send } = await fill(() => {
    change();
    return received;
  });
  change = () => {
    const [first, second] = selectLines(store.getState());
    store.dispatch(lineChanged({ key: first!.key, quantity: 999, note: 'urgent' }));
    store.dispatch(lineChanged({ key: second!.key, text: 'Door belt', partNumber: 'DB-2' }));
    // The tab that has stored the list reads the same lines as other objects.
    store.dispatch(listChangedElsewhere(storedList.read()));
  };
  await send();
  await screen.findByText(/under the reference Q-7/);
  expect(seen[0]?.body).toMatchObject({ lines: [{ quantity: 4 }, { quantity: 1 }] });
  expect(selectLines(store.getState())).toMatchObject([{ quantity: 999, note: 'urgent' }]);
  expect(screen.getByRole('link', { name: 'Send the list as it is now' })).toBeInTheDocument();
});

it('leaves a part of the list that was added once more while it was being sent', async () => {
  let add = () => {};
  const { store, send } = await fill(() => {
    add();
    return received;
  });
  add = () => void store.dispatch(linesAdded([{ ...rope, quantity: 2 }]));
  await send();
  await screen.findByText(/under the reference Q-7/);
  expect(selectLines(store.getState())).toMatchObject([{ partId: 'rope', quantity: 6 }]);
});

describe('photographs', () => {
  const choose = () => screen.findByLabelText('Photographs of labels or old parts');

  it('go along as files, and can be removed before', async () => {
    const { user, seen, send } = await fill();
    await user.upload(await choose(), [anImage('label.png'), anImage('belt.png')]);
    await user.click(await screen.findByRole('button', { name: 'Remove belt.png' }));
    await send();
    await screen.findByText(/under the reference Q-7/);
    const body = seen[0]!.body as FormData;
    expect(body.getAll('photographs')).toEqual([expect.objectContaining({ name: 'label.png' })]);
    expect(JSON.parse(String(body.get('lines')))).toHaveLength(2);
  });

  it('are named to be chosen again after a reload, those that are missing', async () => {
    const first = await fill();
    await first.user.upload(
      await choose(),
      [1, 2, 3].map(() => anImage('image.jpg')),
    );
    await screen.findAllByRole('button', { name: 'Remove image.jpg' });
    cleanup();
    const { user } = renderWithProviders(<SendQuotation />, {
      preloadedState: { quotation: { lines: selectLines(first.store.getState()) } },
    });
    await choose();
    const again = () => screen.queryByText(/choose them again/)?.textContent;
    expect(again()).toMatch(/: image\.jpg, image\.jpg, image\.jpg$/);
    await user.upload(await choose(), [anImage('image.jpg'), anImage('other.png')]);
    await screen.findByText('other.png');
    expect(again()).toMatch(/: image\.jpg, image\.jpg$/);
    await user.click(screen.getByRole('button', { name: 'Remove image.jpg' }));
    expect(again()).toMatch(/: image\.jpg, image\.jpg$/);
    await user.click(await submit());
    await screen.findByText(/under the reference Q-7/);
    expect(readDraft('quotation').files).toBeUndefined();
  });

  it('are checked when they are chosen', async () => {
    const { user } = await fill();
    const wrong = [aFile('empty.png', 'image/png', ''), aFile('scan.pdf', 'image/png', '%PDF-1')];
    // Phones give all of them the same name.
    const images = Array.from({ length: MAX_PHOTOS + 1 }, () => anImage('image.png'));
    await user.upload(await choose(), [...wrong, ...images]);
    expect(await screen.findByText(/“empty.png” is empty/)).toBeInTheDocument();
    expect(screen.getByText(/“scan.pdf” is not a JPEG/)).toBeInTheDocument();
    expect(screen.getByText(/Only 5 files can go along/)).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(MAX_PHOTOS);
  });
});
