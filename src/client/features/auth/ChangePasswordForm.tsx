import { useDispatch, useSelector } from 'react-redux';
import { useChangePasswordMutation } from '../../api';
import { useContent } from '../../content';
import { noticeShown } from '../ui/uiSlice';
import { useFailureText } from '../ui/useFailure';
import { PasswordForm } from './PasswordForm';
import { selectCurrentUser } from './selectCurrentUser';

export interface ChangePasswordFormProps {
  currentLabel?: string;
  submitText?: string;
  autoFocus?: boolean;
  onChanged?: () => void;
}

/** Changes the own password and says so. */
export function ChangePasswordForm(props: ChangePasswordFormProps) {
  const { password } = useContent('account');
  const failureText = useFailureText();
  const { currentLabel = password.current, submitText = password.submit } = props;
  const dispatch = useDispatch();
  const email = useSelector(selectCurrentUser).data?.emailId;
  const [changePassword] = useChangePasswordMutation();

  const save = async ({ current, next }: { current: string; next: string }) => {
    const passwordChange = { currentPassword: current, newPassword: next };
    const { error } = await changePassword({ passwordChange });
    if (error) return failureText(error, password.failed);
    dispatch(noticeShown({ text: password.done }));
    props.onChanged?.();
    return undefined;
  };

  return (
    <PasswordForm
      email={email}
      currentLabel={currentLabel}
      newLabel={password.new}
      submitText={submitText}
      submittingText={password.submitting}
      autoFocus={props.autoFocus}
      onSave={save}
    />
  );
}
