import { hrefOf } from '@/client/testing/links';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Inquiry } from '@/client/api';
import { enterText } from '@/client/testing/enterText';
import { fakeApi, ofVersion, type RecordedRequest } from '@/client/testing/fakeApi';
import { findDialog } from '@/client/testing/findDialog';
import { aPart, anId } from '@/client/testing/fixtures';
import { anInquiry, fakeAdmins, li, me } from '@/client/testing/inquiries';
import { renderPage } from '@/client/testing/renderWithProviders';
import { tokenChangedElsewhere } from '../auth/authSlice';

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
  const view = renderPage(`/dashboard/inquiries/${inquiry._id}`);
  return { stored, changes, ...view };
}

/** Chooses an option of a field. */
async function choose(user: UserEvent, field: string, option: string) {
  await user.click(await screen.findByLabelText(field));
  await user.click(await screen.findByText(option, { selector: '[role=option]' }));
}

const bodies = (requests: RecordedRequest[]) => requests.map(({ body }) => body);

beforeEach(fakeAdmins);

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
    const table = await screen.findByLabelText('Parts asked for');
    const [, changed, deleted, text] = within(table).getAllByRole('row');
    expect(hrefOf('Governor', within(changed!))).toBe(`/dashboard/single-sparePart/${part._id}`);
    expect(changed).toHaveTextContent('1,200 pcs');
    expect(changed).toHaveTextContent('The catalogue now says: Governor OG-240, OG-240');
    expect(deleted).toHaveTextContent('Deleted from the catalogue');
    expect(text).not.toHaveTextContent('Deleted');
    expect(screen.getByText('Q-OLDER1', { selector: 'a' })).toBeInTheDocument();
    const issued = screen.getByLabelText('Issued quotations');
    expect(issued).toHaveTextContent(/HQ-2026-0001.*Sent by e-mail.*USD\s1,234\.50/);
    expect(screen.getByText('Write a quotation', { selector: 'a' })).toBeInTheDocument();
    // It has the states in its place.
    expect(screen.queryByText('Mark as answered')).not.toBeInTheDocument();
    await act(async () => void store.dispatch(tokenChangedElsewhere(null)));
    await findDialog('Your session has ended');
    expect(document.body).not.toHaveTextContent('Rahman Lifts');
  });

  it('is given to an admin and a state as they are chosen', async () => {
    const { user, changes } = fakeInquiry(anInquiry());
    await choose(user, 'Assignee', 'me@example.com (you)');
    expect(await screen.findByText('The change is saved.')).toBeInTheDocument();
    await choose(user, 'Status', 'Won');
    await waitFor(() => expect(changes).toHaveLength(2));
    expect(bodies(changes)).toEqual([
      { state: 'new', assigneeId: me._id },
      { state: 'won', assigneeId: me._id },
    ]);
    await waitFor(() => expect(screen.getByLabelText('Status')).toHaveFocus());
    expect(changes[1]?.headers.get('if-match')).toBe('"2"');
  });

  it('keeps a choice that is saved until the inquiry has been read again', async () => {
    const { user, changes } = fakeInquiry(anInquiry());
    await screen.findByLabelText('Assignee');
    fakeApi('get', '/inquiries/:id', { pending: true });
    await choose(user, 'Assignee', 'me@example.com (you)');
    await screen.findByText('The change is saved.');
    await choose(user, 'Status', 'Won');
    await waitFor(() => expect(bodies(changes)[1]).toEqual({ state: 'won', assigneeId: me._id }));
  });

  it('of two admins the second sees what the first has changed, and decides', async () => {
    const { user, stored, changes } = fakeInquiry(anInquiry());
    await screen.findByLabelText('Status');
    stored.current = { ...stored.current, state: 'quoted', assignee: li, version: 2 };
    await choose(user, 'Status', 'In progress');
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
    await enterText(user, await screen.findByLabelText(/^Internal note/), 'Asked the foundry.');
    await act(async () => void store.dispatch(tokenChangedElsewhere(null)));
    await findDialog('Your session has ended');
    await act(async () => void store.dispatch(tokenChangedElsewhere('of-the-other-tab')));
    expect(await screen.findByLabelText(/^Internal note/)).toHaveValue('Asked the foundry.');
    await user.click(screen.getByText('Add note'));
    const history = screen.getByLabelText('Notes and history');
    await waitFor(() => {
      const items = within(history).getAllByRole('listitem');
      expect(items.map(({ textContent }) => textContent)).toEqual([
        expect.stringContaining('The inquiry came in.'),
        expect.stringContaining('Status: In progress'),
        expect.stringContaining('Asked the foundry.'),
      ]);
    });
    expect(bodies(notes)).toEqual([{ noteText: 'Asked the foundry.' }]);
    expect(screen.getByLabelText(/^Internal note/)).toHaveValue('');
  });

  describe('that can be answered', () => {
    const template = {
      _id: anId(),
      field: 'orderConfirmation',
      name: 'Confirmed',
      textEn: 'Dear {name}, we confirm {quotation}.',
      textZh: '',
      version: 1,
    } as const;
    const answerable = (fields: Partial<Inquiry> = {}) =>
      anInquiry({ sendTo: 'amina@example.com', ...fields });
    const answers = (respond: Parameters<typeof fakeApi>[2]) =>
      fakeApi('post', '/inquiries/:id/answers', respond);
    const event = (fields: object) => ({
      _id: anId(),
      createdAt: '2026-11-02T09:14:05.120Z',
      type: 'answer' as const,
      ...fields,
    });
    beforeEach(() => fakeApi('get', '/text-templates', { json: [template] }));

    it('sends what was written, from a template, and shows where its mail is', async () => {
      const { user, stored } = fakeInquiry(answerable());
      const sent = answers(({ body }) => {
        const { answerText: text, subject } = body as Record<string, string>;
        const answer = event({ text, subject, mail: 'waiting' });
        stored.current = { ...stored.current, events: [answer] };
        return { status: 201, json: answer };
      });
      await user.click(await screen.findByText('Insert a text'));
      await user.click(await screen.findByRole('menuitem', { name: 'Confirmed' }));
      await user.click(screen.getByText('Send answer'));
      const history = screen.getByLabelText('Notes and history');
      expect(await within(history).findByText('Your inquiry Q-7F3K2M')).toBeInTheDocument();
      expect(history).toHaveTextContent(/Dear Amina Rahman, we confirm/);
      expect(sent[0]?.headers.get('if-match')).toBe('"1"');
      expect(sent[0]?.headers.get('idempotency-key')).toBeTruthy();
      expect(screen.getByLabelText(/^Answer to the buyer/)).toHaveValue('');
    });

    it.each([
      [{ email: undefined, phone: '+49 30 1' }, /given no e-mail address\. Please call \+49 30 1/],
      [{ email: 'amina@example.com' }, /no mail server is set up\. Please write to amina@/],
      [{ sendTo: 'amina@example.com', spam: true }, /held for review\. Please release it/],
    ])('says why not, and what to do (%j)', async (fields, text) => {
      const { user } = fakeInquiry(anInquiry(fields));
      await user.click(await screen.findByRole('button', { name: 'Answer' }));
      expect(await screen.findByText(text)).toBeInTheDocument();
      expect(screen.queryByText('Send answer')).not.toBeInTheDocument();
    });

    it('shows what a colleague has written since before it sends, and loses no text', async () => {
      const { user, stored } = fakeInquiry(answerable());
      const sent = answers(({ headers }) =>
        headers.get('if-match') === '"2"'
          ? { status: 201, json: event({ text: 'Mine' }) }
          : { status: 412, json: { error: 'No.' } },
      );
      await enterText(user, await screen.findByLabelText(/^Answer to the buyer/), 'Mine');
      stored.current = { ...stored.current, version: 2, events: [event({ text: 'Theirs' })] };
      await user.click(screen.getByText('Send answer'));
      expect(await screen.findByText(/^Not sent yet/)).toBeInTheDocument();
      expect(screen.getByLabelText('Notes and history')).toHaveTextContent('Theirs');
      expect(screen.getByLabelText(/^Answer to the buyer/)).toHaveValue('Mine');
      await user.click(screen.getByText('Send answer'));
      await waitFor(() => expect(sent).toHaveLength(2));
    });

    it('is confirmed as an order, which can be undone, with an answer that says so', async () => {
      const response = { createdAt: '2026-11-02T09:14:05.120Z', type: 'accepted' as const };
      const accepted = event({ type: 'accepted', response });
      const { user, changes } = fakeInquiry(answerable({ state: 'quoted', events: [accepted] }));
      await user.click(await screen.findByText('Confirm the order'));
      expect(await screen.findByText(/^The inquiry is won/)).toBeInTheDocument();
      expect(bodies(changes)).toEqual([{ state: 'won' }]);
      await waitFor(() =>
        expect(screen.getByLabelText(/^Answer to the buyer/)).toHaveValue(
          'Dear Amina Rahman, we confirm .',
        ),
      );
    });
  });

  it('is lost for a reason, which a failure does not remove, and can be undone', async () => {
    const inquiry = anInquiry();
    const { user } = fakeInquiry(inquiry);
    const lost = { ...inquiry, state: 'lost', version: 2, change: anId() };
    fakeApi('patch', '/inquiries/:id', { status: 507, json: { error: 'The disk is full.' } });
    await choose(user, 'Status', 'Lost');
    const dialog = await findDialog('Why is it lost?');
    expect(dialog).toHaveTextContent('The page of the buyer says');
    await user.click(within(dialog).getByText('Mark as lost'));
    expect(await within(dialog).findByText('Please give a reason.')).toBeInTheDocument();
    await enterText(user, within(dialog).getByLabelText(/^Reason/), 'Price');
    await user.click(within(dialog).getByText('Mark as lost'));
    expect(await within(dialog).findByText('The disk is full.')).toBeInTheDocument();
    const changes = fakeApi('patch', '/inquiries/:id', { json: lost as never });
    await user.click(within(dialog).getByText('Mark as lost'));
    expect(await screen.findByText('Undo')).toBeInTheDocument();
    expect(bodies(changes)).toEqual([{ state: 'lost', assigneeId: null, lostReason: 'Price' }]);
  });

  it('is not deleted until what a colleague has changed is seen', async () => {
    const one = anInquiry({ events: [], state: 'new', version: 1 });
    const { user } = fakeInquiry(one);
    const response = ofVersion(2, { json: { message: 'Gone.' } });
    const deleted = fakeApi('delete', '/inquiries/:id', response);
    await user.click(await screen.findByText('Delete', { selector: 'button' }));
    const dialog = within(await findDialog('Are you sure?'));
    fakeApi('get', '/inquiries/:id', { json: { ...one, state: 'quoted', version: 2 } as never });
    await user.click(dialog.getByText('Yes, delete it!'));
    expect(await dialog.findByText(/^Someone else has changed this/)).toBeInTheDocument();
    expect(dialog.getByText('Quoted')).toBeInTheDocument();
    await user.click(dialog.getByText('Yes, delete it!'));
    await waitFor(() => expect(deleted).toHaveLength(2));
  });

  it('stays on the screen, with a note that is being written, after someone else has deleted it', async () => {
    const { user } = fakeInquiry(anInquiry({ events: [] }));
    await enterText(user, await screen.findByLabelText(/^Internal note/), 'Asked the foundry.');
    const gone = { status: 404, json: { error: 'This inquiry does not exist.' } };
    fakeApi('get', '/inquiries/:id', gone);
    fakeApi('patch', '/inquiries/:id', gone);
    fakeApi('post', '/inquiries/:id/notes', gone);
    await choose(user, 'Status', 'Won');
    expect(await screen.findByText(/^Someone else has deleted this message/)).toBeVisible();
    await user.click(screen.getByText('Add note'));
    await waitFor(() =>
      expect(screen.getAllByText('This inquiry does not exist.')).toHaveLength(2),
    );
    expect(screen.getByLabelText(/^Internal note/)).toHaveValue('Asked the foundry.');
  });
});
