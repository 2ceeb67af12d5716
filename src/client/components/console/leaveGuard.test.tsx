import { act, screen, waitFor } from '@testing-library/react';
import type { SyntheticEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { enterText } from '@/client/testing/enterText';
import { findDialog } from '@/client/testing/findDialog';
import { renderInConsole } from '@/client/testing/renderConsole';
import { useConsoleForm } from './ConsoleForm';
import { useLeaveGuard } from './leaveGuard';

const question = 'Leave without saving?';
const loggedOut = jest.fn();

function CategoryForm() {
  const navigate = useNavigate();
  const { before } = useLeaveGuard();
  const { register, submit } = useConsoleForm({
    defaultValues: { name: '' },
    onSave: async () => ({}),
    onSaved: () => void navigate('/list'),
  });
  return (
    <form onSubmit={(event: SyntheticEvent<HTMLFormElement>) => void submit(event)}>
      <input aria-label="Name" {...register('name')} />
      <button type="submit">Save</button>
      <Link to="/list">List</Link>
      <button type="button" onClick={() => before(loggedOut)}>
        Log out
      </button>
    </form>
  );
}

async function startTyping() {
  const view = renderInConsole(<CategoryForm />, { route: '/before' });
  await act(() => view.router.navigate('/form'));
  await enterText(view.user, screen.getByLabelText('Name'), 'Door');
  return view;
}

const leavePage = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

describe('leaving a form with changes', () => {
  it('confirms a link and can stay, and confirms Back and can leave', async () => {
    const { user, router } = await startTyping();
    await user.click(screen.getByText('List'));
    const dialog = await findDialog(question);
    await user.click(screen.getByText('Stay here'));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(router.state.location.pathname).toBe('/form');
    expect(screen.getByLabelText('Name')).toHaveValue('Door');

    // Not in `act`, which ends before the dialog has taken the focus.
    await waitFor(() => router.navigate(-1));
    await findDialog(question);
    await user.click(screen.getByText('Leave page'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/before'));
  });

  it('confirms an action such as logging out', async () => {
    const { user } = await startTyping();
    await user.click(screen.getByText('Log out'));
    await findDialog(question);
    expect(loggedOut).not.toHaveBeenCalled();
    await user.click(screen.getByText('Leave page'));
    expect(loggedOut).toHaveBeenCalledTimes(1);
  });

  it('lets the browser confirm closing the tab while there are changes', async () => {
    const { user } = await startTyping();
    expect(leavePage()).toBe(true);
    await user.clear(screen.getByLabelText('Name'));
    expect(leavePage()).toBe(false);
  });

  it('needs no confirmation after a save', async () => {
    const { user, router } = await startTyping();
    await user.click(screen.getByText('Save'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/list'));
    expect(screen.queryByText(question)).not.toBeInTheDocument();
    expect(leavePage()).toBe(false);
  });
});
