import { screen, within } from '@testing-library/react';
import type { Import } from '@/client/api';
import { fakeApi } from '@/client/testing/fakeApi';
import { anId } from '@/client/testing/fixtures';
import { anImport } from '@/client/testing/imports';
import { renderConsole } from '@/client/testing/renderConsole';

const columns: Import['columns'] = [
  { heading: 'Part No.', samples: ['AX-17', 'AX-18'], field: 'partNumber', source: 'remembered' },
  { heading: 'Designation', samples: ['Belt'], field: 'name', source: 'recognized' },
  { heading: '', samples: [], field: null },
];

function openPage(fields: Partial<Import> = {}, query = '') {
  const imported = anImport({ columns, ...fields });
  const load = fakeApi('get', `/imports/${imported._id}`, { json: imported });
  const attribute = { _id: anId(), key: 'diameter', labelEn: 'Diameter', labelZh: '直径' };
  fakeApi('get', '/attributes', { json: [{ ...attribute, kind: 'number' }] });
  return { ...renderConsole(`/dashboard/import/${imported._id}${query}`), imported, load };
}

const fieldOf = (letter: string) =>
  screen.findByRole('combobox', { name: new RegExp(`^Column ${letter} `) });

describe('the columns of a file', () => {
  it('are proposed, changed and confirmed, which starts the check', async () => {
    const { user, imported } = openPage();
    const table = await screen.findByRole('table', { name: 'Columns of the file' });
    const [, first, second] = within(table).getAllByRole('row');
    expect(first).toHaveTextContent('APart No.AX-17 · AX-18');
    expect(first).toHaveTextContent('As last time');
    expect(second).toHaveTextContent('Recognized');
    expect(await fieldOf('B')).toHaveValue('Name');
    expect(screen.getByText('2 of 3 columns are imported.')).toBeInTheDocument();
    const checking = { ...imported, state: 'checking', progress: { done: 1200, total: 5000 } };
    const sent = fakeApi('put', `/imports/${imported._id}/columns`, { json: checking });
    fakeApi('get', `/imports/${imported._id}`, { json: checking });
    await user.click(await fieldOf('C'));
    await user.keyboard('diam{ArrowDown}{Enter}');
    await user.click(screen.getByRole('button', { name: 'Check the file' }));
    expect(await screen.findByText('1,200 of 5,000 rows')).toBeInTheDocument();
    expect(sent[0]!.body).toEqual({ fields: ['partNumber', 'name', 'attribute.diameter'] });
  });

  it('cannot be imported as the same field', async () => {
    const { user } = openPage();
    await user.click(await fieldOf('C'));
    await user.click(await screen.findByRole('option', { name: 'Name' }));
    const text = 'Columns B, C are imported as the same field. Keep one of them.';
    expect(await fieldOf('B')).toHaveAccessibleDescription(text);
    expect(await fieldOf('C')).toHaveAccessibleDescription(text);
    const check = screen.getByRole('button', { name: 'Check the file' });
    expect(check).toHaveAttribute('aria-disabled', 'true');
    expect(check).toHaveAccessibleDescription(/^Two columns are imported as the same field/);
  });

  it('say which part a row means', async () => {
    const { user } = openPage();
    expect(await screen.findByText(/^Rows are matched to existing parts/)).toBeInTheDocument();
    for (const letter of ['A', 'B']) {
      await user.click(await fieldOf(letter));
      await user.click(await screen.findByRole('option', { name: 'Do not import' }));
    }
    expect(screen.getByRole('button', { name: 'Check the file' })).toHaveAccessibleDescription(
      /without one of them it is not clear which part a row means/,
    );
  });

  it('are those of the chosen sheet and row of headings', async () => {
    const sheets = [
      { name: 'Prices', rows: 5000 },
      { name: 'Archive', rows: 12 },
    ];
    const { user, imported } = openPage({ sheets });
    const sent = fakeApi('patch', `/imports/${imported._id}`, { json: { ...imported, sheet: 1 } });
    await user.selectOptions(await screen.findByLabelText('Sheet'), 'Archive (12 rows)');
    const row = screen.getByLabelText('Headings are in row');
    await user.clear(row);
    await user.type(row, '3{Enter}');
    expect(sent.map(({ body }) => body)).toEqual([{ sheet: 1 }, { headerRow: 3 }]);
  });

  it('are shown again for an import that has been checked', async () => {
    openPage({ state: 'ready' }, '?step=columns');
    expect(await fieldOf('A')).toHaveValue('Part Number');
  });
});

describe('a file that cannot be read', () => {
  it('is named with the reason, and leads to another upload', async () => {
    const failure = {
      error: 'The file has more than 20000 rows.',
      code: 'import_too_many_rows' as const,
    };
    openPage({ state: 'failed', failure });
    expect(await screen.findByRole('alert')).toHaveTextContent(failure.error);
    expect(screen.getByRole('link', { name: 'Upload another file' })).toHaveAttribute(
      'href',
      '/dashboard/import',
    );
  });
});

describe('an import that is being read', () => {
  it('shows its progress until the columns can be confirmed', async () => {
    const { imported } = openPage({ state: 'reading', progress: { done: 40, total: 100 } });
    expect(await screen.findByText('40 of 100 rows and images')).toBeInTheDocument();
    fakeApi('get', `/imports/${imported._id}`, { json: { ...imported, state: 'columns' } });
    expect(await fieldOf('A')).toHaveValue('Part Number');
  });
});
