import { screen, waitFor, within } from '@testing-library/react';
import type { SyntheticEvent } from 'react';
import { FormProvider } from 'react-hook-form';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import {
  type Attribute,
  type SparePart,
  useCreateSparePartMutation,
  useListCategoriesQuery,
  useUpdateSparePartMutation,
} from '@/client/api';
import { useConsoleForm } from '@/client/components/console/ConsoleForm';
import { LeaveGuardProvider } from '@/client/components/console/leaveGuard';
import { LazyNotices } from '@/client/components/LazyNotices';
import { selectCategoryOptions } from '@/client/features/categories/selectors';
import { PartAttributesField } from '@/client/features/spareParts/editor/PartAttributesField';
import { PartNumberField } from '@/client/features/spareParts/editor/PartNumberField';
import { PartReferencesField } from '@/client/features/spareParts/editor/PartReferencesField';
import {
  partValues,
  toSparePartForm,
  toSparePartUpdateForm,
} from '@/client/features/spareParts/editor/partValues';
import { usePartFailure } from '@/client/features/spareParts/editor/usePartFailure';
import { fakeClipboard } from '@/client/testing/clipboard';
import { enterText } from '@/client/testing/enterText';
import { type RecordedRequest, fakeApi } from '@/client/testing/fakeApi';
import { findDialog } from '@/client/testing/findDialog';
import { aPart, anId, aTree } from '@/client/testing/fixtures';
import { renderConsolePage } from '@/client/testing/renderConsole';
import { type RenderOptions, renderWithProviders } from '@/client/testing/renderWithProviders';

