import { screen, waitFor, within } from '@testing-library/react';
import type { Attribute, SparePart } from '@/client/api';
import { chooseCategory } from '@/client/testing/chooseCategory';
import { fakeClipboard } from '@/client/testing/clipboard';
import { enterText } from '@/client/testing/enterText';
import { type RecordedRequest, fakeApi, ofVersion } from '@/client/testing/fakeApi';
import { findDialog } from '@/client/testing/findDialog';
import { aPart, anId, aTree } from '@/client/testing/fixtures';
import { renderPartForm } from '@/client/testing/renderPartForm';

const { tree, doors, operators, gears } = aTree();
const created = { status: 201, json: { _id: '1', name: 'Governor' } };
const nameField = () => screen.findByLabelText(/^Name/);
const press = (name: string) => screen.getByText(name, { selector: 'button' });
const field = (label: string) => screen.getByLabelText(label);
const numbers = () => within(screen.getByLabelText('Other numbers'));
const row = (number: number, total: number) =>
  within(numbers().getByLabelText(`Other number ${number} of ${total}`));
const sent = (seen: RecordedRequest[], name: string) =>
  (seen.at(-1)?.body as FormData).getAll(name).map((text) => text && JSON.parse(text as string));

const anAttribute = (fields: Partial<Attribute>): Attribute => ({
  _id: anId(),
  key: 'load',
  labelEn: 'Load',
  labelZh: '载重',
  kind: 'number',
  ...fields,
});
const attributes = [
  anAttribute({ unit: 'kg' }),
  anAttribute({ key: 'speed', labelEn: 'Speed', categoryIds: [doors] }),
  anAttribute({
    key: 'side',
    labelEn: 'Side',
    kind: 'choice',
    categoryIds: [operators],
    choices: [{ value: 'left' }],
  }),
  anAttribute({ key: 'rail', labelEn: 'Rail', categoryIds: [gears] }),
];
const attributesField = () => within(screen.getByRole('group', { name: 'Attributes' }));
const offered = () =>
  [...screen.getByRole('group', { name: 'Attributes' }).querySelectorAll('label')].map(
    ({ textContent }) => textContent,
  );

const stored: SparePart = aPart({
  name: 'Governor',
  partNumber: 'HW-7',
  categoryId: operators,
  version: 4,
  references: [
    { kind: 'oem', maker: 'Otis', number: 'GAA1' },
    { kind: 'replaced', number: 'HW-6' },
  ],
  attributes: [
    { key: 'load', labelEn: 'Load', labelZh: '载重', unit: 'kg', number: 630 },
    { key: 'rail', labelEn: 'Rail', labelZh: '导轨', number: 9 },
  ],
});

/** The part after someone else has added a number, and set its attributes. */
const changedElsewhere = (attributes: SparePart['attributes']): SparePart => ({
  ...stored,
  version: 5,
  references: [...stored.references!, { kind: 'supplier', number: 'S-9' }],
  attributes,
});

beforeEach(() => {
  fakeApi('get', '/categories/', { json: tree });
  fakeApi('get', '/spare-parts/:id', { json: stored });
});

const save = () => screen.getByText(/^(Add Spare Part|Save Changes)$/, { selector: 'button' });

async function openForm(part?: SparePart) {
  const view = renderPartForm({ part, fields: ['name', 'partNumber'] });
  const name = await nameField();
  if (!part) await enterText(view.user, name, 'Governor');
  return view;
}

