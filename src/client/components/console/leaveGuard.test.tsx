import { act, screen, waitFor } from '@testing-library/react';
import { fakeApi } from '@/client/testing/fakeApi';
import { findDialog } from '@/client/testing/findDialog';
import { fakeEmptyOverview, renderConsole } from '@/client/testing/renderConsole';

const question = 'Leave without saving?';

async function startTyping() {
  const view = renderConsole('/dashboard/add-spareParts');
  await screen.findByRole('heading', { level: 1, name: 'Add Spare Part' });
  await act(() => view.router.navigate('/dashboard/add-category'));
  await view.user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Door');
  return view;
}

const leavePage = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

describe('leaving a form with changes', () => {
  it('confirms a link, and can stay', async () => {
    const { user, router } = await startTyping();
    await user.click(screen.getByRole('link', { name: 'All SpareParts' }));
    await findDialog(question);
    await user.click(screen.getByRole('button', { name: 'Stay here' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(router.state.location.pathname).toBe('/dashboard/add-category');
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Door');
  });

  it('confirms Back, and can leave', async () => {
    const { user, router } = await startTyping();
    // Not in `act`, which ends before the dialog has taken the focus.
    await waitFor(() => router.navigate(-1));
    await findDialog(question);
    await user.click(screen.getByRole('button', { name: 'Leave page' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Add Spare Part' }),
    ).toBeInTheDocument();
  });

  it('confirms a logout', async () => {
    const seen = fakeApi('post', '/auth/logout');
    const { user, router } = await startTyping();
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    await findDialog(question);
    expect(seen).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Leave page' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(seen).toHaveLength(1);
  });

  it('lets the browser confirm closing the tab while there are changes', async () => {
    const { user } = await startTyping();
    expect(leavePage()).toBe(true);
    await user.clear(screen.getByRole('textbox', { name: 'Name' }));
    expect(leavePage()).toBe(false);
  });

  it('needs no confirmation after a save', async () => {
    fakeApi('post', '/categories/', { status: 201, json: { _id: '1', name: 'Door' } });
    fakeEmptyOverview();
    const { user, router } = await startTyping();
    await user.click(screen.getByRole('button', { name: 'Create Category' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
    expect(screen.queryByText(question)).not.toBeInTheDocument();
    expect(leavePage()).toBe(false);
  });
});
