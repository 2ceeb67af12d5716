import { act, screen, waitFor, within } from '@testing-library/react';
import type { Inquiry } from '@/client/api';
import { fakeApi, fakeUser, type RecordedRequest } from '@/client/testing/fakeApi';
import { findDialog } from '@/client/testing/findDialog';
import { aPart, anId } from '@/client/testing/fixtures';
import { renderSite } from '@/client/testing/renderWithProviders';
import { tokenChangedElsewhere } from '../auth/authSlice';

const me = { _id: anId(), emailId: 'me@example.com' };
const li = { _id: anId(), emailId: 'li@example.com' };

const anInquiry = (fields: Partial<Inquiry> = {}): Inquiry => ({
  _id: anId(),
  reference: 'Q-7F3K2M',
  name: 'Amina Rahman',
  email: 'amina@example.com',
  state: 'new',
  lineCount: 0,
  unread: false,
  createdAt: new Date(Date.now() - 3 * 86_400_000).toISOString(),
  version: 1,
  lines: [],
  files: [],
  events: [],
  related: [],
  quotations: [],
  ...fields,
});

const list = (data: Inquiry[]) =>
  fakeApi('get', '/inquiries', {
    json: { data: JSON.parse(JSON.stringify(data)) as [], total: data.length, page: 1, limit: 10 },
  });

/** A backend with one inquiry, whose changes are applied to it. */
function fakeInquiry(inquiry: Inquiry) {
  const stored = { current: inquiry };
  const json = () => JSON.parse(JSON.stringify(stored.current)) as Record<string, string>;
  fakeApi('get', '/inquiries/:id', () => ({ json: json() }));
  const changes = fakeApi('patch', '/inquiries/:id', ({ headers, body }) => {
    const { version = 0 } = stored.current;
    if (headers.get('if-match') !== `"${version}"`) return { status: 412, json: { error: 'No.' } };
    const { state, assigneeId } = body as { state: Inquiry['state']; assigneeId: string | null };
    const assignee = [me, li].find(({ _id }) => _id === assigneeId);
    stored.current = { ...stored.current, state, assignee, version: version + 1 };
    return { json: json() };
  });
  return { stored, changes, ...renderSite(`/dashboard/inquiries/${inquiry._id}`) };
}

const bodies = (requests: RecordedRequest[]) => requests.map(({ body }) => body);

beforeEach(() => {
  fakeUser('admin');
  fakeApi('get', '/auth/me', { json: { role: 'admin', ...me } });
  const account = { role: 'admin', createdAt: '2026-11-02T09:14:05.120Z' };
  fakeApi('get', '/accounts', {
    json: [
      { ...li, ...account },
      { ...me, ...account },
    ],
  });
});

describe('the list', () => {
  it('shows what an admin chooses by, and marks what nobody has opened', async () => {
    list([
      anInquiry({
        unread: true,
        company: 'Rahman Lifts',
        country: 'BD',
        language: 'en',
        firstWords: 'For a goods lift',
        lineCount: 14,
        assignee: li,
      }),
    ]);
    renderSite('/dashboard/inquiries');
    const table = await screen.findByRole('table', { name: 'Inquiries' });
    expect(within(table).getByRole('link')).toHaveAccessibleName('Amina Rahman (not opened yet)');
    const [, row] = within(table).getAllByRole('row');
    for (const text of [
      'Q-7F3K2M',
      'Rahman Lifts',
      'For a goods lift',
      '14',
      'Bangladesh',
      'English',
      '3 days ago',
      'New',
      'li@example.com',
    ]) {
      expect(row).toHaveTextContent(text);
    }
  });

  it('is filtered, searched and sorted by the backend; the URL says how', async () => {
    const seen = list([anInquiry()]);
    const { user, router } = renderSite('/dashboard/inquiries?country=BD');
    await user.click(await screen.findByRole('combobox', { name: 'Status' }));
    await user.click(await screen.findByRole('option', { name: 'In progress' }));
    await user.click(screen.getByRole('combobox', { name: 'Assignee' }));
    const options = await screen.findAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Anybody',
      'Nobody',
      'me@example.com (you)',
      'li@example.com',
    ]);
    await user.click(options[1]!);
    await user.type(screen.getByRole('searchbox'), 'governor{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Lines' }));
    const expected = '?country=BD&state=inProgress&assignee=none&q=governor&sort=lineCount';
    await waitFor(() => expect(router.state.location.search).toBe(expected));
    await waitFor(() =>
      expect(Object.fromEntries(seen.at(-1)!.url.searchParams)).toEqual({
        page: '1',
        limit: '10',
        country: 'BD',
        state: 'inProgress',
        assignee: 'none',
        q: 'governor',
        sort: 'lineCount',
      }),
    );
  });

  it('says how many nobody has opened, which is polled', async () => {
    list([]);
    let unread = 2;
    const seen = fakeApi('get', '/messages/status', () => ({
      json: { storedToday: 0, perDay: 1000, mailsWaiting: 0, mailsFailed: 0, unread },
    }));
    jest.useFakeTimers({ advanceTimers: true });
    try {
      renderSite('/dashboard/inquiries');
      const nav = await screen.findByRole('navigation', { name: 'Console' });
      await within(nav).findByRole('link', { name: 'Inquiries 2 not opened yet' });
      unread = 3;
      const before = seen.length;
      await act(() => jest.advanceTimersByTimeAsync(60_000));
      await within(nav).findByRole('link', { name: 'Inquiries 3 not opened yet' });
      expect(seen.length).toBe(before + 1);
    } finally {
      jest.useRealTimers();
    }
  });
});

