import { screen, waitFor, within } from '@testing-library/react';
import type { Category, SparePart } from '@/client/api';
import { enterText } from '@/client/testing/enterText';
import { type RecordedRequest, fakeApi } from '@/client/testing/fakeApi';
import { findDialog } from '@/client/testing/findDialog';
import { anImage, fakeObjectUrls } from '@/client/testing/files';
import { aPart, aTree } from '@/client/testing/fixtures';
import { renderConsolePage } from '@/client/testing/renderConsole';
import { renderPartForm } from '@/client/testing/renderPartForm';

const CONFLICT = 'Someone else has saved changes meanwhile';
const GONE = 'Someone else has deleted this';

/** A backend with one record and its versions. */
function fakeVersions<T extends { version?: number }>(first: T) {
  let stored: T | undefined = first;
  return {
    get: () => (stored ? { json: stored } : { status: 404, json: { error: 'Gone.' } }),
    put: ({ headers }: RecordedRequest) => {
      if (!stored) return { status: 404, json: { error: 'Gone.' } };
      const wanted = headers.get('if-match');
      if (wanted !== null && wanted !== `"${stored.version}"`) {
        return { status: 412, json: { error: 'Changed.' } };
      }
      stored = { ...stored, version: stored.version! + 1 };
      return { json: stored };
    },
    changeElsewhere: (fields: Partial<T>) => {
      stored = { ...stored!, ...fields, version: stored!.version! + 1 };
    },
    deleteElsewhere: () => {
      stored = undefined;
    },
  };
}

const fieldsOf = ({ body }: RecordedRequest) => Object.fromEntries((body as FormData).entries());
const press = (name: string) => screen.getByText(name, { selector: 'button' });
const choice = (dialog: HTMLElement, field: string, name: string) =>
  within(within(dialog).getByRole('group', { name: field })).getByRole('radio', { name });

