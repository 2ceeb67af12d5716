import { hrefOf } from '@/client/testing/links';
import { screen, waitFor } from '@testing-library/react';
import { chooseCategory } from '@/client/testing/chooseCategory';
import { enterText } from '@/client/testing/enterText';
import { fakeApi } from '@/client/testing/fakeApi';
import { findDialog } from '@/client/testing/findDialog';
import { anImage, fakeObjectUrls } from '@/client/testing/files';
import { aPart, aTree } from '@/client/testing/fixtures';
import { renderConsolePage } from '@/client/testing/renderConsole';
import { PartFormWith, renderPartForm } from '@/client/testing/renderPartForm';

const { tree, operators, gears } = aTree();
const part = aPart({
  name: 'Governor',
  brand: 'Norvik',
  categoryId: operators,
  images: ['a.jpg', 'b.jpg'],
});
const page = `/dashboard/edit-sparePart/${part._id}`;
const nameField = () => screen.findByLabelText(/^Name/);
const save = () => screen.getByText('Save Changes');
const sentFields = (body: unknown) => [...(body as FormData).entries()];

describe('editing a spare part', () => {
  beforeEach(() => {
    fakeObjectUrls();
    fakeApi('get', '/categories/', { json: tree });
    fakeApi('get', '/spare-parts/:id', { json: part });
  });

  it('starts with the stored values and sends all texts, but no image again', async () => {
    const seen = fakeApi('put', '/spare-parts/:id', { json: part });
    const { user, router } = renderConsolePage(page);
    expect(await nameField()).toHaveValue('Governor');
    expect(screen.getByLabelText('Category')).toHaveValue('Door Operators ‹ Door Systems');
    await chooseCategory(user, 'gears', gears.name);
    await user.clear(screen.getByLabelText('Brand'));
    await user.click(save());
    await screen.findByText('Spare part updated successfully!');
    await screen.findByText('Governor', { selector: 'h1' });
    expect(router.state.location.pathname).toBe(`/dashboard/single-sparePart/${part._id}`);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    expect(sentFields(seen[0]?.body)).toEqual([
      ['name', 'Governor'],
      ['categoryId', gears._id],
    ]);
  });

  it('saves and goes back to the row of the list that it came from', async () => {
    fakeApi('put', '/spare-parts/:id', { json: part });
    fakeApi('get', '/spare-parts', { json: { data: [aPart(), part], total: 40, page: 3 } });
    const { user, router } = renderConsolePage(
      '/dashboard/all-spareparts?q=gov&sort=-name&page=3',
      { screens: { editSparePart: <PartFormWith part={part} /> } },
    );
    await user.click(await screen.findByLabelText('Edit Governor'));
    await enterText(user, await nameField(), ' 2');
    await user.click(screen.getByText('Save and back'));
    expect(await screen.findByText('Spare part updated successfully!')).toBeInTheDocument();
    const { pathname, search } = router.state.location;
    expect(pathname + search).toBe('/dashboard/all-spareparts?q=gov&sort=-name&page=3');
    expect(router.state.historyAction).toBe('REPLACE');
    await waitFor(() => expect(screen.getByText('Governor').closest('tr')).toHaveFocus());
  });

  it('goes back to the rows of the list after a reload too', async () => {
    fakeApi('put', '/spare-parts/:id', { json: part });
    fakeApi('get', '/spare-parts', { json: { data: [part], total: 40, page: 3 } });
    const { unmount } = renderConsolePage('/dashboard/all-spareparts?q=gov&page=3');
    await screen.findByRole('table');
    unmount();
    const { user, router } = renderPartForm({ part });
    await enterText(user, await nameField(), ' 2');
    await user.click(screen.getByText('Save and back'));
    await screen.findByText('Spare part updated successfully!');
    expect(router.state.location.search).toBe('?q=gov&page=3');
  });

  it('arranges images without uploading the others again', async () => {
    const seen = fakeApi('put', '/spare-parts/:id', { json: part });
    const { user } = renderPartForm({ part });
    await nameField();
    await user.upload(screen.getByLabelText('Images', { selector: 'input' }), anImage('c.png'));
    await user.click(screen.getByLabelText('Remove image 1'));
    await user.click(screen.getByLabelText('Move image 2 to the left'));
    await user.click(save());
    await waitFor(() => expect(seen).toHaveLength(1));
    const body = seen[0]?.body as FormData;
    expect(body.getAll('imageOrder')).toEqual(['new:0', 'b.jpg']);
    expect(body.getAll('images').map((file) => (file as File).name)).toEqual(['c.png']);
  });

  it('sends one empty entry where no image is left', async () => {
    const seen = fakeApi('put', '/spare-parts/:id', { json: part });
    const { user } = renderPartForm({ part });
    await nameField();
    await user.click(screen.getByLabelText('Remove image 1'));
    await user.click(screen.getByLabelText('Remove image 1'));
    await user.click(save());
    await waitFor(() => expect(seen).toHaveLength(1));
    expect((seen[0]?.body as FormData).getAll('imageOrder')).toEqual(['']);
  });

  it('shows each failure and preserves the form', async () => {
    const { user } = renderPartForm({ part });
    await enterText(user, await nameField(), ' 2');
    for (const [response, text] of [
      [{ status: 400, json: { error: 'A file is no image.' } }, 'A file is no image.'],
      // A backend that offers only the core has no such call.
      [{ status: 404, json: {} }, 'Failed to update spare part'],
      [{ fault: true }, 'The server could not be reached. What you have entered is still here.'],
    ] as const) {
      fakeApi('put', '/spare-parts/:id', response);
      await user.click(save());
      expect(await findDialog('Failed to update spare part')).toHaveTextContent(text);
      expect(screen.getAllByText(text)).toHaveLength(1);
      await user.click(screen.getByText('OK'));
      await waitFor(() => expect(screen.queryByText('OK')).not.toBeInTheDocument());
      expect(await nameField()).toHaveValue('Governor 2');
    }
  });

  it('preserves the category when the tree could not be loaded', async () => {
    fakeApi('get', '/categories/', { json: [] });
    renderPartForm({ part });
    await nameField();
    expect(screen.getByLabelText('Category')).toHaveValue('Door Operators');
  });

  it('shows whether the part is a draft', async () => {
    fakeApi('get', '/spare-parts/:id', { json: { ...part, hidden: true } });
    renderPartForm({ part });
    await nameField();
    expect(screen.getByLabelText('Published')).not.toBeChecked();
    expect(hrefOf('Preview')).toBe(`/spare-parts-details/${part._id}`);
  });
});
