import { textsOf } from '@/client/testing/links';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useListCategoriesQuery } from '@/client/api';
import { CategoryInput } from '@/client/components/console/CategoryField';
import { selectCategoryOptions } from '@/client/features/categories/selectors';
import { CONSOLE_DRAFTS } from '@/client/lib/storage';
import { chooseCategory } from '@/client/testing/chooseCategory';
import { enterText } from '@/client/testing/enterText';
import { fakeApi, fakeUser } from '@/client/testing/fakeApi';
import { findDialog } from '@/client/testing/findDialog';
import { anImage, fakeObjectUrls } from '@/client/testing/files';
import { aTree } from '@/client/testing/fixtures';
import { renderConsolePage } from '@/client/testing/renderConsole';
import { PartFormWith, renderPartForm } from '@/client/testing/renderPartForm';
import { renderWithProviders } from '@/client/testing/renderWithProviders';

const { tree, operators, rails } = aTree();
const page = '/dashboard/add-spareParts';
const nameField = () => screen.findByLabelText(/^Name/);
const field = (label: string) => screen.getByLabelText(label);
const submit = () => screen.getByText('Add Spare Part', { selector: 'button' });
const images = () => screen.queryAllByAltText(/^Image \d+ of/);
const created = { status: 201, json: { _id: '1', name: 'Governor' } };

/** The form's field for the category, without the others. */
function CategoryChoice() {
  const { isSuccess } = useListCategoriesQuery({});
  const categories = useSelector(selectCategoryOptions);
  const [category, setCategory] = useState('');
  return (
    isSuccess && (
      <>
        <CategoryInput categories={categories} value={category} onChange={setCategory} />
        <button>Next field</button>
      </>
    )
  );
}

async function openCategoryChoice() {
  const { user } = renderWithProviders(<CategoryChoice />);
  return { user, category: await screen.findByLabelText('Category') };
}

