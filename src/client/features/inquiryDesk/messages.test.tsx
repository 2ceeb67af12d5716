import { act, screen, waitFor, within } from '@testing-library/react';
import { LazyNotices } from '@/client/components/LazyNotices';
import { enterText } from '@/client/testing/enterText';
import { fakeApi, fakeUser } from '@/client/testing/fakeApi';
import { fakeObjectUrls, recordDownloads } from '@/client/testing/files';
import { findDialog } from '@/client/testing/findDialog';
import { anId } from '@/client/testing/fixtures';
import { renderPage, renderWithProviders } from '@/client/testing/renderWithProviders';
import { tokenChangedElsewhere } from '../auth/authSlice';
import { ExportButton } from './ExportButton';
import type { MessageKind } from './messageCalls';
import { MessageListHeader } from './MessageListHeader';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const message = (fields = {}) => ({
  _id: anId(),
  reference: 'Q-7F3K2M',
  name: 'Amina Rahman',
  email: 'amina@example.com',
  createdAt: '2026-11-02T09:14:05.120Z',
  ...fields,
});

const kinds = [
  { kind: 'inquiries', one: 'Inquiry', field: 'inquiryDetails', title: 'Inquiries' },
  { kind: 'applications', one: 'Application', field: 'aboutyou', title: 'Applications' },
];

beforeEach(() => {
  fakeUser('admin');
});

const list = (kind: string, data: object[], total = data.length) =>
  fakeApi('get', `/${kind}`, { json: { data, total, page: 1, limit: 10 } });