describe('a spare part that someone else changes while it is edited', () => {
  const { tree, operators, gears } = aTree();
  const part = aPart({
    name: 'Governor',
    brand: 'Norvik',
    weight: '3 kg',
    description: 'One\r\nTwo',
    categoryId: operators,
    images: ['a.jpg', 'b.jpg'],
    version: 4,
  });

  function fakePart(changes: Partial<SparePart> = {}) {
    const backend = fakeVersions<SparePart>({ ...part, ...changes });
    fakeApi('get', '/categories/', { json: tree });
    fakeApi('get', '/spare-parts/:id', backend.get);
    return backend;
  }
  function open(changes?: Partial<SparePart>) {
    fakeObjectUrls();
    const backend = fakePart(changes);
    const puts = fakeApi('put', '/spare-parts/:id', backend.put);
    const view = renderPartForm({ part, fields: ['name', 'material'] });
    return { ...view, backend, puts };
  }
  const nameField = () => screen.findByLabelText(/^Name/);

  it('is saved over both changes, mine where both changed a field and none is chosen', async () => {
    const { user, backend, puts, router } = open();
    await enterText(user, await nameField(), ' mine');
    await enterText(user, screen.getByLabelText('Material'), 'Steel');
    backend.changeElsewhere({ name: 'Governor theirs', weight: '5 kg', categoryId: gears });
    await user.click(press('Save Changes'));
    await findDialog(CONFLICT);
    expect(puts[0]?.headers.get('if-match')).toBe('"4"');

    // On the way back everything is in the form; the next save shows the dialog again.
    await user.keyboard('{Escape}');
    await screen.findByText('Not saved yet. What you have entered is still here.');
    expect(await nameField()).toHaveValue('Governor mine');
    expect(router.state.location.pathname).toContain('edit-sparePart');
    await user.click(press('Save Changes'));
    const dialog = await findDialog(CONFLICT);
    expect(choice(dialog, 'Name', 'Keep mine')).toBeChecked();
    expect(choice(dialog, 'Name', 'Keep mine')).toHaveAccessibleDescription('Governor mine');
    expect(choice(dialog, 'Name', 'Take theirs')).toHaveAccessibleDescription('Governor theirs');
    expect(within(dialog).getAllByRole('group')).toHaveLength(1);
    const lists = within(dialog)
      .getAllByRole('term')
      .map((term) => term.parentElement?.textContent);
    expect(lists).toEqual([
      'CategoryBefore:Door OperatorsNow:Safety Gears',
      'WeightBefore:3 kgNow:5 kg',
      'MaterialBefore:emptyNow:Steel',
    ]);
    await user.click(within(dialog).getByText('Save'));
    await screen.findByText('Spare part updated successfully!');
    expect(puts[2]?.headers.get('if-match')).toBe('"5"');
    expect(fieldsOf(puts[2]!)).toMatchObject({
      name: 'Governor mine',
      material: 'Steel',
      weight: '5 kg',
      categoryId: gears._id,
    });
  });

  it('keeps my new images with either arrangement', async () => {
    const { user, backend, puts } = open();
    await nameField();
    await user.upload(screen.getByLabelText('Images', { selector: 'input' }), anImage('c.png'));
    await user.click(screen.getByLabelText('Move image 3 to the left'));
    backend.changeElsewhere({ images: ['b.jpg', 'a.jpg'] });
    await user.click(press('Save Changes'));
    const dialog = await findDialog(CONFLICT);
    await user.click(choice(dialog, 'Images', 'Take theirs'));
    await user.click(press('Save'));
    await screen.findByText('Spare part updated successfully!');
    const body = puts[1]?.body as FormData;
    expect(body.getAll('imageOrder')).toEqual(['b.jpg', 'a.jpg', 'new:0']);
    expect(body.getAll('images')).toHaveLength(1);
  });

  it('leaves everything in the form where the changes could not be loaded', async () => {
    const { user, backend } = open();
    await enterText(user, await nameField(), ' mine');
    backend.changeElsewhere({ name: 'Theirs' });
    fakeApi('get', '/spare-parts/:id', { status: 400, json: { error: 'No.' } });
    await user.click(press('Save Changes'));
    await screen.findByText(/their changes could not be loaded/);
    expect(await nameField()).toHaveValue('Governor mine');
  });

  it('is saved as a new one when it has been deleted, once its images can be loaded', async () => {
    const { user, backend, router } = open();
    fakeApi('get', '/uploads/:file', { status: 404 });
    const made = { ...part, _id: 'ffffffffffffffffffffff00' };
    const posts = fakeApi('post', '/spare-parts', { status: 201, json: made });
    await enterText(user, await nameField(), ' mine');
    backend.deleteElsewhere();
    const saveAsNew = async () => {
      await user.click(press('Save Changes'));
      await findDialog(GONE);
      await user.click(press('Save as a new spare part'));
    };
    await saveAsNew();
    await findDialog('Failed to update spare part');
    await user.click(screen.getByText('OK'));
    await waitFor(() => expect(screen.queryByText('OK')).not.toBeInTheDocument());
    expect(await nameField()).toHaveValue('Governor mine');
    expect(posts).toHaveLength(0);

    const fetched = fakeApi('get', '/uploads/:file', { json: 'image' });
    await saveAsNew();
    await findDialog('Spare part created successfully!');
    expect(fetched.map(({ url }) => url.pathname)).toEqual(['/uploads/a.jpg', '/uploads/b.jpg']);
    expect((posts[0]?.body as FormData).getAll('images')).toHaveLength(2);
    expect(fieldsOf(posts[0]!)).toMatchObject({ name: 'Governor mine', brand: 'Norvik' });
    expect(router.state.location.pathname).toBe(`/dashboard/single-sparePart/${made._id}`);
  });

  it('has to be confirmed once more before it is deleted', async () => {
    const backend = fakePart();
    const deletes = fakeApi('delete', '/spare-parts/:id', backend.put);
    const { user } = renderConsolePage(`/dashboard/single-sparePart/${part._id}`);
    await user.click(await screen.findByText('Delete'));
    await findDialog('Are you sure?');
    backend.changeElsewhere({ name: 'Renamed', brand: 'Keldruna', categoryId: gears });
    await user.click(press('Yes, delete it!'));
    expect(await screen.findByText(/Someone else has changed this/)).toBeInTheDocument();
    expect(screen.getByText('Renamed · Keldruna · Safety Gears')).toBeInTheDocument();
    fakeApi('get', '/spare-parts', { json: [] });
    await user.click(press('Yes, delete it!'));
    await screen.findByText('The spare part is in the trash for 30 days.');
    expect(deletes.map(({ headers }) => headers.get('if-match'))).toEqual(['"4"', '"5"']);
  });
});

