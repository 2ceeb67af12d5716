import { errorText, isUnauthorized, useChangePasswordMutation } from '../../api';
import { useContent } from '../../content';

/** Changes the own password; answers what went wrong, or nothing. */
export function useChangePassword() {
  const { password } = useContent('account');
  const { session } = useContent('admin');
  const [changePassword] = useChangePasswordMutation();
  return async ({ current, next }: { current: string; next: string }) => {
    const passwordChange = { currentPassword: current, newPassword: next };
    const { error } = await changePassword({ passwordChange });
    if (!error) return undefined;
    return isUnauthorized(error) ? session.nothingSaved : errorText(error, password.failed);
  };
}
