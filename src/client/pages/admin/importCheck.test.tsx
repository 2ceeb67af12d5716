import { screen, waitFor, within } from '@testing-library/react';
import type { Import, ImportRow } from '@/client/api';
import { enterText } from '@/client/testing/enterText';
import { fakeApi, type FakeResponse } from '@/client/testing/fakeApi';
import { findDialog } from '@/client/testing/findDialog';
import { anId } from '@/client/testing/fixtures';
import { anImport } from '@/client/testing/imports';
import { renderConsole } from '@/client/testing/renderConsole';

const counts = { new: 3, changed: 1, unchanged: 2, faulty: 1, excluded: 0 };
const columns: Import['columns'] = [
  { heading: 'Part No.', samples: ['AX-17'], field: 'partNumber' },
  { heading: 'Material', samples: ['Steel'], field: 'material' },
  { heading: 'Price', samples: ['12.50'], field: null },
];
const checked = anImport({ state: 'ready', columns, counts });

const faulty: ImportRow = {
  row: 17,
  state: 'faulty',
  excluded: false,
  cells: ['AX-17', '1-Mar', '12.50'],
  changes: [],
  problems: [{ column: 1, code: 'date_in_text', params: { value: '1-Mar' } }],
};
const changed: ImportRow = {
  row: 18,
  state: 'changed',
  excluded: false,
  part: { _id: anId(), name: 'Door belt', partNumber: 'AX-18' },
  cells: ['AX-18', 'Steel', ''],
  changes: [{ field: 'material', before: 'Stel', after: 'Steel' }],
  problems: [],
};

async function openPage(rows: ImportRow[], fields: Partial<Import> = {}) {
  const json = {
    ...checked,
    ...fields,
    rows: { data: rows, total: rows.length, page: 1, limit: 25 },
  };
  const read = fakeApi('get', `/imports/${checked._id}`, { json });
  const view = renderConsole(`/dashboard/import/${checked._id}`);
  if (rows.length > 0) await screen.findByRole('article', { name: `Row ${rows[0]!.row}` });
  else await screen.findByRole('heading', { level: 1, name: checked.fileName });
  return { ...view, read };
}

const path = (step: string) => `/imports/${checked._id}/${step}`;