describe('the other numbers of a part', () => {
  it('are typed in rows with a number each, not too long; empty rows are not sent', async () => {
    const seen = fakeApi('post', '/spare-parts', created);
    const { user } = await openForm();
    await user.click(press('Add a number'));
    const first = row(1, 1);
    expect(first.getByLabelText('Kind')).toHaveFocus();
    await user.selectOptions(first.getByLabelText('Kind'), "Supplier's number");
    const maker = first.getByLabelText('Maker');
    await enterText(user, maker, 'x'.repeat(101));
    await user.click(save());
    const number = first.getByLabelText('Number');
    await waitFor(() =>
      expect(number).toHaveAccessibleDescription('Please enter the number, or remove this row.'),
    );
    expect(first.getByText('At most 100 characters are allowed.')).toBeInTheDocument();
    await waitFor(() => expect(number).toHaveFocus());
    expect(seen).toHaveLength(0);
    await enterText(user, number, ' S-1 ');
    await user.clear(maker);
    await enterText(user, maker, 'Wittur');
    await user.click(press('Add a number'));
    await user.click(save());
    await findDialog('Spare part created successfully!');
    expect(sent(seen, 'references')).toEqual([
      { kind: 'supplier', maker: 'Wittur', number: 'S-1' },
    ]);
    expect((seen[0]?.body as FormData).has('attributes')).toBe(false);
    await user.click(screen.getByText('OK'));
    await waitFor(() => expect(numbers().queryByLabelText('Kind')).not.toBeInTheDocument());
    // This backend offers no attributes.
    expect(screen.queryByRole('group', { name: 'Attributes' })).not.toBeInTheDocument();
  });

  it('stay where an edit does not touch them, and are not sent; its own can be copied', async () => {
    const seen = fakeApi('put', '/spare-parts/:id', { json: stored });
    const { user } = await openForm(stored);
    const copied = fakeClipboard();
    await enterText(user, field('Part Number'), '/2');
    await user.click(screen.getByLabelText('Copy HW-7/2'));
    expect(copied).toEqual(['HW-7/2']);
    expect(row(1, 2).getByLabelText('Number')).toHaveValue('GAA1');
    await user.click(save());
    await waitFor(() => expect(seen).toHaveLength(1));
    const body = seen[0]?.body as FormData;
    expect([body.has('references'), body.has('attributes')]).toEqual([false, false]);
    expect(body.get('partNumber')).toBe('HW-7/2');
  });

  it('are removed by buttons that keep the focus; one empty entry says that none is left', async () => {
    const seen = fakeApi('put', '/spare-parts/:id', { json: stored });
    const { user } = await openForm(stored);
    await user.click(screen.getByLabelText('Remove other number 1'));
    const next = screen.getByLabelText('Remove other number 1');
    expect(row(1, 1).getByLabelText('Number')).toHaveValue('HW-6');
    await waitFor(() => expect(next).toHaveFocus());
    await user.click(next);
    await waitFor(() => expect(press('Add a number')).toHaveFocus());
    await user.click(save());
    await waitFor(() => expect(seen).toHaveLength(1));
    expect(sent(seen, 'references')).toEqual(['']);
  });
});

