import { textsOf } from '@/client/testing/links';
import { act, screen, waitFor } from '@testing-library/react';
import { enterText } from '@/client/testing/enterText';
import { expectConsole } from '@/client/testing/expectConsole';
import { fakeApi } from '@/client/testing/fakeApi';
import { findDialog } from '@/client/testing/findDialog';
import { aTree } from '@/client/testing/fixtures';
import { renderConsolePage } from '@/client/testing/renderConsole';

const { tree, doors, operators, belts, gears } = aTree();
const edit = (id: string) => `/dashboard/edit-category/${id}`;
const nameField = () => screen.findByLabelText(/^Name/);
const save = () => screen.getByText('Save Changes');
const chosenParent = () => screen.getByRole('option', { selected: true });

describe('editing a category', () => {
  beforeEach(() => {
    fakeApi('get', '/categories/', { json: tree });
  });

  it('shows Loading... first', async () => {
    fakeApi('get', '/categories/', { pending: true });
    renderConsolePage(edit(doors._id));
    expect(await screen.findByText('Loading...')).toBeInTheDocument();
  });

  it('offers the top-level categories except itself, and shows the image that it has', async () => {
    fakeApi('get', '/categories/', { json: [{ ...doors, image: 'doors.jpg' }, ...tree.slice(1)] });
    renderConsolePage(edit(doors._id));
    expect(await nameField()).toHaveValue('Door Systems');
    expect(textsOf('option')).toEqual(['-- No parent --', 'Safety Gears', 'Guide Rails']);
    expect(chosenParent()).toHaveTextContent('-- No parent --');
    expect(screen.getByAltText('Image of the category')).toHaveAttribute(
      'src',
      'http://backend.test:7777/uploads/doors.jpg',
    );
  });

  it('keeps a parent that is no top-level category', async () => {
    const seen = fakeApi('put', '/categories/:id', { json: { _id: belts._id, name: 'Belts' } });
    const { user } = renderConsolePage(edit(belts._id));
    await nameField();
    expect(chosenParent()).toHaveTextContent('Door Systems › Door Operators');
    await user.click(save());
    await waitFor(() => expect(seen).toHaveLength(1));
    expect((seen[0]?.body as FormData).get('parentId')).toBe(operators._id);
  });

  it('saves and returns to the rows of the table that were shown before', async () => {
    const seen = fakeApi('put', '/categories/:id', { json: { _id: operators._id, name: 'X' } });
    const { user, router } = renderConsolePage('/dashboard/all-categories?q=operators');
    await user.click(await screen.findByLabelText('Edit Door Operators'));
    await user.clear(await nameField());
    await enterText(user, await nameField(), 'Operators');
    await user.selectOptions(screen.getByLabelText('Parent category'), '-- No parent --');
    await user.click(save());
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/all-categories'));
    expect(router.state.location.search).toBe('?q=operators');
    expect(seen[0]?.url.pathname).toBe(`/categories/${operators._id}`);
    expect([...(seen[0]?.body as FormData).entries()]).toEqual([['name', 'Operators']]);
  });

  it('asks about a sibling of the same name only when name or place changes', async () => {
    const twin = { ...gears, _id: 'ffffffffffffffffffffffff' };
    fakeApi('get', '/categories/', { json: [...tree, twin] });
    const seen = fakeApi('put', '/categories/:id', { json: gears });
    const { user, router } = renderConsolePage(edit(gears._id));
    await enterText(user, await screen.findByLabelText('Description'), 'Certified.');
    await user.click(save());
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/all-categories'));
    expect(seen).toHaveLength(1);
    await waitFor(() =>
      expect(screen.getAllByText('Safety Gears')[0]!.closest('tr')).toHaveFocus(),
    );
    await act(() => router.navigate(edit(doors._id)));
    await user.clear(await nameField());
    await enterText(user, await nameField(), 'Guide rails');
    await user.click(save());
    await findDialog('The same name twice');
    expect(seen).toHaveLength(1);
  });

  it('only logs a failed save, keeps the draft, and opens the login dialog when the session has expired', async () => {
    fakeApi('put', '/categories/:id', { status: 400, json: { error: 'No.' } });
    const { user, router } = renderConsolePage(edit(doors._id));
    await enterText(user, await nameField(), ' 2');
    await user.click(save());
    await waitFor(() => expectConsole('error', 'The category could not be saved.'));
    expect(router.state.location.pathname).toBe(edit(doors._id));
    expect(await nameField()).toHaveValue('Door Systems 2');
    expect(screen.queryByText('No.')).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    fakeApi('put', '/categories/:id', { status: 401, json: { error: 'Please log in.' } });
    await user.click(save());
    await findDialog('Your session has ended');
    expectConsole('error', 'The category could not be saved.');
  });
});
