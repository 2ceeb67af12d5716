import { textsOf } from '@/client/testing/links';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enterText } from '@/client/testing/enterText';
import { fakeApi } from '@/client/testing/fakeApi';
import { findDialog } from '@/client/testing/findDialog';
import { aFile, anImage, fakeObjectUrls } from '@/client/testing/files';
import { aTree } from '@/client/testing/fixtures';
import { fakeEmptyOverview, renderConsolePage } from '@/client/testing/renderConsole';

const { tree, doors } = aTree();
const page = '/dashboard/add-category';
const nameField = () => screen.findByLabelText(/^Name/);
const submit = () => screen.getByText('Create Category');

describe('adding a category', () => {
  beforeEach(() => {
    fakeApi('get', '/categories/', { json: tree });
    fakeEmptyOverview();
  });

  it('offers the top-level categories as parents, and none, and needs a name', async () => {
    const seen = fakeApi('post', '/categories/');
    const { user } = renderConsolePage(page);
    await screen.findByText('Guide Rails');
    expect(textsOf('option')).toEqual([
      '-- No parent --',
      'Door Systems',
      'Safety Gears',
      'Guide Rails',
    ]);
    await enterText(user, await nameField(), '   ');
    await user.click(submit());
    expect(await screen.findByText('Please enter a name.')).toBeInTheDocument();
    expect(seen).toHaveLength(0);
  });

  it('submits the form, shows the result on the dashboard and clears the form', async () => {
    fakeObjectUrls();
    const seen = fakeApi('post', '/categories/', {
      status: 201,
      json: { _id: '1', name: 'Belts & Chains' },
    });
    const { user, router } = renderConsolePage(page);
    await enterText(user, await nameField(), ' Belts & Chains ');
    await enterText(user, screen.getByLabelText('Description'), 'For doors.');
    await user.upload(screen.getByLabelText('Image'), anImage('belt.png'));
    await user.click(submit());

    const dialog = await findDialog('Category Created!');
    expect(dialog).toHaveTextContent('Category "Belts & Chains" has been added successfully.');
    expect(router.state.location.pathname).toBe('/dashboard');
    const body = seen[0]?.body as FormData;
    expect([...body.keys()]).toEqual(['name', 'description', 'image']);
    expect(body.get('name')).toBe('Belts & Chains');
    expect((body.get('image') as File).name).toBe('belt.png');

    await user.click(screen.getByText('OK'));
    await act(() => router.navigate(page));
    expect(await nameField()).toHaveValue('');
  });

  it('asks before it adds a second category of one name at one place', async () => {
    const seen = fakeApi('post', '/categories/', {
      status: 201,
      json: { _id: '1', name: 'door  operators' },
    });
    const { user } = renderConsolePage(page);
    await enterText(user, await nameField(), 'door  operators');
    await screen.findByText('Door Systems');
    await user.selectOptions(screen.getByLabelText('Parent category'), 'Door Systems');
    await user.click(submit());
    expect(await findDialog('The same name twice')).toHaveTextContent('“Door Operators”');
    await user.click(screen.getByText('Back to the form'));
    await waitFor(() => expect(submit()).toHaveFocus());
    expect(await nameField()).toHaveValue('door  operators');
    expect(seen).toHaveLength(0);

    await user.click(submit());
    await user.click(await screen.findByText('Save all the same'));
    expect(await findDialog('Category Created!')).toHaveTextContent(
      'Sub-category "door operators" under "Door Systems" has been added successfully.',
    );
    expect((seen[0]?.body as FormData).get('parentId')).toBe(doors._id);
    await waitFor(() => expect(screen.getByText('OK')).toHaveFocus());
    expect(screen.getByText('View on site')).toHaveAttribute('href', '/spare-parts-grid/1');
  });

  it('shows a failure in a dialog and in the form, and keeps the draft', async () => {
    fakeObjectUrls();
    const { user, router } = renderConsolePage(page);
    await enterText(user, await nameField(), 'Belts');
    await user.upload(screen.getByLabelText('Image'), anImage('belt.png'));
    for (const [response, text] of [
      [{ status: 400, json: { error: 'The image is broken.' } }, 'The image is broken.'],
      [{ status: 500, json: {} }, 'Failed to create category'],
    ] as const) {
      fakeApi('post', '/categories/', response);
      await user.click(submit());
      const dialog = await findDialog('Error');
      expect(dialog).toHaveTextContent(text);
      await user.click(screen.getByText('OK'));
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
      expect(await screen.findByRole('alert')).toHaveTextContent(text);
      expect(router.state.location.pathname).toBe(page);
      expect(await nameField()).toHaveValue('Belts');
      expect(screen.getByAltText('Chosen image')).toBeInTheDocument();
    }

    // It is submitted once while it is saved.
    const seen = fakeApi('post', '/categories/', { pending: true });
    await user.click(submit());
    const creating = await screen.findByText('Creating...', { selector: 'button' });
    expect(creating).toHaveAttribute('aria-disabled', 'true');
    await user.click(creating);
    await user.type(await nameField(), '{Enter}');
    expect(seen).toHaveLength(1);
  });

  it('accepts images only, and revokes the object URLs of previews', async () => {
    const { created, revoked } = fakeObjectUrls();
    renderConsolePage(page);
    const user = userEvent.setup({ applyAccept: false });
    const input = await screen.findByLabelText('Image');
    expect(input).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp,image/avif,image/gif');
    await user.upload(input, aFile('notes.txt', 'text/plain'));
    expect(await screen.findByText(/^“notes.txt” is not a JPEG/)).toBeInTheDocument();
    expect(created).toHaveLength(0);

    await user.upload(input, anImage('belt.png'));
    expect(await screen.findByAltText('Chosen image')).toHaveAttribute('src', 'blob:0');
    await user.click(screen.getByLabelText('Remove the chosen image'));
    await waitFor(() => expect(screen.queryByAltText('Chosen image')).not.toBeInTheDocument());
    expect(revoked).toEqual(created);
  });
});
