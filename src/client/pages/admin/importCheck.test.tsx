import { act, screen, waitFor, within } from '@testing-library/react';
import { CheckRow } from '@/client/features/imports/CheckRow';
import { FaultyRows, ImageNotes } from '@/client/features/imports/Notes';
import {
  callOf,
  changed,
  checked,
  counts,
  fakeImport,
  faulty,
  openImport,
  press,
} from '@/client/testing/checkedImport';
import type { ImportRow } from '@/client/api';
import { enterText } from '@/client/testing/enterText';
import { fakeApi } from '@/client/testing/fakeApi';
import { fakeObjectUrls, recordDownloads } from '@/client/testing/files';
import { findDialog } from '@/client/testing/findDialog';
import { renderInConsole } from '@/client/testing/renderConsole';

const rowOf = (number: number) => screen.findByRole('article', { name: `Row ${number}` });

describe('the dry run of an import', () => {
  it('shows faulty rows first, with column and reason, and others by state and text', async () => {
    const images = { stored: 1, rejected: [], unmatched: ['belt.png'] };
    const { user, lastSearch, router } = await openImport([faulty], { fields: { images } });
    expect(screen.getByText('belt.png')).toBeInTheDocument();
    expect(press('Download faulty rows')).toBeInTheDocument();
    const row = await rowOf(17);
    expect(row).toHaveTextContent('Column B “Material”: The cell is a date (1-Mar), not a text.');
    expect(router.state.location.search).toBe('?state=faulty');
    expect(lastSearch().get('state')).toBe('faulty');
    // The button that imports is before all else of the step.
    act(() => screen.getByText('All imports').closest('a')!.focus());
    await user.tab();
    expect(press('Import 4 rows')).toHaveFocus();
    await enterText(user, screen.getByRole('searchbox'), 'AX');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(lastSearch().get('q')).toBe('AX'));
    expect(router.state.location.search).toBe('?state=faulty&q=AX');
    await user.click(press('Changed (1)'));
    expect(router.state.location.search).toBe('?state=changed&q=AX');
    await waitFor(() => expect(lastSearch().get('state')).toBe('changed'));
  });

  it('shows the old value of a changed field beside the new one', async () => {
    const long = 'Steel, '.repeat(60);
    const changes = [
      { field: 'material', before: 'Stel', after: long },
      { field: 'price', before: 'USD 10.00', after: 'USD 9.00', percent: -10 },
    ];
    const { user } = renderInConsole(
      <CheckRow imported={checked} row={{ ...changed, changes }} categories={[]} />,
    );
    const row = await rowOf(18);
    expect(within(row).getByRole('link', { name: 'Door belt' })).toBeInTheDocument();
    expect(row).toHaveTextContent(/Material.*In the catalogue.*Stel.*In the file.*Steel,.*…/);
    expect(row).toHaveTextContent(/Price.*USD 10\.00.*USD 9\.00 · -10 %/);
    await user.click(within(row).getByRole('button', { name: 'Show all' }));
    expect(row).toHaveTextContent(long.trim());
    expect(within(row).getByRole('button', { name: 'Show less' })).toHaveFocus();
  });

  it('leaves a row out, and the next one gets the focus', async () => {
    const { user } = await openImport([faulty, changed]);
    const edited = fakeApi('patch', callOf('rows'), { json: { counts, row: faulty } });
    fakeImport([changed]);
    await user.click(press('Exclude row 17'));
    expect(await screen.findByText('Row 17 is excluded.')).toBeInTheDocument();
    expect(edited[0]!.body).toEqual({ row: 17, excluded: true });
    await waitFor(async () => expect(await rowOf(18)).toHaveFocus());
    fakeImport([]);
    await user.click(press('Exclude row 18'));
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it('takes a row in again', async () => {
    const excluded = { ...faulty, excluded: true };
    const { user } = await openImport([excluded], { search: '?state=all' });
    expect(await rowOf(17)).not.toHaveTextContent('Column B');
    const edited = fakeApi('patch', callOf('rows'), { json: { counts, row: faulty } });
    fakeImport([faulty]);
    await user.click(press('Include row 17 again'));
    expect(await screen.findByText('Row 17 is included again.')).toBeInTheDocument();
    expect(edited[0]!.body).toEqual({ row: 17, excluded: false });
    await waitFor(() => expect(press('Exclude row 17')).toHaveFocus());
  });

  it('lists skipped rows with their reason, and what else the file hides', async () => {
    const skipped: ImportRow = {
      row: 5,
      excluded: false,
      skipped: 'section',
      cells: ['Door parts', 'Door parts', ''],
      changes: [],
      problems: [],
    };
    const columns = checked.columns.map((column) => ({ ...column, hidden: true }));
    const fields = { counts: { ...counts, skipped: 1 }, columns, hiddenSheets: ['Costs', 'Old'] };
    const { user, lastSearch } = await openImport([skipped], { search: '?state=new', fields });
    expect(
      screen.getByText('Hidden in the file and not imported: column C; sheets “Costs”, “Old”'),
    ).toBeInTheDocument();
    await user.click(press('Skipped (1)'));
    await waitFor(() => expect(lastSearch().get('state')).toBe('skipped'));
    const row = await rowOf(5);
    expect(row).toHaveTextContent(/^Door parts\s*Row 5: the title of a group\s*Skipped/);
    expect(screen.queryByRole('button', { name: 'Correct row 5' })).not.toBeInTheDocument();
    const edited = fakeApi('patch', callOf('rows'), { json: { counts, row: changed } });
    await user.click(press('Include row 5 again'));
    await waitFor(() => expect(edited[0]?.body).toEqual({ row: 5, excluded: false }));
  });

  it('creates categories only while that is chosen', async () => {
    const unknownCategories = [{ path: 'Doors > Belts', rows: 4 }];
    const { user } = await openImport([faulty], { fields: { unknownCategories } });
    expect(screen.getByText('1 category does not exist')).toBeInTheDocument();
    const confirmed = { ...checked, unknownCategories, newCategories: true };
    const updated = fakeApi('patch', `/imports/${checked._id}`, { json: confirmed });
    fakeImport([faulty], confirmed);
    await user.click(press('Create missing categories'));
    expect(await screen.findByText('1 category is created by the import')).toBeInTheDocument();
    expect(screen.getByText('Doors > Belts (4 rows)')).toBeInTheDocument();
    await user.click(press('Import 4 rows'));
    const dialog = await findDialog('Write into the catalogue?');
    expect(dialog).toHaveTextContent('1 category is created by the import');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await user.click(press('Don’t create them'));
    await waitFor(() =>
      expect(updated.map(({ body }) => body)).toEqual([
        { newCategories: true },
        { newCategories: false },
      ]),
    );
  });

  it('decides all rows with a problem at once', async () => {
    const problems = [
      { code: 'date_in_text' as const, rows: 12, excluded: 0 },
      { code: 'name_missing' as const, rows: 1, excluded: 3 },
    ];
    const { user, lastSearch, router } = await openImport([faulty], { fields: { problems } });
    const sent = fakeApi('post', callOf('problems'), { json: { ...checked, problems } });
    await user.click(press('No name (1)'));
    await waitFor(() => expect(lastSearch().get('problem')).toBe('name_missing'));
    expect(router.state.location.search).toBe('?state=faulty&problem=name_missing');
    expect(screen.queryByRole('button', { name: /right/ })).not.toBeInTheDocument();
    await user.click(press('Exclude this row'));
    expect(await screen.findByText('1 row is excluded.')).toBeInTheDocument();
    expect(router.state.location.search).toBe('?state=faulty');
    await user.click(press('Date instead of a text (12)'));
    await user.click(press('All 12 values are right'));
    expect(await screen.findByText('12 values are confirmed.')).toBeInTheDocument();
    await user.click(press('Excluded (0)'));
    expect(screen.queryByRole('button', { name: /Date/ })).not.toBeInTheDocument();
    await user.click(press('No name (3)'));
    await user.click(press('Include these 3 rows again'));
    await waitFor(() => expect(sent).toHaveLength(3));
    expect(sent.map(({ body }) => body)).toEqual([
      { code: 'name_missing', decision: 'exclude' },
      { code: 'date_in_text', decision: 'confirm' },
      { code: 'name_missing', decision: 'include' },
    ]);
  });

  it('names images that are not used', () => {
    const images = {
      stored: 1,
      rejected: [
        { name: 'a.svg', code: 'image_type_unsupported' as const },
        { name: '/xl/media/b.emf', code: 'image_type_unsupported' as const, row: 17 },
        { name: '/linked/c.png', code: 'image_not_found' as const, row: 18 },
      ],
      unmatched: Array.from({ length: 23 }, (_, index) => `${index}.png`),
    };
    renderInConsole(<ImageNotes images={images} />);
    expect(screen.getByText(/^a\.svg: not a JPEG/)).toBeInTheDocument();
    expect(screen.getByText(/^Row 17, b\.emf: not a JPEG/)).toBeInTheDocument();
    expect(screen.getByText(/^Row 18, c\.png: linked, and not in the file/)).toBeInTheDocument();
    expect(screen.getByText('23 images of the ZIP file belong to no row:')).toBeInTheDocument();
    expect(screen.getByText('19.png')).toBeInTheDocument();
    expect(screen.getByText('and 3 more')).toBeInTheDocument();
  });

  it.each([
    ['price-list.csv', 'csv', 'text/csv'],
    [
      'price-list.xlsx',
      'xlsx',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ],
  ])('downloads the faulty rows of %s', async (fileName, format, type) => {
    fakeObjectUrls();
    const file = { body: 'Row', headers: { 'content-type': type } };
    const sent = fakeApi('get', callOf('faulty'), file);
    const { user } = renderInConsole(<FaultyRows imported={{ ...checked, fileName }} />);
    const saved = recordDownloads();
    await user.click(press('Download faulty rows'));
    await waitFor(() => expect(saved).toEqual([`faulty-rows.${format}`]));
    expect(sent[0]!.url.searchParams.get('format')).toBe(format);
  });
});
