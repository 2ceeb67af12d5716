import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { ImportColumn, ImportRow, ImportRowForm } from '@/client/api';
import { hasDrafts } from '@/client/components/console/formDraft';
import { ApplyButton } from '@/client/features/imports/ApplyButton';
import { CheckRow } from '@/client/features/imports/CheckRow';
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
import { enterText } from '@/client/testing/enterText';
import { fakeApi } from '@/client/testing/fakeApi';
import { findDialog } from '@/client/testing/findDialog';
import { anId } from '@/client/testing/fixtures';
import { renderInConsole } from '@/client/testing/renderConsole';

const field = (name: string) => screen.getByLabelText(name);

/** The row alone, with the button that imports the others. */
const openRow = (row: ImportRow) =>
  renderInConsole(
    <>
      <ApplyButton imported={checked} />
      <CheckRow imported={checked} row={row} categories={[]} />
    </>,
  );

const fakeEdit = (state: ImportRow['state'] = 'new') => {
  const row = { ...faulty, state, problems: [] };
  return fakeApi('patch', callOf('rows'), { json: { counts, row } });
};

const attribute = {
  _id: anId(),
  key: 'drive',
  labelEn: 'Drive',
  labelZh: '驱动',
  kind: 'choice',
  choices: [{ value: 'Belt', valueZh: '皮带' }, { value: 'Rope' }],
};

describe('a row that is corrected', () => {
  it('is checked again, and the next row gets the focus where it leaves the list', async () => {
    const { user } = await openImport([faulty, changed]);
    const edited = fakeEdit();
    await user.click(press('Correct row 17'));
    expect(field('Material')).toHaveFocus();
    expect(screen.queryByLabelText('Part No.')).not.toBeInTheDocument();
    await user.clear(field('Material'));
    await enterText(user, field('Material'), 'Nylon');
    fakeImport([changed]);
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Row 17 is checked again: New.')).toBeInTheDocument();
    expect(edited[0]!.body).toEqual({
      row: 17,
      cells: [{ column: 1, text: 'Nylon', before: '1-Mar' }],
    });
    await waitFor(() => expect(screen.getByRole('article', { name: 'Row 18' })).toHaveFocus());
  });

  it('sends a doubtful cell as it is only where the admin confirms it', async () => {
    const { user } = openRow(faulty);
    const edited = fakeEdit('faulty');
    await user.click(press('Correct row 17'));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(edited[0]?.body).toEqual({ row: 17, cells: [] }));
    await user.click(screen.getByRole('checkbox', { name: 'The value is right' }));
    await user.click(press('Check again'));
    const cells = [{ column: 1, text: '1-Mar', before: '1-Mar' }];
    await waitFor(() => expect(edited[1]?.body).toEqual({ row: 17, cells }));
  });

  it('offers the categories, and the values that parts have of an attribute', async () => {
    fakeApi('get', '/attributes', { json: [attribute] });
    const chosen: ImportColumn[] = [
      { heading: 'Category', samples: [], field: 'category' },
      { heading: 'Drive', samples: [], field: 'attribute.drive' },
    ];
    const problems: ImportRow['problems'] = [
      { column: 0, code: 'category_unknown', params: { category: 'Belt' } },
      { column: 1, code: 'choice_unknown', params: { value: 'Chain' } },
    ];
    const row = { ...faulty, cells: ['AX-17', 'Chain'], problems };
    const { user } = await openImport([row], { fields: { columns: chosen } });
    const edited = fakeEdit();
    await user.click(press('Correct row 17'));
    const category = screen.getByRole('combobox', { name: 'Category' });
    await user.clear(category);
    await user.type(category, 'belts{ArrowDown}{Enter}');
    expect(category).toHaveValue('Door Systems > Door Operators > Belts');
    await user.click(screen.getByRole('combobox', { name: 'Drive' }));
    const choices = within(await screen.findByRole('listbox')).getAllByRole('option');
    expect(choices.map(({ textContent }) => textContent)).toEqual(['Belt', 'Rope']);
    await user.click(choices[1]!);
    expect(edited).toHaveLength(0);
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(edited[0]?.body).toEqual({
        row: 17,
        cells: [
          { column: 0, text: 'Door Systems > Door Operators > Belts', before: 'AX-17' },
          { column: 1, text: 'Rope', before: 'Chain' },
        ],
      }),
    );
  });

  it('stays as it is on Escape, and shows all columns that are imported', async () => {
    const { user } = openRow(faulty);
    await user.click(press('Correct row 17'));
    await user.keyboard('x{Escape}');
    await findDialog('Discard your changes?');
    await user.click(press('Keep editing'));
    expect(await screen.findByLabelText('Material')).toHaveValue('x1-Mar');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(press('Correct row 17')).toHaveFocus();
    await user.click(press('Correct row 17'));
    expect(field('Material')).toHaveValue('1-Mar');
    await user.click(press('Show all columns'));
    expect(field('Part No.')).toHaveValue('AX-17');
    expect(screen.queryByLabelText('Price')).not.toBeInTheDocument();
  });

  it('is back after a page load, half corrected', async () => {
    const { user } = openRow(faulty);
    await user.click(press('Correct row 17'));
    await enterText(user, field('Material'), ', Nylon');
    cleanup();
    const { user: other } = openRow(faulty);
    expect(field('Material')).toHaveValue('1-Mar, Nylon');
    await other.click(press('Discard'));
    expect(field('Material')).toHaveValue('1-Mar');
  });

  it('has what was typed after a failed save, and before the import of the others', async () => {
    const { user } = openRow(faulty);
    await user.click(press('Correct row 17'));
    await enterText(user, field('Material'), ', Nylon');
    for (const [response, text] of [
      [{ fault: true }, /could not be reached/],
      [{ status: 401, json: { error: 'Please log in.' } }, /^Your session had ended/],
    ] as const) {
      fakeApi('patch', callOf('rows'), response);
      await user.click(press('Check again'));
      expect(await screen.findByText(text)).toBeInTheDocument();
      expect(field('Material')).toHaveValue('1-Mar, Nylon');
    }
    await user.click(press('Import 4 rows'));
    const dialog = await findDialog('Leave without saving?');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(field('Material')).toHaveValue('1-Mar, Nylon');
  });

  it.each(['filter', 'search'])('is asked about where another %s hides it', async (by) => {
    const { user } = await openImport([faulty, changed]);
    await user.click(press('Correct row 17'));
    await enterText(user, field('Material'), ', Nylon');
    fakeImport([changed]);
    if (by === 'filter') await user.click(press('Changed (1)'));
    else await user.type(screen.getByRole('searchbox'), 'AX-18{Enter}');
    await waitFor(() => expect(screen.queryByLabelText('Material')).not.toBeInTheDocument());
    await user.click(press('Import 4 rows'));
    await findDialog('Leave without saving?');
    await user.click(press('Stay here'));
    fakeImport([faulty, changed]);
    await user.click(press('All (7)'));
    expect(await screen.findByLabelText('Material')).toHaveValue('1-Mar, Nylon');
    expect(hasDrafts(`import ${checked._id} row `)).toBe(true);
    await user.click(press('Import 4 rows'));
    await user.click(within(await findDialog('Leave without saving?')).getByText('Leave page'));
    const applied = { ...checked, state: 'applied' } as const;
    fakeApi('post', callOf('apply'), { json: applied });
    fakeImport([], applied);
    const dialog = await findDialog('Write into the catalogue?');
    await user.click(within(dialog).getByRole('button', { name: 'Import' }));
    expect(await screen.findByText(/^4 spare parts were written/)).toBeInTheDocument();
    await waitFor(() => expect(hasDrafts(`import ${checked._id} `)).toBe(false));
  });

  it('belongs to its sheet', async () => {
    const { user } = openRow(faulty);
    await user.click(press('Correct row 17'));
    await enterText(user, field('Material'), ', Nylon');
    cleanup();
    renderInConsole(<CheckRow imported={{ ...checked, sheet: 1 }} row={faulty} categories={[]} />);
    expect(press('Correct row 17')).toBeInTheDocument();
  });
});

