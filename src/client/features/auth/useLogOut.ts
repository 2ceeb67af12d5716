import { useLogOutMutation } from '@/client/api';

/** Ends the session on the server; the auth slice and `RequireAdmin` react to it. A failure is only logged. */
export function useLogOut(): () => Promise<void> {
  const [logOut] = useLogOutMutation();
  return async () => {
    const { error } = await logOut();
    if (error) console.error('Logout failed', error);
  };
}
