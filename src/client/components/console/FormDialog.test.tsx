import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { CONSOLE_DRAFTS } from '@/client/lib/storage';
import { enterText } from '@/client/testing/enterText';
import { fakeApi, ofVersion } from '@/client/testing/fakeApi';
import { findDialog } from '@/client/testing/findDialog';
import { anId, aTextTemplate } from '@/client/testing/fixtures';
import { anInquiry } from '@/client/testing/inquiries';
import { renderConsolePage } from '@/client/testing/renderConsole';

const page = (data: readonly object[]) => ({ data, total: data.length, page: 1, limit: 10 });
const template = { ...aTextTemplate(), version: 1 };
const pair = { _id: anId(), term: 'limiter', meaning: 'governor', version: 1 };
const attribute = {
  _id: anId(),
  key: 'load',
  labelEn: 'Rated load',
  labelZh: '额定载重',
  kind: 'number',
  unit: 'kg',
  valueCount: 0,
  version: 1,
};
const restored = 'What you had typed here is back. It has not been saved yet.';
const question = 'Discard your changes?';

beforeEach(() => {
  fakeApi('get', '/categories/', { json: [] });
  fakeApi('get', '/text-templates', { json: [template] });
  fakeApi('get', '/attributes', { json: [attribute] });
  fakeApi('get', '/search/synonyms', { json: page([pair]) });
  const search = { _id: anId(), term: 'rope', language: 'en', times: 2, day: '2026-11-02' };
  fakeApi('get', '/search/missed', { json: page([search]) });
  fakeApi('get', '/auth/me', { json: { role: 'admin' } });
  fakeApi('get', '/accounts', { json: [] });
  fakeApi('get', '/invitations', { json: [] });
  fakeApi('get', '/inquiries', { json: page([anInquiry()]) });
});

/** Where a dialog is, the buttons that open and submit it, its title and a field. */
const dialogs = {
  text: ['text-templates', /^edit 30/i, 'Change the text', 'Chinese text', 'Save Changes'],
  attribute: ['attributes', /^edit rated/i, 'Change the attribute', 'English name', 'Save Changes'],
  'pair of words': ['search-words', /^edit limiter/i, 'Change the pair', 'Word', 'Save Changes'],
  'missed search': [
    'missed-searches',
    /^Make synonym of .rope/,
    'Make synonym',
    'Means',
    'Make synonym',
  ],
  invitation: ['accounts', 'Invite somebody', 'Invite somebody', 'Email', 'Make the link'],
  'person to erase': ['inquiries', 'Erase a person', 'Erase a person', 'E-mail', 'Find'],
} as const;
type Name = keyof typeof dialogs;

const fieldIn = (dialog: HTMLElement, label: string) =>
  within(dialog).getByLabelText(new RegExp(`^${label}`));

async function open(name: Name) {
  const [path, button, title, label, submit] = dialogs[name];
  const { user } = renderConsolePage(`/dashboard/${path}`);
  await user.click(await screen.findByRole('button', { name: button }));
  const dialog = await findDialog(title);
  return { user, title, dialog, field: fieldIn(dialog, label), submit, label, button };
}

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

async function discard(user: UserEvent) {
  const dialog = await findDialog(question);
  await user.click(within(dialog).getByText('Discard'));
  await isClosed();
}

it.each(Object.keys(dialogs) as Name[])(
  'the dialog for one %s closes on Escape, but keeps what was typed until it is discarded',
  async (name) => {
    const { user, field: first, button, label, title } = await open(name);
    const before = (first as HTMLInputElement).value;
    await user.keyboard('{Escape}');
    await isClosed();
    await user.click(screen.getByRole('button', { name: button }));
    const dialog = await findDialog(title);
    await enterText(user, fieldIn(dialog, label), 'x');
    await user.keyboard('{Escape}');
    await findDialog(question);
    await user.click(screen.getByText('Keep editing'));
    expect(fieldIn(await findDialog(title), label)).toHaveValue(`${before}x`);

    // It is open after a page load too.
    cleanup();
    const { user: other } = renderConsolePage(`/dashboard/${dialogs[name][0]}`);
    const restoredDialog = await findDialog(title);
    expect(fieldIn(restoredDialog, label)).toHaveValue(`${before}x`);
    expect(within(restoredDialog).getByText(restored)).toBeInTheDocument();
    await other.click(within(restoredDialog).getByText('Cancel'));
    await discard(other);
    expect(window.sessionStorage.getItem(CONSOLE_DRAFTS)).not.toMatch(/values/);
  },
);