describe('the attributes of a part', () => {
  it('are those of its category and all above it, and are sent with it', async () => {
    fakeApi('get', '/attributes', { json: attributes });
    const seen = fakeApi('post', '/spare-parts', created);
    const { user } = await openForm();
    await waitFor(() => expect(offered()).toEqual(['Load (kg)']));
    await chooseCategory(user, 'operators', '— Door Operators');
    await waitFor(() => expect(offered()).toEqual(['Load (kg)', 'Speed', 'Side']));
    expect(document.querySelector('datalist option')).toHaveValue('left');
    await enterText(user, attributesField().getByLabelText('Side'), 'left');
    await enterText(user, attributesField().getByLabelText('Load (kg)'), '1,5');
    await user.click(save());
    const load = attributesField().getByLabelText('Load (kg)');
    await waitFor(() =>
      expect(load).toHaveAccessibleDescription(
        'Please enter a number, with a point before decimals.',
      ),
    );
    await waitFor(() => expect(load).toHaveFocus());
    expect(seen).toHaveLength(0);
    await user.clear(load);
    await enterText(user, load, '1.5');
    await user.click(save());
    await waitFor(() => expect(seen).toHaveLength(1));
    expect(sent(seen, 'attributes')).toEqual([
      { key: 'side', choice: 'left' },
      { key: 'load', number: 1.5 },
    ]);
  });

  it('are there with a value whatever the category, and can be emptied', async () => {
    fakeApi('get', '/attributes', { json: attributes });
    const seen = fakeApi('put', '/spare-parts/:id', { json: stored });
    const { user } = await openForm(stored);
    await screen.findByLabelText('Speed');
    expect(offered()).toEqual(['Load (kg)', 'Speed', 'Side', 'Rail']);
    const rail = attributesField().getByLabelText('Rail');
    // What does not fit the category is folded away.
    expect(rail).not.toBeVisible();
    await user.click(attributesField().getByText('1 attribute that this category does not have'));
    expect(rail).toBeVisible();
    await user.clear(attributesField().getByLabelText('Load (kg)'));
    await user.clear(rail);
    expect(rail).toHaveFocus();
    await user.click(save());
    await waitFor(() => expect(seen).toHaveLength(1));
    expect(sent(seen, 'attributes')).toEqual(['']);
  });

  it('come first where the part or others of its category have them', async () => {
    fakeApi('get', '/attributes', { json: attributes });
    const page = { data: [], used: ['side'], total: 0, page: 1, limit: 1 };
    fakeApi('get', '/attributes/values', { json: page });
    const { user } = await openForm(stored);
    const others = await screen.findByText('Show 1 other attribute');
    expect(offered()).toEqual(['Load (kg)', 'Side', 'Speed', 'Rail']);
    const speed = attributesField().getByLabelText('Speed');
    expect(speed).not.toBeVisible();
    await user.click(others);
    await user.type(speed, '2');
    expect(speed).toHaveFocus();
    // A field with a value is not folded, nor is one that is emptied.
    await user.click(others);
    await user.clear(speed);
    expect(others.closest('button')).toHaveAttribute('aria-expanded', 'true');
    expect(speed).toHaveFocus();
  });

  it('are not offered where they cannot be loaded', async () => {
    const seen = fakeApi('get', '/attributes', { status: 500 });
    await openForm();
    await waitFor(() => expect(seen).not.toHaveLength(0));
    expect(screen.queryByRole('group', { name: 'Attributes' })).not.toBeInTheDocument();
  });
});

it('numbers and attributes that two people change are merged', async () => {
  fakeApi('get', '/attributes', { json: attributes });
  const theirs = changedElsewhere(stored.attributes!.map((value) => ({ ...value, number: 800 })));
  const puts = fakeApi('put', '/spare-parts/:id', ofVersion(5, { json: theirs }));
  const { user } = await openForm(stored);
  await enterText(user, await nameField(), ' mine');
  await user.click(screen.getByLabelText('Remove other number 2'));
  const load = await screen.findByLabelText('Load (kg)');
  expect(offered()).toEqual(['Load (kg)', 'Speed', 'Side', 'Rail']);
  await user.clear(load);
  await enterText(user, load, '1000');
  fakeApi('get', '/spare-parts/:id', { json: theirs });
  await user.click(save());
  const dialog = within(await findDialog('Someone else has saved changes meanwhile'));
  const choice = within(dialog.getByRole('group', { name: 'Attributes' }));
  expect(choice.getByRole('radio', { name: 'Keep mine' })).toHaveAccessibleDescription(
    'Load: 1000 kg\nRail: 800',
  );
  expect(choice.getByRole('radio', { name: 'Take theirs' })).toHaveAccessibleDescription(
    'Load: 800 kg\nRail: 800',
  );
  const changed = dialog.getByText('Other numbers').parentElement;
  expect(changed).toHaveTextContent(
    /OEM number: Otis GAA1\s+Replaces: HW-6.*Supplier's number: S-9/s,
  );
  await user.click(dialog.getByText('Save'));
  await screen.findByText('Spare part updated successfully!');
  expect(sent(puts, 'references')).toEqual([
    { kind: 'oem', maker: 'Otis', number: 'GAA1' },
    { kind: 'supplier', number: 'S-9' },
  ]);
  expect(sent(puts, 'attributes')).toEqual([
    { key: 'load', number: 1000 },
    { key: 'rail', number: 800 },
  ]);
});

