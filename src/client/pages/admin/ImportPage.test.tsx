import { hrefOf } from '@/client/testing/links';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { Import } from '@/client/api';
import { enterText } from '@/client/testing/enterText';
import { type FakeResponse, fakeApi, fakeUser } from '@/client/testing/fakeApi';
import { findDialog } from '@/client/testing/findDialog';
import { anId } from '@/client/testing/fixtures';
import { anImport, choose, fieldOf } from '@/client/testing/imports';
import type { RenderOptions } from '@/client/testing/renderWithProviders';
import { renderConsole, renderConsolePage } from '@/client/testing/renderConsole';

const columns: Import['columns'] = [
  { heading: 'Part No.', samples: ['AX-17', 'AX-18'], field: 'partNumber', source: 'remembered' },
  { heading: 'Designation', samples: ['Belt'], field: 'name', source: 'recognized' },
  { heading: '', samples: [], field: null },
];

function openPage(
  fields: Partial<Import> = {},
  path = '',
  {
    render = renderConsolePage,
    ...options
  }: RenderOptions & { render?: typeof renderConsole } = {},
) {
  const imported = anImport({ columns, ...fields });
  const respond = (response: FakeResponse) => fakeApi('get', `/imports/${imported._id}`, response);
  const load = respond({ json: imported });
  const attribute = { _id: anId(), key: 'diameter', labelEn: 'Diameter', labelZh: '直径' };
  fakeApi('get', '/attributes', { json: [{ ...attribute, kind: 'number' }] });
  const view = render(`/dashboard/import/${imported._id}${path}`, options);
  return { ...view, imported, load, respond };
}

describe('the columns of a file', () => {
  it('are proposed, changed and confirmed, which starts the check', async () => {
    const { user, imported, respond } = openPage();
    const table = await screen.findByRole('table', { name: 'Columns of the file' });
    const [, first, second] = within(table).getAllByRole('row');
    expect(first).toHaveTextContent('APart No.AX-17 · AX-18');
    expect(first).toHaveTextContent('As last time');
    expect(second).toHaveTextContent('Recognized');
    expect(await fieldOf('B')).toHaveValue('Name');
    // The button that checks them comes first for the keyboard.
    act(() => screen.getByText('Check the file').focus());
    await user.tab();
    expect(await fieldOf('A')).toHaveFocus();
    const checking = { ...imported, state: 'checking', progress: { done: 1200, total: 5000 } };
    const sent = fakeApi('put', `/imports/${imported._id}/columns`, { json: checking });
    respond({ json: checking });
    await user.click(await fieldOf('C'));
    await user.keyboard('diam{ArrowDown}{Enter}');
    await user.click(screen.getByText('Check the file'));
    expect(await screen.findByText('1,200 of 5,000 rows have been checked.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Being checked' })).toHaveFocus();
    expect(sent[0]!.body).toMatchObject({ fields: ['partNumber', 'name', 'attribute.diameter'] });
  });

  it('cannot be imported as the same field', async () => {
    const { user } = openPage();
    await choose(user, 'C', 'Name');
    const text = 'Columns B, C are imported as the same field. Keep one of them.';
    expect(await fieldOf('B')).toHaveAccessibleDescription(text);
    expect(await fieldOf('C')).toHaveAccessibleDescription(text);
  });

  it('stay chosen where the check cannot be started', async () => {
    const { user, imported } = openPage();
    const error = 'Choose which column holds the part number, the id or the name.';
    const json = { error, code: 'import_key_missing' };
    fakeApi('put', `/imports/${imported._id}/columns`, { status: 400, json });
    await choose(user, 'A', 'Do not import');
    await user.click(screen.getByText('Check the file'));
    expect(await screen.findByText(error)).toBeInTheDocument();
    expect(await fieldOf('A')).toHaveValue('Do not import');
  });

  it('are those of the chosen sheet and row of headings', async () => {
    const sheets = [
      { name: 'Prices', rows: 5000 },
      { name: 'Archive', rows: 12 },
    ];
    const { user, imported } = openPage({ sheets });
    const sent = fakeApi('patch', `/imports/${imported._id}`, { json: { ...imported, sheet: 1 } });
    await user.selectOptions(await screen.findByLabelText('Sheet'), 'Archive (12 rows)');
    await waitFor(async () => expect(await fieldOf('A')).not.toHaveAttribute('readonly'));
    await user.selectOptions(screen.getByLabelText('Headings are in row'), '3');
    expect(sent.map(({ body }) => body)).toEqual([{ sheet: 1 }, { headerRow: 3 }]);
  });

  it('are shown again for an import that has been checked, and not lost by Back', async () => {
    const { user, router, imported } = openPage({ state: 'ready' });
    const path = `/dashboard/import/${imported._id}`;
    await user.click(await screen.findByRole('link', { name: 'Back to the columns' }));
    await choose(user, 'C', 'Diameter');
    // Not in `act`, which ends before the dialog has taken the focus.
    await waitFor(() => router.navigate(-1));
    await findDialog('Leave without saving?');
    await user.click(screen.getByText('Stay here'));
    expect(router.state.location.pathname).toBe(`${path}/columns`);
    expect(await fieldOf('C')).toHaveValue('Diameter');
  });
});