it('a password is in no draft', async () => {
  const { user, dialog, field } = await open('invitation');
  await enterText(user, field, 'li@example.com');
  await enterText(user, fieldIn(dialog, 'Your current password'), 'seven slow cabins');
  const stored = window.sessionStorage.getItem(CONSOLE_DRAFTS);
  expect(stored).toMatch('li@example.com');
  expect(stored).not.toMatch('seven slow cabins');
});

it('fields are read-only while they are saved, and the dialog stays open', async () => {
  fakeApi('put', '/text-templates/:id', { pending: true });
  const { user, dialog, field } = await open('text');
  await enterText(user, field, 'x');
  await user.click(within(dialog).getByText('Save Changes'));
  await waitFor(() => expect(field).toHaveAttribute('readonly'));
  expect(field).not.toBeDisabled();
  await user.keyboard('{Escape}');
  expect(dialog).toBeInTheDocument();
});

describe.each([
  {
    name: 'text',
    path: '/text-templates',
    key: 'textZh',
    now: [{ ...template, version: 2, textZh: '另一段' }],
    remove: /^delete 30/i,
    seen: '另一段',
    done: 'The text is removed.',
  },
  {
    name: 'attribute',
    path: '/attributes',
    key: 'labelEn',
    now: [{ ...attribute, version: 2, labelEn: 'Capacity' }],
    remove: /^delete rated/i,
    seen: /“Capacity”/,
    done: 'The attribute is deleted.',
  },
  {
    name: 'pair of words',
    path: '/search/synonyms',
    key: 'term',
    now: page([{ ...pair, version: 2, term: 'regulator' }]),
    remove: /^delete limiter/i,
    seen: 'regulator = governor',
    done: 'The pair is deleted.',
  },
] as const)('one $name that someone else has changed too', (row) => {
  const { name, path, key, now, remove, seen, done } = row;
  it('is saved once the admin has chosen', async () => {
    const { user, dialog, field, submit } = await open(name);
    await enterText(user, field, 'x');
    const { value } = field as HTMLInputElement;
    fakeApi('get', path, { json: now });
    const puts = fakeApi('put', `${path}/:id`, ofVersion(2, {}));
    await user.click(within(dialog).getByText(submit, { selector: 'button' }));
    await findDialog('Someone else has saved changes meanwhile');
    await user.click(screen.getByRole('button', { name: 'Back to the form' }));
    expect(await screen.findByDisplayValue(value)).toBe(field);
    await user.click(await within(dialog).findByText(submit, { selector: 'button' }));
    await findDialog('Someone else has saved changes meanwhile');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await isClosed();
    expect(puts.map(({ headers }) => headers.get('if-match'))).toEqual(['"1"', '"1"', '"2"']);
    expect(puts.at(-1)?.body).toMatchObject({ [key]: value });
  });

  it('is deleted once the admin has seen that', async () => {
    const sent = fakeApi('delete', `${path}/:id`, ofVersion(2, {}));
    const { user } = renderConsolePage(`/dashboard/${dialogs[name][0]}`);
    await user.click(await screen.findByRole('button', { name: remove }));
    fakeApi('get', path, { json: now });
    const dialog = within(await findDialog('Are you sure?'));
    await user.click(dialog.getByText('Yes, delete it!'));
    expect(await dialog.findByText(/^Someone else has changed this/)).toBeInTheDocument();
    expect(dialog.getByText(seen)).toBeInTheDocument();
    expect(screen.queryByText(done)).not.toBeInTheDocument();
    await user.click(dialog.getByText('Yes, delete it!'));
    expect(await screen.findByText(done)).toBeInTheDocument();
    expect(sent.map(({ headers }) => headers.get('if-match'))).toEqual(['"1"', '"2"']);
  });
});

it('a text that someone else has deleted can be saved as a new one', async () => {
  const { user, dialog, field } = await open('text');
  await enterText(user, field, 'x');
  fakeApi('get', '/text-templates', { json: [] });
  fakeApi('put', '/text-templates/:id', { status: 404, json: { error: 'Gone.' } });
  const posts = fakeApi('post', '/text-templates', { status: 201, json: template });
  await user.click(within(dialog).getByText('Save Changes'));
  await findDialog('Someone else has deleted this');
  await user.click(screen.getByRole('button', { name: 'Save as a new one' }));
  await waitFor(() => expect(posts).toHaveLength(1));
});
