import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Import } from '@/client/api';
import { hasDrafts } from '@/client/components/console/formDraft';
import { type FakeResponse, fakeApi } from '@/client/testing/fakeApi';
import { findDialog } from '@/client/testing/findDialog';
import { anId } from '@/client/testing/fixtures';
import { anImport, choose, fieldOf } from '@/client/testing/imports';
import { renderConsolePage } from '@/client/testing/renderConsole';

const first: Import = anImport({
  columns: [
    { heading: 'Part No.', samples: ['AX-17'], field: 'partNumber' },
    { heading: 'Text', samples: ['Belt'], field: 'name' },
    { heading: 'D', samples: ['12'], field: null },
  ],
  sheets: [
    { name: 'Prices', rows: 5000 },
    { name: 'Archive', rows: 12 },
  ],
});
const path = `/imports/${first._id}`;
const attribute = {
  _id: anId(),
  key: 'diameter',
  labelEn: 'Diameter',
  labelZh: '直径',
  unit: 'mm',
};

/** A backend with the import, which counts the choices of its columns. */
function fakeBackend(state: Import['state'] = 'columns') {
  let stored = { ...first, state };
  const saved = (headers: Headers, fields: Partial<Import>): FakeResponse => {
    if (headers.get('if-match') !== `"${stored.version}"`)
      return { status: 412, json: { error: 'Changed.', code: 'version_conflict' } };
    stored = { ...stored, ...fields, version: stored.version! + 1 };
    return { json: stored };
  };
  fakeApi('get', path, () => ({ json: stored }));
  fakeApi('get', '/attributes', { json: [{ ...attribute, kind: 'number' }] });
  fakeApi('patch', path, ({ headers, body }) => saved(headers, body as Partial<Import>));
  const sent = fakeApi('put', `${path}/columns`, ({ headers }) =>
    saved(headers, { state: 'checking', progress: { done: 1, total: 9 } }),
  );
  const changeElsewhere = (fields: (string | null)[], others: Partial<Import> = {}) => {
    const columns = first.columns.map((column, index) => ({ ...column, field: fields[index]! }));
    stored = { ...stored, columns, version: stored.version! + 1, ...others };
  };
  const fieldsOf = (index: number) => (sent.at(index)?.body as { fields: unknown })?.fields;
  return { sent, fieldsOf, changeElsewhere };
}

const open = (step = '') => renderConsolePage(`/dashboard/import/${first._id}${step}`);
const check = (user: UserEvent) => user.click(screen.getByText('Check the file'));
// The next step renders the text anew, so that an element found before may be gone.
const isChecking = () =>
  waitFor(() => expect(screen.getByText('1 of 9 rows have been checked.')).toBeInTheDocument());
const hasDraft = () => hasDrafts(`import ${first._id} `);

it('several columns have numbers of other makers; each says whose they are', async () => {
  const columns = [
    ...first.columns,
    { heading: 'KONE No.', samples: ['KM1'], field: 'oemNumbers', maker: 'KONE' },
    { heading: 'OEM', samples: ['FA1'], field: null },
  ];
  fakeApi('get', path, { json: { ...first, columns } });
  fakeApi('get', '/attributes', { json: [] });
  const { user } = open();
  expect(await fieldOf('D')).toHaveValue('OEM numbers');
  expect(await fieldOf('D')).toHaveAccessibleDescription(/without a maker are those of KONE/);
  await choose(user, 'E', 'OEM numbers');
  expect(await fieldOf('E')).toHaveAccessibleDescription(/“KONE: KM1; OTIS: FA2”/);
  expect(screen.queryByText(/imported as the same field/)).not.toBeInTheDocument();
});