describe.each(kinds)('$kind in the console', ({ kind, one, field, title }) => {
  it('are listed with their state, and lead to the whole message', async () => {
    const phone = '+86 574 5555 0168 ext. 12';
    const first = message({ phone, [field]: 'Four governors.\nFor 1.0 m/s.' });
    list(kind, [first, message({ name: 'Li Wei', answeredAt: '2026-11-03T10:00:00.000Z' })]);
    fakeApi('get', `/${kind}/:id`, { json: first });
    const { user } = renderPage(`/dashboard/${kind}`);

    const table = await screen.findByLabelText(title, { selector: 'table' });
    const [, open, answered] = within(table).getAllByRole('row');
    expect(open).toHaveTextContent('Open');
    expect(answered).toHaveTextContent('Answered');
    await user.click(within(table).getByText('Amina Rahman'));

    expect(await screen.findByText(`${one} Q-7F3K2M`, { selector: 'h1' })).toBeInTheDocument();
    expect(screen.getByText(/Four governors\./)).toHaveTextContent('For 1.0 m/s.');
    expect(screen.getByText('Reply by e-mail', { selector: 'a' })).toHaveAttribute(
      'href',
      'mailto:amina%40example.com?subject=Q-7F3K2M',
    );
    expect(screen.getByText(phone, { selector: 'a' })).toHaveAttribute(
      'href',
      'tel:+8657455550168',
    );
  });

  it('are filtered by state and paged by the backend', async () => {
    const seen = list(kind, [message()], 25);
    const { user, router } = renderPage(`/dashboard/${kind}`);
    await screen.findByText(/^25 /);
    await user.click(screen.getByText('3', { selector: 'button' }));
    expect(seen.at(-1)?.url.searchParams.get('page')).toBe('3');
    await user.click(screen.getByText('Answered', { selector: 'button' }));
    await screen.findByText(/^25 /);
    expect(router.state.location.search).toBe('?status=answered');
    expect(seen.at(-1)?.url.searchParams.get('status')).toBe('answered');
    expect(seen.at(-1)?.url.searchParams.get('page')).toBe('1');
  });

  it('that are held for review are listed apart, and can be released', async () => {
    fakeApi('get', '/messages/status', {
      json: {
        storedToday: 2,
        perDay: 1000,
        mailsWaiting: 0,
        mailsFailed: 0,
        spam: { inquiries: 0, applications: 0, [kind]: 2 },
      },
    });
    const one = message({ spam: true });
    const seen = list(kind, [one], 2);
    let stored: object = one;
    fakeApi('get', `/${kind}/:id`, () => ({ json: stored as Record<string, string> }));
    const changes = fakeApi('patch', `/${kind}/:id`, () => {
      stored = { ...one, spam: undefined };
      return { json: stored as Record<string, string> };
    });
    const { user } = renderPage(`/dashboard/${kind}`);
    await user.click(await screen.findByText('Held for review (2)', { selector: 'button' }));
    await waitFor(() => expect(seen.at(-1)?.url.searchParams.get('status')).toBe('spam'));
    await user.click(await screen.findByText('Amina Rahman', { selector: 'a' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('a hidden field of the form');
    await user.click(screen.getByText('Release'));
    expect(await screen.findByText('Moved to the other messages.')).toBeInTheDocument();
    expect(changes[0]?.body).toEqual({ spam: false });
    await waitFor(() => expect(screen.queryByText('Held for review')).not.toBeInTheDocument());
  });

  it('are marked as answered, and removed from screen and store when the session ends', async () => {
    let stored: object = message({ [field]: 'Four governors.' });
    fakeApi('get', `/${kind}/:id`, () => ({ json: stored as Record<string, string> }));
    const seen = fakeApi('patch', `/${kind}/:id`, () => {
      stored = { ...stored, answeredAt: '2026-11-03T10:00:00.000Z' };
      return { json: stored as Record<string, string> };
    });
    const { user, store } = renderPage(`/dashboard/${kind}/${anId()}`);
    await screen.findByText('Four governors.');
    expect(await screen.findByText('Not answered yet')).toBeInTheDocument();
    await user.click(screen.getByText('Mark as answered'));
    expect(await screen.findByText('Mark as open again', { selector: 'button' })).toBeVisible();
    expect(screen.queryByText('Not answered yet')).not.toBeInTheDocument();
    expect(seen[0]?.body).toEqual({ answered: true });
    expect(await screen.findByText('Marked as answered.')).toBeInTheDocument();
    await act(async () => void store.dispatch(tokenChangedElsewhere(null)));
    await findDialog('Your session has ended');
    expect(document.body).not.toHaveTextContent('governors');
    expect(JSON.stringify(store.getState())).not.toContain('governors');
  });

  it('are removed from screen and store when the session ends, and reloaded after the login', async () => {
    const seen = list(kind, [message()]);
    const { store } = renderPage(`/dashboard/${kind}`);
    await screen.findByText('Amina Rahman', { selector: 'a' });
    await act(async () => void store.dispatch(tokenChangedElsewhere(null)));
    await findDialog('Your session has ended');
    expect(document.body).not.toHaveTextContent('Amina');
    expect(JSON.stringify(store.getState())).not.toContain('Amina');
    await act(async () => void store.dispatch(tokenChangedElsewhere('of-the-other-tab')));
    expect(await screen.findByText('Amina Rahman', { selector: 'a' })).toBeInTheDocument();
    expect(seen).toHaveLength(2);
  });

  it('are deleted after a final confirmation', async () => {
    const one = message();
    fakeApi('get', `/${kind}/:id`, { json: one });
    list(kind, []);
    const seen = fakeApi('delete', `/${kind}/:id`, { json: { message: 'Gone.' } });
    const { user, router } = renderPage(`/dashboard/${kind}/${one._id}`);
    await user.click(await screen.findByText('Delete', { selector: 'button' }));
    const question = await findDialog('Are you sure?');
    expect(question).toHaveRole('alertdialog');
    expect(question).toHaveTextContent('There is no way to get it back.');
    await user.click(within(question).getByText('Yes, delete it!'));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/dashboard/${kind}`));
    expect(seen[0]?.url.pathname).toBe(`/${kind}/${one._id}`);
  });

  it('show an e-mail that failed, and send it again', async () => {
    const failed = { mailFailedAt: '2026-11-05T09:14:05.120Z', mailError: '554 looks like spam' };
    const one = message();
    let stored: object = { ...one, ...failed };
    list(kind, [{ ...one, ...failed }]);
    fakeApi('get', `/${kind}/:id`, () => ({ json: stored as Record<string, string> }));
    fakeApi('post', `/${kind}/:id/mail`, () => {
      stored = one;
      return { json: one };
    });
    const { user } = renderPage(`/dashboard/${kind}`);
    expect(await screen.findByText('E-mail not sent')).toBeInTheDocument();
    await user.click(screen.getByText('Amina Rahman', { selector: 'a' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('554 looks like spam');
    await user.click(screen.getByText('Send again'));
    expect(await screen.findByText('The e-mail will be sent again.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText(/looks like spam/)).not.toBeInTheDocument());
  });
});

describe('messages of either kind, here inquiries,', () => {
  it.each(['Mark as answered', 'Send again'])(
    'leave the error of "%s" to the login dialog after a 401',
    async (button) => {
      const one = message({ mailFailedAt: '2026-11-05T09:14:05.120Z' });
      const unauthorized = { status: 401, json: { error: 'Please log in.' } };
      fakeApi('get', '/inquiries/:id', { json: one });
      fakeApi('patch', '/inquiries/:id', unauthorized);
      fakeApi('post', '/inquiries/:id/mail', unauthorized);
      const { user } = renderPage(`/dashboard/inquiries/${one._id}`);
      await user.click(await screen.findByText(button, { selector: 'button' }));
      await findDialog('Your session has ended');
      expect(screen.queryByText('Please log in.')).not.toBeInTheDocument();
    },
  );

  it('say in which case an e-mail may have arrived', async () => {
    const one = message();
    const failed = { mailFailedAt: '2026-11-05T09:14:05.120Z', mailError: 'unconfirmed' };
    fakeApi('get', '/inquiries/:id', { json: { ...one, ...failed } });
    renderPage(`/dashboard/inquiries/${one._id}`);
    expect(await screen.findByRole('alert')).toHaveTextContent('It may have arrived');
  });

  it('that do not exist offer no retry', async () => {
    const error = 'There is no such message.';
    fakeApi('get', '/inquiries/:id', { status: 404, json: { error } });
    renderPage(`/dashboard/inquiries/${message()._id}`);
    expect(await screen.findByRole('alert')).toHaveTextContent(error);
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to all inquiries' })).toBeInTheDocument();
  });

  it('show when the list is empty or fails to load', async () => {
    list('inquiries', []);
    const empty = renderPage('/dashboard/inquiries');
    expect(await screen.findByText('There are no inquiries here.')).toBeInTheDocument();
    empty.unmount();

    fakeApi('get', '/inquiries', { status: 500, json: { error: 'The disk is full.' } });
    const failed = renderPage('/dashboard/inquiries');
    expect(await screen.findByRole('alert')).toHaveTextContent('The disk is full.');
    list('inquiries', [message()]);
    await failed.user.click(screen.getByText('Try again'));
    expect(await screen.findByLabelText('Inquiries', { selector: 'table' })).toBeInTheDocument();
  });
});

it.each<[MessageKind, ...string[]]>([
  // A backend of an earlier release knows no other format.
  ['inquiries', 'Spreadsheet (XLSX)', 'text/csv; charset=utf-8', 'csv', 'xlsx'],
  ['inquiries', 'Spreadsheet (XLSX)', XLSX, 'xlsx', 'xlsx'],
  ['applications', 'CSV', 'text/csv; charset=utf-8', 'csv', 'csv'],
])('%s are exported as %s; the response is %s', async (kind, choice, type, extension, format) => {
  const seen = fakeApi('get', `/${kind}/export`, {
    body: '\uFEFFreference,name',
    headers: { 'content-type': type },
  });
  const saved: Blob[] = [];
  URL.createObjectURL = (blob) => {
    saved.push(blob as Blob);
    return 'blob:file';
  };
  URL.revokeObjectURL = jest.fn();
  const names = recordDownloads();
  const { user } = renderWithProviders(<ExportButton kind={kind} />);
  await user.click(screen.getByText('Export'));
  const choices = await screen.findAllByRole('menuitem');
  expect(choices[0]).toHaveTextContent(/^Spreadsheet/);
  await user.click(choices.find(({ textContent }) => textContent?.startsWith(choice))!);
  await waitFor(() => expect(names).toEqual([`${kind}.${extension}`]));
  expect(seen[0]?.headers.get('accept')).toBe(`${XLSX}, text/csv`);
  expect(seen[0]?.url.search).toBe(`?format=${format}`);
  expect(await saved[0]?.arrayBuffer()).toHaveProperty('byteLength', 17);
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:file');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Export' })).toHaveFocus());
});

const header = (
  <>
    <MessageListHeader kind="inquiries" />
    <LazyNotices />
  </>
);

describe('a person', () => {
  const openDialog = async ({ user } = renderWithProviders(header)) => {
    await user.click(screen.getByText('Erase a person'));
    return { user, dialog: within(await findDialog('Erase a person')) };
  };

  it('is looked up before anything is erased', async () => {
    const found = fakeApi('post', '/messages/person', {
      json: { inquiries: 2, applications: 1, names: ['Amina Rahman', 'A. Rahman'] },
    });
    const gone = fakeApi('post', '/messages/person/erasure', {
      json: { inquiries: 2, applications: 1 },
    });
    const { user, dialog } = await openDialog();
    await user.click(dialog.getByText('Find'));
    expect(dialog.getByRole('status')).toHaveTextContent('Please enter');
    await enterText(user, dialog.getByLabelText('E-mail'), 'amina@example.com');
    await user.click(dialog.getByText('Find'));
    const status = await dialog.findByText(/2 inquiries and 1 application will be erased for good/);
    expect(status).toHaveTextContent('Sent under: Amina Rahman and A. Rahman');
    expect(gone).toHaveLength(0);
    await user.click(dialog.getByText('Erase for good'));
    expect(await screen.findByText('Erased: 2 inquiries and 1 application.')).toBeInTheDocument();
    expect([found[0]?.body, gone[0]?.body]).toEqual([
      { email: 'amina@example.com', phone: '' },
      { email: 'amina@example.com', phone: '' },
    ]);
  });

  it('can be erased after an export, which is not repeated', async () => {
    const { revoked } = fakeObjectUrls();
    recordDownloads();
    const exports = fakeApi('get', '/inquiries/export', {
      body: 'reference,name',
      headers: { 'content-type': 'text/csv' },
    });
    fakeApi('post', '/messages/person', { json: { inquiries: 1, applications: 0, names: [] } });
    fakeApi('post', '/messages/person/erasure', { json: { inquiries: 1, applications: 0 } });
    const seen = list('inquiries', [message()]);
    const page = renderPage('/dashboard/inquiries');
    await page.user.click(await screen.findByText('Export', { selector: 'button' }));
    await page.user.click(await screen.findByText(/^CSV/));
    await waitFor(() => expect(revoked).toHaveLength(1));
    const { user, dialog } = await openDialog(page);
    await enterText(user, dialog.getByLabelText('Phone'), '12345');
    await user.click(dialog.getByText('Find'));
    await user.click(await dialog.findByText('Erase for good'));
    await waitFor(() => expect(seen).toHaveLength(2));
    expect(exports).toHaveLength(1);
  });

  it('who has sent nothing cannot be erased, nor one who was looked up before', async () => {
    let inquiries = 1;
    fakeApi('post', '/messages/person', () => ({
      json: { inquiries, applications: 0, names: [] },
    }));
    const { user, dialog } = await openDialog();
    await enterText(user, dialog.getByLabelText('Phone'), '12345');
    await user.click(dialog.getByText('Find'));
    await dialog.findByText('Erase for good');
    inquiries = 0;
    await user.type(dialog.getByLabelText('Phone'), '6');
    await user.click(dialog.getByText('Find'));
    expect(await dialog.findByText('Nothing was sent from there.')).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'Erase for good' })).not.toBeInTheDocument();
  });
});

it.each([
  [{ storedToday: 799, mailsFailed: 0 }, undefined],
  [{ storedToday: 800, mailsFailed: 0 }, /^800 of the 1,000 messages/],
  [{ storedToday: 1000, mailsFailed: 0 }, /^All 1,000 messages.* until 08:00 \(China time\)\.$/],
  [{ storedToday: 0, mailsFailed: 2 }, /^2 e-mails could not be sent or were not confirmed/],
])('the admin is warned of %j', async (status, warning) => {
  const json = {
    perDay: 1000,
    mailsWaiting: 0,
    spam: { inquiries: 1, applications: 0 },
    ...status,
  };
  fakeApi('get', '/messages/status', { json });
  renderWithProviders(header);
  await screen.findByText('Held for review (1)');
  const alert = screen.queryByRole('alert');
  if (warning) expect(alert?.textContent).toMatch(warning);
  else expect(alert).not.toBeInTheDocument();
});