describe('one inquiry', () => {
  it('shows its lines with their parts, and which of them were changed or deleted', async () => {
    const part = aPart({ name: 'Governor OG-240', partNumber: 'OG-240' });
    const { store } = fakeInquiry(
      anInquiry({
        company: 'Rahman Lifts',
        lines: [
          {
            partId: part._id,
            text: 'Governor',
            quantity: 1200,
            unit: 'pcs',
            part,
            partChanged: true,
          },
          { partId: anId(), text: 'Old roller', quantity: 2 },
          { text: 'Like the photograph', quantity: 12, note: '48 mm' },
        ],
        related: [anInquiry({ reference: 'Q-OLDER1' })],
        quotations: [
          {
            number: 'HQ-2026-0001',
            issuedAt: '2026-11-02T09:14:05.120Z',
            issuedBy: 'li@example.com',
            language: 'en',
            currency: 'USD',
            total: '1234.50',
            mail: 'sent',
          },
        ],
      }),
    );
    const table = await screen.findByRole('table', { name: 'Parts asked for' });
    const [, changed, deleted, text] = within(table).getAllByRole('row');
    expect(within(changed!).getByRole('link', { name: 'Governor' })).toHaveAttribute(
      'href',
      `/dashboard/single-sparePart/${part._id}`,
    );
    expect(changed).toHaveTextContent('1,200 pcs');
    expect(changed).toHaveTextContent('The catalogue now says: Governor OG-240, OG-240');
    expect(deleted).toHaveTextContent('Deleted from the catalogue');
    expect(text).not.toHaveTextContent('Deleted');
    expect(screen.getByRole('link', { name: 'Q-OLDER1' })).toBeInTheDocument();
    const issued = screen.getByRole('region', { name: 'Issued quotations' });
    expect(issued).toHaveTextContent(/HQ-2026-0001.*Sent by e-mail.*USD\s1,234\.50/);
    expect(screen.getByRole('link', { name: 'Write a quotation' })).toBeInTheDocument();
    await act(async () => void store.dispatch(tokenChangedElsewhere(null)));
    await findDialog('Your session has ended');
    expect(document.body).not.toHaveTextContent('Rahman Lifts');
  });

  it('is given to an admin and a state as they are chosen', async () => {
    const { user, changes } = fakeInquiry(anInquiry());
    await user.click(await screen.findByRole('combobox', { name: 'Assignee' }));
    await user.click(await screen.findByRole('option', { name: 'me@example.com (you)' }));
    expect(await screen.findByText('The change is saved.')).toBeInTheDocument();
    await user.click(screen.getByRole('combobox', { name: 'Status' }));
    await user.click(await screen.findByRole('option', { name: 'Won' }));
    await waitFor(() => expect(changes).toHaveLength(2));
    expect(bodies(changes)).toEqual([
      { state: 'new', assigneeId: me._id },
      { state: 'won', assigneeId: me._id },
    ]);
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Status' })).toHaveFocus());
    expect(changes[1]?.headers.get('if-match')).toBe('"2"');
  });

  it('of two admins the second sees what the first has changed, and decides', async () => {
    const { user, stored, changes } = fakeInquiry(anInquiry());
    const state = await screen.findByRole('combobox', { name: 'Status' });
    stored.current = { ...stored.current, state: 'quoted', assignee: li, version: 2 };
    await user.click(state);
    await user.click(await screen.findByRole('option', { name: 'In progress' }));
    const dialog = await findDialog('Someone else has saved changes meanwhile');
    expect(dialog).toHaveTextContent('Quoted');
    expect(dialog).toHaveTextContent('li@example.com');
    await user.click(within(dialog).getByRole('button', { name: /save/i }));
    await waitFor(() => expect(stored.current.state).toBe('inProgress'));
    expect(bodies(changes).at(-1)).toEqual({ state: 'inProgress', assigneeId: li._id });
  });

  it('keeps notes; one that is half written survives the end of the session', async () => {
    const inquiry = anInquiry({
      events: [
        { _id: anId(), createdAt: '2026-11-02T09:14:05.120Z', type: 'received' },
        { _id: anId(), createdAt: '2026-11-02T10:14:05.120Z', type: 'state', text: 'inProgress' },
      ],
    });
    const { user, store, stored } = fakeInquiry(inquiry);
    const notes = fakeApi('post', '/inquiries/:id/notes', ({ body }) => {
      const { noteText: text } = body as { noteText: string };
      const note = {
        _id: anId(),
        createdAt: new Date().toISOString(),
        type: 'note',
        text,
      } as const;
      stored.current = { ...stored.current, events: [...(stored.current.events ?? []), note] };
      return { status: 201, json: note };
    });
    await user.type(await screen.findByLabelText(/^Internal note/), 'Asked the foundry.');
    await act(async () => void store.dispatch(tokenChangedElsewhere(null)));
    await findDialog('Your session has ended');
    await act(async () => void store.dispatch(tokenChangedElsewhere('of-the-other-tab')));
    expect(await screen.findByLabelText(/^Internal note/)).toHaveValue('Asked the foundry.');
    await user.click(screen.getByRole('button', { name: 'Add note' }));
    const history = screen.getByRole('region', { name: 'Notes and history' });
    await waitFor(() => {
      const items = within(history).getAllByRole('listitem');
      expect(items.map(({ textContent }) => textContent)).toEqual([
        expect.stringContaining('Asked the foundry.'),
        expect.stringContaining('Status: In progress'),
        expect.stringContaining('The inquiry came in.'),
      ]);
    });
    expect(bodies(notes)).toEqual([{ noteText: 'Asked the foundry.' }]);
    expect(screen.getByLabelText(/^Internal note/)).toHaveValue('');
  });
});