describe('fields that are chosen for columns', () => {
  it('are back after a page load, and can be discarded', async () => {
    fakeBackend();
    await choose(open().user, 'C', 'Diameter');
    cleanup();
    const { user } = open();
    await waitFor(async () => expect(await fieldOf('C')).toHaveValue('Diameter'));
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(await fieldOf('C')).toHaveValue('Do not import');
    expect(hasDraft()).toBe(false);
  });

  it('are back with their sheet and row of headings', async () => {
    const { fieldsOf, sent } = fakeBackend();
    const { user } = open();
    await choose(user, 'C', 'Diameter');
    for (const [label, other, value] of [
      ['Sheet', 'Archive (12 rows)', 'Prices (5,000 rows)'],
      ['Headings are in row', '2', '1'],
    ] as const) {
      await user.selectOptions(screen.getByLabelText(label), other);
      await waitFor(async () => expect(await fieldOf('C')).toHaveValue('Do not import'));
      await user.selectOptions(screen.getByLabelText(label), value);
      await waitFor(async () => expect(await fieldOf('C')).toHaveValue('Diameter'));
    }
    // Nobody else has changed anything.
    await check(user);
    await isChecking();
    expect(fieldsOf(-1)).toEqual(['partNumber', 'name', 'attribute.diameter']);
    expect(sent.at(-1)?.headers.get('if-match')).toBe('"5"');
    await waitFor(() => expect(hasDraft()).toBe(false));
  });

  it('cannot be changed while they are saved, nor the sheet', async () => {
    fakeBackend();
    const { user } = open();
    await choose(user, 'C', 'Diameter');
    fakeApi('put', `${path}/columns`, { pending: true });
    await check(user);
    expect(await fieldOf('B')).toHaveAttribute('readonly');
    await user.click(await fieldOf('B'));
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Sheet')).toBeDisabled();
    expect(screen.getByLabelText('Headings are in row')).toBeDisabled();
  });

  it('cannot be changed or saved while those of another sheet are read', async () => {
    const { sent } = fakeBackend();
    const { user } = open();
    await fieldOf('A');
    fakeApi('patch', path, { pending: true });
    await user.selectOptions(screen.getByLabelText('Sheet'), 'Archive (12 rows)');
    expect(await fieldOf('B')).toHaveAttribute('readonly');
    await check(user);
    expect(sent).toHaveLength(0);
  });
});

it('names what the file hides, as long as no field is chosen for it', async () => {
  const columns = first.columns.map((column) => ({ ...column, hidden: column.field === null }));
  fakeBackend();
  fakeApi('get', path, { json: { ...first, columns, hiddenSheets: ['Costs'] } });
  const { user } = open();
  const note = 'Hidden in the file and not imported: ';
  expect(await screen.findByText(`${note}column C; sheet “Costs”`)).toBeInTheDocument();
  expect(await fieldOf('C')).toHaveAccessibleDescription('Hidden in the file');
  await choose(user, 'C', 'Diameter');
  expect(await screen.findByText(`${note}sheet “Costs”`)).toBeInTheDocument();
});

describe('numbers of a column', () => {
  const columns: Import['columns'] = [
    { heading: 'Part No.', samples: ['AX-17'], field: 'partNumber', decimal: 'point' },
    { heading: 'D1', samples: ['0,63'], field: 'attribute.diameter', decimal: 'unclear' },
    { heading: 'D2', samples: ['1,600'], field: null, decimal: 'point' },
  ];
  const select = (letter: string) =>
    screen.findByRole('combobox', { name: new RegExp(`^Decimal separator of column ${letter} `) });

  it('have the decimal separator that I choose', async () => {
    const { sent, changeElsewhere } = fakeBackend();
    changeElsewhere([], { columns });
    const { user } = open();
    expect(await select('B')).toHaveDisplayValue('Please choose');
    expect(screen.getByText(/^The column has decimal commas and decimal points/)).toBeVisible();
    await user.selectOptions(await select('B'), 'Comma: 1.600,5');
    expect(screen.queryByText(/^The column has decimal commas/)).not.toBeInTheDocument();
    // That of texts and of columns that are not imported has no effect.
    expect(screen.queryAllByRole('combobox', { name: /^Decimal separator/ })).toHaveLength(1);
    await choose(user, 'B', 'Do not import');
    await choose(user, 'C', 'Diameter');
    expect(await select('C')).toHaveDisplayValue('Point: 1,600.5');
    await check(user);
    await isChecking();
    expect(sent.at(-1)?.body).toMatchObject({
      fields: ['partNumber', null, 'attribute.diameter'],
      decimals: ['point', 'comma', 'point'],
    });
  });

  it('that are prices have the currency that I choose, where nothing else tells it', async () => {
    const { sent, changeElsewhere } = fakeBackend();
    const price = { heading: 'Price', samples: ['12'], field: 'price' };
    changeElsewhere([], { columns: columns.with(2, price) });
    const { user } = open();
    const currency = await screen.findByRole('combobox', { name: /^Currency of column C/ });
    expect(screen.getByText(/^Neither the heading nor a column/)).toBeVisible();
    await user.selectOptions(currency, 'EUR');
    expect(screen.queryByText(/^Neither the heading nor a column/)).not.toBeInTheDocument();
    await check(user);
    await isChecking();
    expect(sent.at(-1)?.body).toMatchObject({ currencies: [null, null, 'EUR'] });
  });

  it('in a unit of the heading that does not fit are announced', async () => {
    const { changeElsewhere } = fakeBackend();
    changeElsewhere([], { columns: columns.with(2, { ...columns[2]!, heading: 'D2 (xyz)' }) });
    const { user } = open();
    await fieldOf('C');
    expect(screen.queryByText(/xyz.*does not fit/)).not.toBeInTheDocument();
    await choose(user, 'B', 'Do not import');
    await choose(user, 'C', 'Diameter');
    expect(await screen.findByText(/^The unit “xyz” of the heading does not fit/)).toBeVisible();
  });
});