describe('a category that someone else changes while it is edited', () => {
  const { doors, gears, rails } = aTree();
  const edited: Category = { ...gears, image: 'gears.jpg', version: 2 };

  function open(changes: Partial<Category> = {}) {
    fakeObjectUrls();
    const backend = fakeVersions({ ...edited, ...changes });
    const current = () => {
      const { json } = backend.get();
      return [doors, rails, ...('version' in json ? [json] : [])];
    };
    fakeApi('get', '/categories/', () => ({ json: current() }));
    fakeApi('get', '/categories/:id', backend.get);
    const puts = fakeApi('put', '/categories/:id', backend.put);
    return { backend, puts };
  }
  const render = () => renderConsolePage(`/dashboard/edit-category/${gears._id}`);
  const nameField = () => screen.findByLabelText(/^Name/);

  it('is saved over both changes', async () => {
    const { backend, puts } = open();
    const { user, router } = render();
    await enterText(user, await nameField(), ' mine');
    const upload = screen.getByLabelText('Image', { selector: 'input' });
    await user.upload(upload, anImage('new.png'));
    backend.changeElsewhere({ name: 'Theirs', image: 'other.jpg', parentId: doors._id });
    await user.click(press('Save Changes'));
    const dialog = await findDialog(CONFLICT);
    expect(choice(dialog, 'Name', 'Keep mine')).toHaveAccessibleDescription('Safety Gears mine');
    expect(choice(dialog, 'Image', 'Keep mine')).toBeChecked();
    await user.click(choice(dialog, 'Image', 'Take theirs'));
    await user.click(press('Save'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/all-categories'));
    expect(puts.map(({ headers }) => headers.get('if-match'))).toEqual(['"2"', '"3"']);
    expect(fieldsOf(puts[1]!)).toEqual({ name: 'Safety Gears mine' });
  });

  it('saves theirs where that is chosen, and shows the dialog again after another change', async () => {
    const { backend, puts } = open();
    const { user } = render();
    await enterText(user, await nameField(), ' mine');
    backend.changeElsewhere({ name: 'Second' });
    await user.click(press('Save Changes'));
    await findDialog(CONFLICT);
    await user.click(press('Back to the form'));
    await screen.findByText('Not saved yet. What you have entered is still here.');
    expect(await nameField()).toHaveValue('Safety Gears mine');
    expect(press('Save Changes')).toHaveFocus();
    await user.click(press('Save Changes'));
    await user.click(choice(await findDialog(CONFLICT), 'Name', 'Take theirs'));
    backend.changeElsewhere({ description: 'Quiet' });
    await user.click(press('Save'));
    const dialog = await findDialog(CONFLICT);
    await waitFor(() => expect(dialog).toHaveTextContent('Quiet'));
    await user.click(press('Save'));
    await waitFor(() => expect(puts).toHaveLength(4));
    expect(fieldsOf(puts[3]!)).toMatchObject({ name: 'Second', description: 'Quiet' });
  });

  it('is saved at once where the other person changed no field of the form', async () => {
    const { backend, puts } = open();
    const { user, router } = render();
    await enterText(user, await nameField(), ' mine');
    backend.changeElsewhere({});
    await user.click(press('Save Changes'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/all-categories'));
    expect(puts.map(({ headers }) => headers.get('if-match'))).toEqual(['"2"', '"3"']);
  });

  it('is saved without `If-Match` where the backend has no versions', async () => {
    const { puts } = open({ version: undefined });
    const { user } = render();
    await nameField();
    await user.click(press('Save Changes'));
    await waitFor(() => expect(puts).toHaveLength(1));
    expect(puts[0]?.headers.has('if-match')).toBe(false);
  });

  it('is saved as a new one when it has been deleted', async () => {
    const { backend } = open();
    const posts = fakeApi('post', '/categories/', { status: 201, json: edited });
    fakeApi('get', '/uploads/:file', { json: 'image' });
    const { user, router } = render();
    await enterText(user, await nameField(), ' mine');
    backend.deleteElsewhere();
    await user.click(press('Save Changes'));
    await findDialog(GONE);
    await user.click(press('Save as a new category'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/all-categories'));
    const body = fieldsOf(posts[0]!);
    expect(body).toEqual({ name: 'Safety Gears mine', image: expect.anything() });
  });

  it('has to be confirmed once more before it is deleted', async () => {
    const { backend } = open();
    const deletes = fakeApi('delete', '/categories/:id', backend.put);
    const { user } = renderConsolePage('/dashboard/all-categories');
    await user.click(await screen.findByLabelText('Delete Safety Gears'));
    backend.changeElsewhere({ name: 'Renamed' });
    await user.click(press('Yes, delete it!'));
    expect(await screen.findByText(/Someone else has changed this/)).toBeInTheDocument();
    expect(screen.getByText(/^“Renamed”/)).toBeInTheDocument();
    await user.click(press('Yes, delete it!'));
    await screen.findByText('Category and all its subcategories have been deleted.');
    expect(deletes.map(({ headers }) => headers.get('if-match'))).toEqual(['"2"', '"3"']);
  });
});