describe('the dry run of an import', () => {
  it('shows faulty rows first, with column and reason, and others by the URL', async () => {
    const { user, read, router } = await openPage([faulty]);
    const row = screen.getByRole('article', { name: 'Row 17' });
    expect(row).toHaveTextContent('Column B “Material”: The cell is a date (1-Mar), not a text.');
    await waitFor(() => expect(read.at(-1)!.url.searchParams.get('state')).toBe('faulty'));
    await user.click(screen.getByRole('button', { name: 'Changed (1)' }));
    expect(router.state.location.search).toBe('?state=changed');
    await waitFor(() => expect(read.at(-1)!.url.searchParams.get('state')).toBe('changed'));
  });

  it('shows the old value of a changed field beside the new one', async () => {
    await openPage([changed], { counts: { ...counts, faulty: 0 } });
    const row = screen.getByRole('article', { name: 'Row 18' });
    expect(within(row).getByRole('link', { name: 'Door belt' })).toBeInTheDocument();
    expect(row).toHaveTextContent(/Material.*In the catalogue.*Stel.*In the file.*Steel/);
  });

  it('checks a corrected row again', async () => {
    const { user } = await openPage([faulty]);
    const rows = [{ ...faulty, state: 'new', problems: [] }];
    const edited = fakeApi('patch', path('rows'), { json: { counts, rows } });
    await user.click(screen.getByRole('button', { name: 'Correct row 17' }));
    const field = screen.getByRole('textbox', { name: 'Material' });
    expect(field).toHaveFocus();
    expect(screen.queryByRole('textbox', { name: 'Part No.' })).not.toBeInTheDocument();
    await user.clear(field);
    await enterText(user, field, 'Nylon');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Row 17 is checked again: New.')).toBeInTheDocument();
    expect(edited[0]!.body).toEqual({ row: 17, cells: [{ column: 1, text: 'Nylon' }] });
  });

  it('keeps what was typed where the server does not respond', async () => {
    const { user } = await openPage([faulty]);
    fakeApi('patch', path('rows'), { fault: true });
    await user.click(screen.getByRole('button', { name: 'Correct row 17' }));
    await enterText(user, screen.getByRole('textbox', { name: 'Material' }), ', Nylon');
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be reached');
    expect(screen.getByRole('textbox', { name: 'Material' })).toHaveValue('1-Mar, Nylon');
  });

  it('leaves all faulty rows out', async () => {
    const { user } = await openPage([faulty], { counts: { ...counts, faulty: 7 } });
    const edited = fakeApi('patch', path('rows'), { json: { counts, rows: [] } });
    await user.click(screen.getByRole('button', { name: 'Leave all 7 faulty rows out' }));
    expect(await screen.findByText('7 rows are left out.')).toBeInTheDocument();
    expect(edited[0]!.body).toEqual({ state: 'faulty', excluded: true });
  });

  it('leaves a row out', async () => {
    const { user } = await openPage([faulty]);
    const edited = fakeApi('patch', path('rows'), { json: { counts, rows: [] } });
    await user.click(screen.getByRole('button', { name: 'Leave out row 17' }));
    expect(await screen.findByText('Row 17 is left out.')).toBeInTheDocument();
    expect(edited[0]!.body).toEqual({ row: 17, excluded: true });
  });

  it('creates categories only when that is chosen', async () => {
    const unknownCategories = [{ path: 'Doors > Belts', rows: 4 }];
    const { user } = await openPage([faulty], { unknownCategories });
    expect(screen.getByText('Doors > Belts (4 rows)')).toBeInTheDocument();
    const updated = fakeApi('patch', `/imports/${checked._id}`, { json: checked });
    await user.click(screen.getByRole('button', { name: 'Create missing categories' }));
    await waitFor(() => expect(updated[0]?.body).toEqual({ newCategories: true }));
  });

  it('names images that are not used', async () => {
    const images = {
      stored: 1,
      rejected: [{ name: 'a.svg', code: 'image_type_unsupported' as const }],
      unmatched: ['b.png'],
    };
    await openPage([faulty], { images });
    expect(screen.getByText(/^a\.svg: not a JPEG/)).toBeInTheDocument();
    expect(screen.getByText('b.png')).toBeInTheDocument();
  });
});

describe('applying an import', () => {
  const confirm = async (response: FakeResponse) => {
    const view = await openPage([faulty]);
    fakeApi('post', path('apply'), response);
    await view.user.click(screen.getByRole('button', { name: 'Import 4 rows' }));
    const dialog = await findDialog('Write into the catalogue?');
    expect(dialog).toHaveTextContent(
      '3 new spare parts1 changed spare part1 faulty row is left outYou can undo the import for 30 days.',
    );
    await view.user.click(within(dialog).getByRole('button', { name: 'Import' }));
    return view;
  };

  it('says what it will do and what it has done', async () => {
    await confirm({ json: { ...checked, state: 'applied' } });
    expect(await screen.findByText('4 spare parts have been imported.')).toBeInTheDocument();
  });

  it('tells that the file is checked again where the catalogue has changed', async () => {
    const error = 'The catalogue has changed since it was checked.';
    await confirm({ status: 409, json: { error, code: 'catalogue_changed' } });
    expect(await screen.findByText(error)).toBeInTheDocument();
  });
});

it('takes an applied import back, and lists what was edited since', async () => {
  const { user } = await openPage([], { state: 'applied', appliedAt: '2026-11-02T10:19:00.000Z' });
  const skipped = [{ _id: anId(), name: 'Door belt', reason: 'edited' }];
  fakeApi('post', path('undo'), { json: { changed: 3, skipped } });
  await user.click(await screen.findByRole('button', { name: 'Undo the import' }));
  const dialog = await findDialog('Undo the import?');
  await user.click(within(dialog).getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(/Door belt/)).toBeInTheDocument();
});
