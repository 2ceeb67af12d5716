import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { ImportColumn, ImportRow } from '@/client/api';
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
    expect(edited[0]!.body).toEqual({ row: 17, cells: [{ column: 1, text: 'Nylon' }] });
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
    const cells = [{ column: 1, text: '1-Mar' }];
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
          { column: 0, text: 'Door Systems > Door Operators > Belts' },
          { column: 1, text: 'Rope' },
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
});