describe('columns that somebody else has chosen at the same time', () => {
  const TITLE = 'Someone else has saved changes meanwhile';

  it('are not overwritten unless I say so', async () => {
    const { fieldsOf, changeElsewhere } = fakeBackend('ready');
    const { user } = open('/columns');
    await choose(user, 'C', 'Diameter');
    await choose(user, 'B', 'Description');
    changeElsewhere(['partNumber', 'name', 'weight']);
    await check(user);
    const dialog = within(await findDialog(TITLE));
    const group = within(dialog.getByRole('group', { name: 'C · D' }));
    expect(group.getByRole('radio', { name: 'Keep mine' })).toHaveAccessibleDescription('Diameter');
    expect(group.getByRole('radio', { name: 'Take theirs' })).toHaveAccessibleDescription('Weight');
    expect(group.getByText('Do not import')).toBeInTheDocument();
    expect(dialog.getAllByRole('group')).toHaveLength(1);
    await user.click(group.getByRole('radio', { name: 'Take theirs' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await isChecking();
    expect(fieldsOf(-1)).toEqual(['partNumber', 'description', 'weight']);
    await waitFor(() => expect(hasDraft()).toBe(false));
  });

  it('are compared with what mine were made from, also after a page load', async () => {
    const { changeElsewhere } = fakeBackend('ready');
    await choose(open('/columns').user, 'C', 'Diameter');
    cleanup();
    changeElsewhere(['partNumber', 'name', 'weight']);
    const { user } = open('/columns');
    await waitFor(async () => expect(await fieldOf('C')).toHaveValue('Diameter'));
    await check(user);
    await findDialog(TITLE);
    await user.keyboard('{Escape}');
    expect(await screen.findByText(/^Not saved yet/)).toBeInTheDocument();
    expect(await fieldOf('C')).toHaveValue('Diameter');
  });

  it('are shown where they are those of another sheet, and mine come back with theirs', async () => {
    const { changeElsewhere } = fakeBackend();
    const { user } = open();
    await choose(user, 'C', 'Diameter');
    changeElsewhere(['partNumber', 'name', 'weight'], { sheet: 1 });
    await check(user);
    expect(await screen.findByText('Changed.')).toBeInTheDocument();
    await waitFor(async () => expect(await fieldOf('C')).toHaveValue('Weight'));
    expect(hasDraft()).toBe(true);
  });

  it.each([412, 409])('lead to the check where that is the next step: %i', async (status) => {
    const { changeElsewhere } = fakeBackend();
    const { user } = open();
    await choose(user, 'C', 'Diameter');
    changeElsewhere(['partNumber', 'name', 'weight'], { state: 'ready' });
    if (status === 409) {
      const json = { error: 'Changed.', code: 'import_state_wrong' };
      fakeApi('put', `${path}/columns`, { status, json });
    }
    await check(user);
    expect(await screen.findByText('Changed.')).toBeInTheDocument();
    await user.click(await screen.findByRole('link', { name: 'Back to the columns' }));
    await waitFor(async () => expect(await fieldOf('C')).toHaveValue('Diameter'));
    await check(user);
    if (status === 412) await findDialog(TITLE);
  });
});