const { tree, doors, operators, gears } = aTree();
const created = { status: 201, json: { _id: '1', name: 'Governor' } };
const nameField = () => screen.findByLabelText(/^Name/);
const press = (name: string) => screen.getByText(name, { selector: 'button' });
const field = (name: string) => screen.getByRole('textbox', { name });
const numbers = () => within(screen.getByRole('group', { name: 'Other numbers' }));
const row = (number: number, total: number) =>
  within(numbers().getByRole('group', { name: `Other number ${number} of ${total}` }));
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
const properties = () => within(screen.getByRole('group', { name: 'Properties' }));
const offered = () =>
  [...screen.getByRole('group', { name: 'Properties' }).querySelectorAll('label')].map(
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
const edit = `/dashboard/edit-sparePart/${stored._id}`;

beforeEach(() => {
  fakeApi('get', '/categories/', { json: tree });
  fakeApi('get', '/spare-parts/:id', { json: stored });
});

/** The form of a part with only the fields of this file: the others are most of what React renders. */
function IdentityForm({ part }: { part?: SparePart }) {
  useListCategoriesQuery();
  const [createSparePart] = useCreateSparePartMutation();
  const [updateSparePart] = useUpdateSparePartMutation();
  const { taken, showFailure } = usePartFailure('Failed to save');
  const form = useConsoleForm({
    defaultValues: partValues(part),
    onSave: async (values) => {
      const { error } = part
        ? await updateSparePart({
            id: part._id,
            sparePartUpdateForm: toSparePartUpdateForm(values, part),
          })
        : await createSparePart({ sparePartForm: toSparePartForm(values) });
      showFailure(error, values);
      return !error;
    },
    onSaved: () => undefined,
  });
  return (
    <FormProvider {...form}>
      <form onSubmit={(event: SyntheticEvent<HTMLFormElement>) => void form.submit(event)}>
        <input aria-label="Name" {...form.register('name')} />
        <PartNumberField taken={taken} />
        <select aria-label="Category" {...form.register('categoryId')}>
          <option value="" />
          <option value={operators._id}>Operators</option>
        </select>
        <PartReferencesField />
        <PartAttributesField categories={useSelector(selectCategoryOptions)} />
        <button type="submit">Save</button>
      </form>
    </FormProvider>
  );
}

const renderForm = (part?: SparePart, options?: RenderOptions) =>
  renderWithProviders(
    <LeaveGuardProvider>
      <IdentityForm part={part} />
      <Link to="/elsewhere">Leave</Link>
      <LazyNotices />
    </LeaveGuardProvider>,
    options,
  );

describe('the other numbers of a part', () => {
  it('are typed in rows, of which empty ones are not sent', async () => {
    const seen = fakeApi('post', '/spare-parts', created);
    const { user } = renderConsolePage('/dashboard/add-spareParts');
    await enterText(user, await nameField(), 'Governor');
    await user.click(press('Add a number'));
    const first = row(1, 1);
    expect(first.getByRole('combobox', { name: 'Kind' })).toHaveFocus();
    await user.selectOptions(first.getByRole('combobox'), "Supplier's number");
    await enterText(user, first.getByRole('textbox', { name: 'Number' }), ' S-1 ');
    await enterText(user, first.getByRole('textbox', { name: 'Maker' }), 'Wittur');
    await user.click(press('Add a number'));
    await user.click(press('Add Spare Part'));
    await findDialog('Spare part created successfully!');
    expect(sent(seen, 'references')).toEqual([
      { kind: 'supplier', maker: 'Wittur', number: 'S-1' },
    ]);
    expect((seen[0]?.body as FormData).has('attributes')).toBe(false);
    await user.click(screen.getByText('OK'));
    await waitFor(() => expect(numbers().queryByRole('combobox')).not.toBeInTheDocument());
  });

  it('need a number beside a maker, and are not too long', async () => {
    const seen = fakeApi('post', '/spare-parts', created);
    const { user } = renderForm();
    await user.click(press('Add a number'));
    await enterText(user, row(1, 1).getByRole('textbox', { name: 'Maker' }), 'x'.repeat(101));
    await user.click(press('Save'));
    const number = row(1, 1).getByRole('textbox', { name: 'Number' });
    await waitFor(() =>
      expect(number).toHaveAccessibleDescription('Please enter the number, or remove this row.'),
    );
    expect(row(1, 1).getByText('At most 100 characters are allowed.')).toBeInTheDocument();
    await waitFor(() => expect(number).toHaveFocus());
    expect(seen).toHaveLength(0);
  });

  it('stay where an edit does not touch them, and are not sent', async () => {
    const seen = fakeApi('put', '/spare-parts/:id', { json: stored });
    const { user } = renderForm(stored);
    await enterText(user, screen.getByLabelText('Name'), ' 2');
    expect(row(1, 2).getByRole('textbox', { name: 'Number' })).toHaveValue('GAA1');
    await user.click(press('Save'));
    await waitFor(() => expect(seen).toHaveLength(1));
    const body = seen[0]?.body as FormData;
    expect([body.has('references'), body.has('attributes')]).toEqual([false, false]);
    expect(body.get('partNumber')).toBe('HW-7');
  });

  it('are removed by buttons that keep the focus; one empty entry says that none is left', async () => {
    const seen = fakeApi('put', '/spare-parts/:id', { json: stored });
    const { user } = renderForm(stored);
    await user.click(screen.getByRole('button', { name: 'Remove other number 1' }));
    const next = screen.getByRole('button', { name: 'Remove other number 1' });
    expect(row(1, 1).getByRole('textbox', { name: 'Number' })).toHaveValue('HW-6');
    await waitFor(() => expect(next).toHaveFocus());
    await user.click(next);
    await waitFor(() => expect(press('Add a number')).toHaveFocus());
    await user.click(press('Save'));
    await waitFor(() => expect(seen).toHaveLength(1));
    expect(sent(seen, 'references')).toEqual(['']);
  });
});

describe('the properties of a part', () => {
  it('are those of its category and all above it, and are sent with it', async () => {
    fakeApi('get', '/attributes', { json: attributes });
    const seen = fakeApi('post', '/spare-parts', created);
    const { user } = renderForm();
    await waitFor(() => expect(offered()).toEqual(['Load (kg)']));
    await user.selectOptions(screen.getByLabelText('Category'), 'Operators');
    await waitFor(() => expect(offered()).toEqual(['Load (kg)', 'Speed', 'Side']));
    expect(document.querySelector('datalist option')).toHaveValue('left');
    await enterText(user, properties().getByLabelText('Side'), 'left');
    await enterText(user, properties().getByLabelText('Load (kg)'), '1,5');
    await user.click(press('Save'));
    const load = properties().getByLabelText('Load (kg)');
    await waitFor(() =>
      expect(load).toHaveAccessibleDescription(
        'Please enter a number, with a point before decimals.',
      ),
    );
    await waitFor(() => expect(load).toHaveFocus());
    expect(seen).toHaveLength(0);
    await user.clear(load);
    await enterText(user, load, '1.5');
    await user.click(press('Save'));
    await waitFor(() => expect(seen).toHaveLength(1));
    expect(sent(seen, 'attributes')).toEqual([
      { key: 'side', choice: 'left' },
      { key: 'load', number: 1.5 },
    ]);
  });

  it('are there with a value whatever the category, and can be emptied', async () => {
    fakeApi('get', '/attributes', { json: attributes });
    const seen = fakeApi('put', '/spare-parts/:id', { json: stored });
    const { user } = renderForm(stored);
    await screen.findByLabelText('Speed');
    expect(offered()).toEqual(['Load (kg)', 'Speed', 'Side', 'Rail']);
    const rail = properties().getByLabelText('Rail');
    // What does not fit the category is folded away.
    expect(rail).not.toBeVisible();
    await user.click(properties().getByText('1 property that this category does not have'));
    expect(rail).toBeVisible();
    await user.clear(properties().getByLabelText('Load (kg)'));
    await user.clear(rail);
    expect(rail).toHaveFocus();
    await user.click(press('Save'));
    await waitFor(() => expect(seen).toHaveLength(1));
    expect(sent(seen, 'attributes')).toEqual(['']);
  });

  it.each([{ json: [] }, { status: 500 }])(
    'are not offered by a backend that answers %j',
    async (answer) => {
      const asked = fakeApi('get', '/attributes', answer);
      renderForm();
      await waitFor(() => expect(asked).not.toHaveLength(0));
      expect(screen.queryByRole('group', { name: 'Properties' })).not.toBeInTheDocument();
    },
  );
});

it('numbers and properties that two people change are merged', async () => {
  fakeApi('get', '/attributes', { json: attributes });
  const theirs: SparePart = {
    ...stored,
    version: 5,
    references: [...stored.references!, { kind: 'supplier', number: 'S-9' }],
    attributes: stored.attributes!.map((each) => ({ ...each, number: 800 })),
  };
  const puts = fakeApi('put', '/spare-parts/:id', ({ headers }) =>
    headers.get('if-match') === '"5"'
      ? { json: theirs }
      : { status: 412, json: { error: 'Changed.' } },
  );
  const { user } = renderConsolePage(edit);
  await enterText(user, await nameField(), ' mine');
  await user.click(screen.getByRole('button', { name: 'Remove other number 2' }));
  const load = await screen.findByLabelText('Load (kg)');
  expect(offered()).toEqual(['Load (kg)', 'Speed', 'Side', 'Rail']);
  await user.clear(load);
  await enterText(user, load, '1000');
  fakeApi('get', '/spare-parts/:id', { json: theirs });
  await user.click(press('Save Changes'));
  const dialog = within(await findDialog('Someone else has saved changes meanwhile'));
  const choice = within(dialog.getByRole('group', { name: 'Properties' }));
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
  await findDialog('Spare part updated successfully!');
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
  const theirs: SparePart = {
    ...stored,
    version: 5,
    references: [...stored.references!, { kind: 'supplier', number: 'S-9' }],
    attributes: [],
  };
  fakeApi('put', '/spare-parts/:id', ({ headers }) =>
    headers.get('if-match') === '"5"'
      ? { status: 409, json: { error: 'Taken.', holder: { _id: anId(), name: 'Cam' } } }
      : { status: 412, json: { error: 'Changed.' } },
  );
  const { user } = renderConsolePage(edit);
  await nameField();
  await enterText(user, row(2, 2).getByRole('textbox', { name: 'Maker' }), 'Own');
  fakeApi('get', '/spare-parts/:id', { json: theirs });
  await user.click(press('Save Changes'));
  await findDialog('Someone else has saved changes meanwhile');
  await user.click(press('Save'));
  await waitFor(() => expect(field('Part Number')).toHaveFocus());
  const typed = numbers().getAllByRole('textbox', { name: 'Number' });
  expect(typed.map((input) => (input as HTMLInputElement).value)).toEqual(['GAA1', 'S-9', 'HW-6']);
  expect(row(3, 3).getByRole('textbox', { name: 'Maker' })).toHaveValue('Own');
  expect(screen.getByLabelText('Load (kg)')).toHaveValue('');
  expect(field('Part Number')).toHaveAccessibleDescription(
    /^Another spare part has this number already/,
  );
});

describe('a number that another part has', () => {
  const holder = { _id: anId(), name: 'Old governor' };
  const error = 'The number HW-1 belongs to "Old governor" already.';
  const taken = { status: 409, json: { error, holder } };

  it.each([
    ['a new part', undefined, 'post', '/spare-parts'],
    ['a stored part', stored, 'put', '/spare-parts/:id'],
  ] as const)(
    'is said at the field of %s, with a link to the other one',
    async (_what, part, method, path) => {
      fakeApi(method, path, taken);
      const { user } = renderForm(part);
      await enterText(user, screen.getByLabelText('Name'), 'X');
      await user.clear(field('Part Number'));
      await enterText(user, field('Part Number'), 'HW-1');
      await user.click(press('Save'));
      const link = await screen.findByRole('link', { name: 'Old governor (opens in a new tab)' });
      expect(link).toHaveAttribute('href', `/dashboard/single-sparePart/${holder._id}`);
      expect(link).toHaveAttribute('target', '_blank');
      expect(field('Part Number')).toHaveAccessibleDescription(
        'Another spare part has this number already: Old governor (opens in a new tab)',
      );
      expect(field('Part Number')).toBeInvalid();
      await waitFor(() => expect(field('Part Number')).toHaveFocus());
      expect(screen.getByLabelText('Name')).toHaveDisplayValue(/X$/);
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

      // The same answer again is told again; another number is tried without the old complaint.
      await user.click(press('Save'));
      await waitFor(() => expect(field('Part Number')).toHaveFocus());
      await enterText(user, field('Part Number'), '2');
      await waitFor(() => expect(link).not.toBeInTheDocument());
      expect(field('Part Number')).toHaveAccessibleDescription(/No other part can have/);
    },
  );

  it('is an ordinary failure where the backend does not say whose it is', async () => {
    fakeApi('post', '/spare-parts', { status: 409, json: { error } });
    const { user } = renderForm();
    await user.click(press('Save'));
    expect(await findDialog('Failed to save')).toHaveTextContent(error);
  });
});

it('the number in the form can be copied', async () => {
  const { user } = renderForm(stored);
  const copied = fakeClipboard();
  await enterText(user, field('Part Number'), '/2');
  await user.click(screen.getByRole('button', { name: 'Copy HW-7/2' }));
  expect(copied).toEqual(['HW-7/2']);
});

describe('leaving the form', () => {
  const leave = () => screen.getByText('Leave');
  const question = () => screen.queryByText('Leave without saving?');

  it.each(['a number', 'a property'])('is asked about with %s that is not saved', async (what) => {
    fakeApi('get', '/attributes', { json: attributes });
    const { user } = renderForm();
    if (what === 'a number') {
      await user.click(await screen.findByText('Add a number'));
      await enterText(user, row(1, 1).getByRole('textbox', { name: 'Number' }), 'S');
    } else await enterText(user, await screen.findByLabelText('Load (kg)'), '5');
    await user.click(leave());
    await waitFor(() => expect(question()).toBeInTheDocument());
  });

  it('is not where both are again as they were', async () => {
    fakeApi('get', '/attributes', { json: attributes });
    const { user, router } = renderForm();
    await user.type(await screen.findByLabelText('Load (kg)'), '5{Backspace}');
    await user.click(press('Add a number'));
    await user.click(screen.getByRole('button', { name: 'Remove other number 1' }));
    await user.click(leave());
    await waitFor(() => expect(router.state.location.pathname).toBe('/elsewhere'));
    expect(question()).not.toBeInTheDocument();
  });
});

it('the form is Chinese where the console is', async () => {
  fakeApi('get', '/attributes', { json: attributes });
  const { user } = renderForm(stored, { language: 'zh' });
  expect(await screen.findByRole('textbox', { name: '配件编号' })).toHaveAccessibleDescription(
    /不得与其他配件重复/,
  );
  expect(await screen.findByLabelText('载重 (kg)')).toHaveValue('630');
  const first = within(screen.getByRole('group', { name: '其他编号1，共2个' }));
  expect(first.getByRole('combobox', { name: '类型' })).toHaveDisplayValue('原厂编号');
  expect(first.getByRole('textbox', { name: '厂家' })).toHaveValue('Otis');
  await user.click(screen.getByRole('button', { name: '移除其他编号1' }));
  expect(screen.getByRole('button', { name: '添加编号' })).toBeInTheDocument();
});
