import { useDispatch, useSelector } from 'react-redux';
import { useChangePasswordMutation } from '@/client/api';
import { useTranslation } from '@/client/i18n/useTranslation';
import { noticeShown } from '../ui/uiSlice';
import { useFailureText } from '@/client/components/console/useFailure';
import { PasswordForm } from './PasswordForm';
import { selectCurrentUser } from './authSlice';

export interface ChangePasswordFormProps {
  currentLabel?: string;
  submitText?: string;
  autoFocus?: boolean;
  onChanged?: () => void;
}

/** Changes the own password and says so. */
export function ChangePasswordForm(props: ChangePasswordFormProps) {
  const { t } = useTranslation('account');
  const failureText = useFailureText();
  const { currentLabel = t('password.current'), submitText = t('password.submit') } = props;
  const dispatch = useDispatch();
  const email = useSelector(selectCurrentUser).data?.emailId;
  const [changePassword] = useChangePasswordMutation();

  const save = async ({ current, next }: { current: string; next: string }) => {
    const passwordChange = { currentPassword: current, newPassword: next };
    const { error } = await changePassword({ passwordChange });
    if (error) return failureText(error, t('password.failed'));
    dispatch(noticeShown({ text: t('password.done') }));
    props.onChanged?.();
    return undefined;
  };

  return (
    <PasswordForm
      email={email}
      currentLabel={currentLabel}
      newLabel={t('password.new')}
      submitText={submitText}
      submittingText={t('password.submitting')}
      autoFocus={props.autoFocus}
      onSave={save}
    />
  );
}