it('a file that cannot be read is named with the reason, and leads to another upload', async () => {
  const failure = {
    error: 'The file has more than 20000 rows.',
    code: 'import_too_many_rows' as const,
  };
  openPage({ state: 'failed', failure });
  expect(await screen.findByRole('alert')).toHaveTextContent(failure.error);
  expect(hrefOf('Upload another file')).toBe('/dashboard/import');
});

describe('an import that is being read', () => {
  const reading = { state: 'reading', progress: { done: 40, total: 0 } } as const;

  it('shows its progress until the columns can be confirmed, in each tab', async () => {
    // The layout watches the focus of the tab.
    const { imported, respond } = openPage(reading, '', { render: renderConsole });
    expect(await screen.findByText('40 rows and images have been read.')).toBeInTheDocument();
    respond({ json: { ...imported, state: 'columns' } });
    expect(await fieldOf('A')).toHaveValue('Part Number');
    // Another tab has started the check.
    respond({ json: { ...imported, state: 'checking' } });
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(await screen.findByRole('heading', { name: 'Being checked' })).toBeInTheDocument();
  });

  it('stays on the screen while the connection is lost, and is loaded again', async () => {
    const { imported, respond } = openPage(reading);
    await screen.findByText('40 rows and images have been read.');
    respond({ fault: true });
    expect(await screen.findByText(/^The server cannot be reached at the moment/)).toBeVisible();
    expect(screen.getByText('40 rows and images have been read.')).toBeInTheDocument();
    respond({ json: { ...imported, state: 'columns' } });
    expect(await fieldOf('A')).toHaveValue('Part Number');
    expect(screen.queryByText(/^The server cannot be reached/)).not.toBeInTheDocument();
  });

  it('is loaded as soon as a page that was opened offline has a connection', async () => {
    const { imported, respond } = openPage();
    respond({ fault: true });
    expect(await screen.findByText('The import could not be loaded.')).toBeInTheDocument();
    respond({ json: imported });
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await fieldOf('A')).toHaveValue('Part Number');
  });

  it('goes on in its place after a login where the session has ended', async () => {
    const { user, imported, respond, router } = openPage(reading);
    await screen.findByText('40 rows and images have been read.');
    respond({ status: 401, json: { error: 'Please log in.' } });
    const dialog = await findDialog('Your session has ended');
    respond({ json: { ...imported, state: 'columns' } });
    fakeApi('post', '/auth/login', { json: { token: 'new-token' } });
    fakeUser('admin');
    await enterText(user, within(dialog).getByLabelText('Email'), 'admin@example.com');
    await enterText(user, within(dialog).getByLabelText('Password'), 'quiet landings');
    await user.click(within(dialog).getByRole('button', { name: 'Login' }));
    expect(await fieldOf('A')).toHaveValue('Part Number');
    expect(router.state.location.pathname).toBe(`/dashboard/import/${imported._id}`);
  });
});

it('an import that was undone says so, and cannot be undone again', async () => {
  openPage({ state: 'undone' });
  expect(await screen.findByRole('heading', { name: 'Undone' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
});