describe('adding a spare part', () => {
  beforeEach(() => {
    fakeObjectUrls();
    fakeApi('get', '/categories/', { json: tree });
  });

  it('has all fields in their order, the Chinese one beside each text, and categories with dashes for their level', async () => {
    const { user } = renderConsolePage(page);
    await nameField();
    const labels = [...document.querySelectorAll('form label[for]')].map((label) =>
      label.textContent?.replace(/(?<=\w)\W+$/, ''),
    );
    const isChinese = (label = '') => label.startsWith('中文');
    expect(labels.filter(isChinese)).toHaveLength(18);
    expect(labels[labels.indexOf('Material') + 1]).toBe('中文材质');
    expect(labels.filter((label) => !isChinese(label))).toEqual([
      'Name',
      'Part Number',
      'Brand',
      'Category',
      'Part Type',
      'Material',
      'Dimensions',
      'Install Size',
      'Faceplate Size',
      'Weight',
      'Application',
      'Warranty Time',
      'Certificates',
      'Minimum Order Quantity',
      'Lead Time',
      'Shipping Terms',
      'Payment Terms',
      'Payment Currency',
      'Packing Details',
      'HS Code',
      'Country of Origin',
      'Net Weight',
      'Gross Weight',
      'Description',
    ]);
    expect(screen.getByLabelText('Category')).toHaveAttribute('placeholder', '-- No category --');
    await user.click(screen.getByLabelText('Category'));
    const list = await screen.findByRole('listbox', { name: 'Category' });
    const options = within(list).getAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual([
      'Door Systems',
      '— Door Operators',
      '—— Belts',
      'Safety Gears',
      'Guide Rails',
    ]);
    expect(field('Description').tagName).toBe('TEXTAREA');
  });

  it('finds a category by its path or name, by keyboard, and clears it', async () => {
    const { user, category } = await openCategoryChoice();
    const options = () => textsOf('option');
    await user.type(category, 'door');
    // By its own name before those that are only below it.
    expect(options()).toEqual([
      'Door Systems',
      '— Door OperatorsDoor Systems',
      '—— BeltsDoor Systems › Door Operators',
    ]);
    await user.type(category, ' bél{Enter}');
    expect(category).toHaveValue('Belts ‹ Door Operators ‹ Door Systems');
    await user.keyboard('{Escape}{Escape}');
    expect(category).toHaveValue('Belts ‹ Door Operators ‹ Door Systems');
    await user.click(screen.getByLabelText('Remove the category'));
    expect(category).toHaveValue('');
    await user.type(category, 'zebra');
    expect(screen.getByText('No category has this name.')).toBeInTheDocument();
    await user.tab();
    expect(screen.getByText('Next field')).toHaveFocus();
    expect(screen.getByText('No category was chosen for “zebra”.')).toBeInTheDocument();
  });

  it('chooses on Tab the only category that the typed text can mean', async () => {
    const { user, category } = await openCategoryChoice();
    const belts = 'Belts ‹ Door Operators ‹ Door Systems';
    for (const [typed, path] of [
      ['belts', belts],
      ['Door Systems', 'Door Systems'],
      ['door systems › belt', belts],
      ['Door Systems › Door Operators', 'Door Operators ‹ Door Systems'],
      ['Door Operators ‹ Door Systems', 'Door Operators ‹ Door Systems'],
      [' ', ''],
    ] as const) {
      await user.clear(category);
      await enterText(user, category, typed);
      await user.tab();
      expect(category).toHaveValue(path);
      expect(screen.queryByText(/^No category was chosen/)).not.toBeInTheDocument();
    }
  });

  it('validates and sends texts, category and images, shows the success and clears the form', async () => {
    const seen = fakeApi('post', '/spare-parts', created);
    const { user } = renderPartForm({ fields: ['name', 'brand', 'material', 'description'] });
    await enterText(user, field('Brand'), 'x'.repeat(501));
    await enterText(user, await nameField(), '\u200b');
    await enterText(user, field('Material'), '🛗'.repeat(500));
    await user.click(submit());
    expect(await screen.findByText('Please enter a name.')).toBeInTheDocument();
    expect(screen.getByText('At most 500 characters are allowed.')).toBeInTheDocument();
    expect(seen).toHaveLength(0);

    await user.clear(field('Brand'));
    await user.clear(field('Material'));
    await user.clear(await nameField());
    await enterText(user, await nameField(), 'Governor');
    await chooseCategory(user, 'operators', '— Door Operators');
    await enterText(user, field('Material'), 'Steel');
    await enterText(user, field('Description'), 'Quiet.');
    await user.upload(screen.getByLabelText('Images', { selector: 'input' }), [
      anImage('a.png'),
      anImage('b.png'),
    ]);
    await user.click(submit());

    await findDialog('Spare part created successfully!');
    expect(screen.getByText('View on site')).toHaveAttribute('href', '/spare-parts-details/1');
    const body = seen[0]?.body as FormData;
    const { images: sent, ...texts } = Object.fromEntries(body);
    expect(texts).toEqual({
      name: 'Governor',
      categoryId: operators._id,
      material: 'Steel',
      description: 'Quiet.',
    });
    expect(sent).toBeDefined();
    expect(body.getAll('images').map((file) => (file as File).name)).toEqual(['a.png', 'b.png']);

    await user.click(screen.getByText('OK'));
    await waitFor(async () => expect(await nameField()).toHaveFocus());
    for (const box of document.querySelectorAll('form input[type=text], form textarea[name]')) {
      expect(box).toHaveValue('');
    }
    expect(field('Category')).toHaveValue('');
    expect(images()).toHaveLength(0);
    await user.click(screen.getByText('Same category as before: Door Operators'));
    expect(field('Category')).toHaveValue('Door Operators ‹ Door Systems');
  });

  it('the first one has the category of the URL, the next one the brand too, and says so', async () => {
    const seen = fakeApi('post', '/spare-parts', created);
    const { user } = renderPartForm({
      fields: ['name', 'brand'],
      search: `?category=${operators._id}`,
    });
    await enterText(user, await nameField(), 'Governor');
    expect(field('Category')).toHaveValue('Door Operators ‹ Door Systems');
    await enterText(user, field('Brand'), 'Norvik');
    await user.click(screen.getByText('Create and add another'));
    const text = await screen.findByText(/^Kept from the last part:/);
    expect(text).toHaveAttribute('role', 'status');
    expect(text).toHaveTextContent(/Door Operators.*Norvik/);
    await enterText(user, await nameField(), 'Buffer');
    await user.click(screen.getByText('Create and add another'));
    await waitFor(() => expect(seen).toHaveLength(2));
    const [first, second] = seen.map(({ body }) => Object.fromEntries(body as FormData));
    expect(first).toMatchObject({ name: 'Governor', categoryId: operators._id });
    expect(second).toMatchObject({ name: 'Buffer', categoryId: operators._id, brand: 'Norvik' });
    await waitFor(async () => expect(await nameField()).toHaveValue(''));
    await user.clear(field('Brand'));
    expect(text).not.toHaveTextContent('Norvik');
  });

  it('what is kept stays over a reload, but not where the page is left', async () => {
    fakeApi('post', '/spare-parts', created);
    const open = () => renderPartForm({ fields: ['name', 'brand', 'packing'] });
    const first = open();
    await enterText(first.user, await nameField(), 'Governor');
    await chooseCategory(first.user, 'operators', '— Door Operators');
    await enterText(first.user, field('Brand'), 'Norvik');
    await enterText(first.user, field('Packing Details'), 'Crate');
    await first.user.click(screen.getByLabelText(/^For another one, keep shipping/));
    await first.user.click(screen.getByText('Create and add another'));
    await screen.findByText(/^Kept from the last part:/);
    // A reload does not run what an unmount does.
    const stored = window.sessionStorage.getItem(CONSOLE_DRAFTS);
    first.unmount();
    window.sessionStorage.setItem(CONSOLE_DRAFTS, stored!);

    const { user, unmount } = open();
    const note = await screen.findByText(/^Kept from the last part:/);
    await waitFor(() => expect(note).toHaveTextContent(/Door Operators.*Norvik/));
    expect(await nameField()).toHaveValue('');
    expect(field('Category')).toHaveValue('Door Operators ‹ Door Systems');
    expect(field('Brand')).toHaveValue('Norvik');
    expect(field('Packing Details')).toHaveValue('Crate');
    expect(screen.queryByText(/^What you had typed/)).not.toBeInTheDocument();
    await enterText(user, await nameField(), 'Buffer');
    await user.click(submit());
    await findDialog('Spare part created successfully!');
    expect(field('Category')).toHaveValue('');
    expect(field('Brand')).toHaveValue('');
    unmount();
    open();
    expect(await nameField()).toHaveValue('');
    expect(field('Brand')).toHaveValue('');
  });

  it('focuses OK after every save, and the name after it', async () => {
    const seen = fakeApi('post', '/spare-parts', created);
    const { user } = renderPartForm();
    for (const name of ['Governor', 'Buffer']) {
      await user.click(await nameField());
      await user.paste(name);
      await user.click(submit());
      await findDialog('Spare part created successfully!');
      const ok = screen.getByText('OK');
      await waitFor(() => expect(ok).toHaveFocus());
      // Nothing takes it away again.
      await act(() => new Promise((resolve) => setTimeout(resolve)));
      expect(ok).toHaveFocus();
      await user.keyboard('{Enter}');
      await waitFor(() => expect(ok).not.toBeInTheDocument());
      expect(await nameField()).toHaveFocus();
    }
    expect(seen).toHaveLength(2);

    // Nothing is kept of a part that had neither category nor brand.
    await enterText(user, await nameField(), 'Belt');
    await user.click(screen.getByText('Create and add another'));
    await waitFor(() => expect(seen).toHaveLength(3));
    await waitFor(async () => expect(await nameField()).toHaveValue(''));
    expect(screen.queryByText(/^Kept from the last part/)).not.toBeInTheDocument();
  });

  it('is filled by keyboard: Ctrl+Enter saves, Enter does not; and is read-only while it is saved', async () => {
    const seen = fakeApi('post', '/spare-parts', created);
    const { user } = renderPartForm({ fields: ['name', 'partNumber', 'brand'] });
    await user.click(await nameField());
    await user.keyboard('A{Enter}{Tab}{Tab}B{Enter}{Tab}C{Enter}');
    expect(await nameField()).toHaveValue('A');
    expect(field('Part Number')).toHaveValue('B');
    expect(field('Brand')).toHaveValue('C');
    expect(seen).toHaveLength(0);
    await user.keyboard('{Control>}{Enter}{Enter}{/Control}');
    await findDialog('Spare part created successfully!');
    expect(seen).toHaveLength(1);
    await user.click(screen.getByText('OK'));
    await waitFor(() => expect(screen.queryByText('OK')).not.toBeInTheDocument());

    fakeApi('post', '/spare-parts', { pending: true });
    await user.keyboard('D{Control>}{Enter}{/Control}');
    await waitFor(() => expect(field('Brand')).toHaveAttribute('readonly'));
    expect(field('Category')).toHaveAttribute('readonly');
    expect(field('Published')).toBeDisabled();
    expect(await nameField()).toHaveFocus();
    expect(await nameField()).toHaveValue('D');
  });

  it('is not saved while typed text has chosen no category', async () => {
    const seen = fakeApi('post', '/spare-parts', created);
    const { user } = renderPartForm();
    await enterText(user, await nameField(), 'Governor');
    const category = screen.getByLabelText('Category', { selector: 'input' });
    for (const save of [
      () => user.click(submit()),
      () => user.click(screen.getByText('Create and add another')),
      () => user.keyboard('{Control>}{Enter}{/Control}'),
    ]) {
      await user.clear(category);
      await user.type(category, 'door');
      await save();
      await waitFor(() => expect(category).toHaveFocus());
      expect(category).toHaveValue('door');
      expect(category).toHaveAccessibleDescription('No category was chosen for “door”.');
      expect(category).toBeInvalid();
      expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    }
    expect(seen).toHaveLength(0);
    // The only category that it can mean is chosen, although the list is closed.
    await user.clear(category);
    await user.type(category, 'guide rails{Escape}{Control>}{Enter}{/Control}');
    await findDialog('Spare part created successfully!');
    expect((seen[0]?.body as FormData).get('categoryId')).toBe(rails._id);
  });

  it('shows each failure and preserves the form', async () => {
    const { user } = renderPartForm();
    await enterText(user, await nameField(), 'Governor');
    await user.upload(screen.getByLabelText('Images', { selector: 'input' }), anImage('a.png'));
    for (const [response, text] of [
      [{ status: 400, json: { error: 'A file is no image.' } }, 'A file is no image.'],
      [{ status: 400, json: {} }, 'Failed to create spare part'],
      [{ fault: true }, 'The server could not be reached. What you have entered is still here.'],
    ] as const) {
      fakeApi('post', '/spare-parts', response);
      await user.click(submit());
      const dialog = await findDialog('Failed to create spare part');
      expect(dialog).toHaveTextContent(text);
      // Once, not in the form as well.
      expect(screen.getAllByText(text)).toHaveLength(1);
      await user.click(screen.getByText('OK'));
      await waitFor(() => expect(screen.queryByText('OK')).not.toBeInTheDocument());
      expect(await nameField()).toHaveValue('Governor');
      expect(images()).toHaveLength(1);
    }
  });

  it('preserves texts and files over the end of the session', async () => {
    const seen = fakeApi('post', '/spare-parts', ({ headers }) =>
      headers.get('authorization') === 'Bearer new-token'
        ? created
        : { status: 401, json: { error: 'Please log in.' } },
    );
    fakeApi('post', '/auth/login', { json: { token: 'new-token' } });
    fakeUser('admin');
    const { user } = renderConsolePage(page, { screens: { addSparePart: <PartFormWith /> } });
    await enterText(user, await nameField(), 'Governor');
    await user.upload(screen.getByLabelText('Images', { selector: 'input' }), anImage('a.png'));
    await user.click(submit());
    const dialog = await screen.findByText('Your session has ended');
    await enterText(user, screen.getByLabelText('Email'), 'a@b.c');
    await enterText(user, screen.getByLabelText('Password'), 'secret');
    await user.click(screen.getByText('Login'));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await user.click(submit());
    await findDialog('Spare part created successfully!');
    const body = seen[1]?.body as FormData;
    expect(body.get('name')).toBe('Governor');
    expect((body.get('images') as File).name).toBe('a.png');
  });
});
