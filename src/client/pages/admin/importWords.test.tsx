import { act, screen, waitFor, within } from '@testing-library/react';
import type { ImportWord } from '@/client/api';
import { callOf, checked, faulty, openImport, press } from '@/client/testing/checkedImport';
import { fakeApi } from '@/client/testing/fakeApi';
import { fakeFilteredList, partFacets } from '@/client/testing/fakeFacets';
import { aTree } from '@/client/testing/fixtures';

const words: ImportWord[] = [
  { field: 'brand', word: 'Kone', rows: 9 },
  { field: 'category', word: 'Door op.', rows: 12 },
  { field: 'category', word: 'Sonstiges', rows: 1, choice: {} },
];

const meaningOf = (word: string) => screen.getByRole('combobox', { name: `“${word}” stands for` });

describe('words of a supplier', () => {
  const { tree, doors, operators, belts, gears } = aTree();
  const open = async (listed = words) => {
    const view = await openImport([faulty], { fields: { words: listed }, tree });
    const sent = fakeApi('put', callOf('words'), { json: { ...checked, state: 'checking' } });
    const choose = async (word: string, ...keys: string[]) => {
      await view.user.click(meaningOf(word));
      for (const key of keys) await view.user.keyboard(key);
    };
    return { ...view, sent, choose };
  };

  const fakeBrands = () => {
    const brands = [{ value: 'KONE', count: 3 }];
    fakeFilteredList('/spare-parts', [], partFacets({ brands }));
  };

  it('are listed with their rows, those without a choice first and categories before brands', async () => {
    await open();
    const table = screen.getByRole('table', { name: '3 words of this supplier' });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^Door op\..*12 rows/),
      expect.stringMatching(/^Kone.*9 rows/),
      expect.stringMatching(/^Sonstiges.*1 row/),
    ]);
    expect(meaningOf('Sonstiges')).toHaveValue('No category');
    expect(press('Apply 0 choices and check again')).toBeDisabled();
  });

  it('stand for a category, found by typing, or for a new one below it', async () => {
    const { sent, choose, user } = await open();
    await choose('Door op.', 'Door Op', '{Enter}');
    await choose('Sonstiges', '{Control>}a{/Control}A new', '{Enter}');
    const name = screen.getByRole('textbox', { name: 'Name of the new category' });
    await user.clear(name);
    await user.type(name, 'Others');
    await user.type(screen.getByRole('combobox', { name: 'Below' }), 'Door Sys{Enter}');
    await user.click(press('Apply 2 choices and check again'));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]!.body).toEqual({
      words: [
        { field: 'category', word: 'Door op.', choice: { categoryId: operators._id } },
        {
          field: 'category',
          word: 'Sonstiges',
          choice: { newName: 'Others', categoryId: doors._id },
        },
      ],
    });
  });

  it('are chosen one after the other by keyboard, from similar categories first', async () => {
    const { sent, user } = await open([
      { field: 'category', word: 'Belt for doors', rows: 9 },
      { field: 'category', word: 'Rubbish', rows: 8 },
      { field: 'category', word: 'Sundries', rows: 7 },
      { field: 'brand', word: 'Kone', rows: 6 },
    ]);
    await user.click(meaningOf('Belt for doors'));
    expect(meaningOf('Belt for doors')).toHaveAttribute('placeholder', 'Similar: Belts');
    const [first, second] = await screen.findAllByRole('option');
    expect(first).toHaveTextContent('BeltsDoor Systems › Door Operators');
    expect(second).toHaveTextContent('Door Systems');
    expect(screen.getAllByRole('option', { name: /Belts/ })).toHaveLength(1);
    // Nothing is chosen by leaving.
    await user.tab();
    expect(meaningOf('Belt for doors')).toHaveValue('');
    await user.click(meaningOf('Belt for doors'));
    await user.keyboard('{Enter}');
    expect(meaningOf('Rubbish')).toHaveFocus();
    await user.keyboard('no cat{Enter}');
    expect(meaningOf('Sundries')).toHaveFocus();
    await user.keyboard('a new{Enter}');
    expect(screen.getByRole('combobox', { name: 'Below' })).toHaveFocus();
    await user.keyboard('gears{Enter}');
    expect(press('Apply 3 choices and check again')).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]!.body).toEqual({
      words: [
        { field: 'category', word: 'Belt for doors', choice: { categoryId: belts._id } },
        { field: 'category', word: 'Rubbish', choice: {} },
        {
          field: 'category',
          word: 'Sundries',
          choice: { newName: 'Sundries', categoryId: gears._id },
        },
      ],
    });
  });

  it('stand for a brand of parts, or for nothing', async () => {
    fakeBrands();
    const { sent, choose, user } = await open();
    await choose('Kone', 'KON');
    await user.click(await screen.findByRole('option', { name: 'KONE' }));
    await user.click(press('Apply 1 choice and check again'));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]!.body).toEqual({
      words: [{ field: 'brand', word: 'Kone', choice: { value: 'KONE' } }],
    });
  });

  it('keep what is chosen over a reload and after a failure', async () => {
    const { choose, user, unmount } = await open();
    fakeBrands();
    const json = { error: 'At another step.', code: 'import_state_wrong' };
    fakeApi('put', callOf('words'), { status: 409, json });
    await choose('Kone', '{ArrowDown}{ArrowDown}{Enter}');
    await user.click(press('Apply 1 choice and check again'));
    expect(await screen.findByText(/At another step/)).toBeInTheDocument();
    unmount();
    await openImport([faulty], { fields: { words } });
    expect(meaningOf('Kone')).not.toHaveValue('');
    expect(press('Apply 1 choice and check again')).toBeEnabled();
  });

  it('of a long list are on several pages, which the keyboard reaches', async () => {
    const brands = Array.from({ length: 119 }, (_, index): ImportWord => {
      return { field: 'brand', word: `Brand ${index + 1}`, rows: 1 };
    });
    const { choose, user } = await open([...brands, words[1]!]);
    fakeBrands();
    expect(screen.getByText('1–50 of 120')).toBeInTheDocument();
    await choose('Brand 1', '{ArrowDown}{ArrowDown}{Enter}');
    const pages = screen.getByRole('navigation', { name: 'Pages of words' });
    act(() => within(pages).getByRole('button', { name: '3' }).focus());
    await user.keyboard('{Enter}');
    expect(screen.getByText('101–120 of 120')).toBeInTheDocument();
    expect(screen.queryByText('Brand 99')).not.toBeInTheDocument();
    await choose('Brand 119', '{ArrowDown}{ArrowDown}{Enter}');
    expect(press('Apply 2 choices and check again')).toBeEnabled();
  });
});