it('what was merged stands in the form when it cannot be saved', async () => {
  fakeApi('get', '/attributes', { json: attributes });
  const taken = { error: 'Taken.', holder: { _id: anId(), name: 'Cam' } };
  fakeApi('put', '/spare-parts/:id', ofVersion(5, { status: 409, json: taken }));
  const { user } = await openForm(stored);
  await enterText(user, row(2, 2).getByLabelText('Maker'), 'Own');
  fakeApi('get', '/spare-parts/:id', { json: changedElsewhere([]) });
  await user.click(save());
  await findDialog('Someone else has saved changes meanwhile');
  await user.click(press('Save'));
  await waitFor(() => expect(field('Part Number')).toHaveFocus());
  const typed = numbers().getAllByLabelText('Number');
  expect(typed.map((input) => (input as HTMLInputElement).value)).toEqual(['GAA1', 'S-9', 'HW-6']);
  expect(row(3, 3).getByLabelText('Maker')).toHaveValue('Own');
  expect(screen.getByLabelText('Load (kg)')).toHaveValue('');
  expect(field('Part Number')).toHaveAccessibleDescription(
    /^Another spare part has this number already/,
  );
});

describe('a number that another part has', () => {
  const holder = { _id: anId(), name: 'Old governor' };
  const error = 'The number HW-1 belongs to "Old governor" already.';
  const taken = { status: 409, json: { error, holder } };

  it('is said at its field, with a link to the other one', async () => {
    fakeApi('post', '/spare-parts', taken);
    const { user } = await openForm();
    await enterText(user, await nameField(), 'X');
    await enterText(user, field('Part Number'), 'HW-1');
    await user.click(save());
    const link = await screen.findByRole('link', { name: 'Old governor (opens in a new tab)' });
    expect(link).toHaveAttribute('href', `/dashboard/single-sparePart/${holder._id}`);
    expect(link).toHaveAttribute('target', '_blank');
    expect(field('Part Number')).toHaveAccessibleDescription(
      'Another spare part has this number already: Old governor (opens in a new tab)',
    );
    expect(field('Part Number')).toBeInvalid();
    await waitFor(() => expect(field('Part Number')).toHaveFocus());
    expect(await nameField()).toHaveDisplayValue(/X$/);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    // A second rejection is shown as well; a changed number has no error until it is saved.
    await user.click(save());
    await waitFor(() => expect(field('Part Number')).toHaveFocus());
    await enterText(user, field('Part Number'), '2');
    await waitFor(() => expect(link).not.toBeInTheDocument());
    expect(field('Part Number')).toHaveAccessibleDescription(/No other part can have/);
  });

  it('is an ordinary failure where the backend does not say whose it is', async () => {
    fakeApi('post', '/spare-parts', { status: 409, json: { error } });
    const { user } = await openForm();
    await user.click(save());
    expect(await findDialog('Failed to create spare part')).toHaveTextContent(error);
  });
});

it('a code of customs that none can be is said at its field, and one in groups is saved', async () => {
  const seen = fakeApi('post', '/spare-parts', created);
  const { user } = renderPartForm({ fields: ['name', 'hsCode'] });
  await enterText(user, await nameField(), 'Governor');
  const code = field('HS Code');
  expect(code).toHaveAccessibleDescription(/customs tariff number/);
  await enterText(user, code, '8431-31');
  await user.click(save());
  await waitFor(() => expect(code).toHaveAccessibleDescription(/^Please enter 4 to 12 digits/));
  expect(seen).toHaveLength(0);
  await user.clear(code);
  await enterText(user, code, ' 8431.31 00');
  await user.click(save());
  await findDialog('Spare part created successfully!');
  expect((seen[0]?.body as FormData).get('hsCode')).toBe('8431.31 00');
});

it('leaving the form is confirmed while a number or an attribute is not saved', async () => {
  fakeApi('get', '/attributes', { json: attributes });
  const { user, router } = renderPartForm();
  const leave = () => user.click(screen.getByText('Cancel'));
  const stay = async () => {
    const dialog = await findDialog('Leave without saving?');
    await user.click(within(dialog).getByText('Stay here'));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  };
  const load = await screen.findByLabelText('Load (kg)');
  await enterText(user, load, '5');
  await leave();
  await stay();
  await user.clear(load);
  await user.click(press('Add a number'));
  await enterText(user, row(1, 1).getByLabelText('Number'), 'S');
  await leave();
  await stay();
  await user.click(screen.getByLabelText('Remove other number 1'));
  await leave();
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/all-spareparts'));
});