describe('a row that somebody else corrects at the same time', () => {
  const TITLE = 'Someone else has saved changes meanwhile';
  const error = 'Someone else has corrected row 17 meanwhile.';
  const theirs = { ...faulty, cells: ['AX-17', 'Theirs', '12.50'], state: 'new', problems: [] };

  /** The server has `theirs`, and rejects what was made from another text. */
  const fakeConflict = () =>
    fakeApi('patch', callOf('rows'), ({ body }) => {
      const { cells = [] } = body as ImportRowForm;
      const isConflict = cells.some(({ column, before }) => before !== theirs.cells[column]);
      const json = { error, code: 'import_row_changed', row: theirs };
      return isConflict ? { status: 409, json } : { json: { counts, row: theirs } };
    });

  const openConflict = async () => {
    const view = openRow(faulty);
    const sent = fakeConflict();
    await view.user.click(press('Correct row 17'));
    await enterText(view.user, field('Material'), ', mine');
    await view.user.keyboard('{Enter}');
    return { ...view, sent, dialog: within(await findDialog(TITLE)) };
  };

  it('is not overwritten: mine wins where I say so', async () => {
    const { user, sent, dialog } = await openConflict();
    expect(dialog.getByRole('radio', { name: 'Keep mine' })).toHaveAccessibleDescription(
      '1-Mar, mine',
    );
    expect(dialog.getByRole('radio', { name: 'Take theirs' })).toHaveAccessibleDescription(
      'Theirs',
    );
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Row 17 is checked again: New.')).toBeInTheDocument();
    const cells = [{ column: 1, text: '1-Mar, mine', before: 'Theirs' }];
    expect(sent.at(-1)!.body).toEqual({ row: 17, cells });
    await waitFor(() => expect(hasDrafts(`import ${checked._id} `)).toBe(false));
  });

  it('has their text where it is taken', async () => {
    const { user, sent, dialog } = await openConflict();
    await user.click(dialog.getByRole('radio', { name: 'Take theirs' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Row 17 is checked again: New.')).toBeInTheDocument();
    const cells = [{ column: 1, text: 'Theirs', before: 'Theirs' }];
    expect(sent.at(-1)!.body).toEqual({ row: 17, cells });
  });

  it('stays in its list until that is decided', async () => {
    const { user } = await openImport([faulty, changed]);
    fakeConflict();
    await user.click(press('Correct row 17'));
    await enterText(user, field('Material'), ', mine');
    const read = fakeImport([changed]);
    await user.keyboard('{Enter}');
    const dialog = within(await findDialog(TITLE));
    expect(read).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByLabelText('Material')).not.toBeInTheDocument());
    expect(hasDrafts(`import ${checked._id} `)).toBe(false);
  });

  it('keeps what was typed on the way back, also after a page load', async () => {
    const { user } = await openConflict();
    await user.keyboard('{Escape}');
    expect(await screen.findByText(/^Not saved yet/)).toBeInTheDocument();
    expect(field('Material')).toHaveValue('1-Mar, mine');
    cleanup();
    // Another cell is wrong by now.
    const problems = [{ column: 0, code: 'number_repeated' as const, params: { row: 2 } }];
    const { user: other } = openRow({ ...faulty, cells: theirs.cells, problems });
    expect(field('Material')).toHaveValue('1-Mar, mine');
    await other.click(press('Check again'));
    await findDialog(TITLE);
  });
});
