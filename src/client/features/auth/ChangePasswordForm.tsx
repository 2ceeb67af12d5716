import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useChangePasswordMutation } from '@/client/api';
import { useUnsavedChanges } from '@/client/components/console/leaveGuard';
import { useFailureText, useNotices } from '@/client/components/console/useFailure';
import { useTranslation } from '@/client/i18n/useTranslation';
import { selectCurrentUser } from './authSlice';
import { PasswordForm } from './PasswordForm';

interface ChangePasswordFormProps {
  currentLabel?: string;
  submitText?: string;
  autoFocus?: boolean;
  onChanged?: () => void;
}

export function ChangePasswordForm(props: ChangePasswordFormProps) {
  const { t } = useTranslation('account');
  const { currentLabel = t('password.current'), submitText = t('password.submit') } = props;
  const failureText = useFailureText();
  const { showDone } = useNotices();
  const email = useSelector(selectCurrentUser).data?.emailId;
  const [changePassword] = useChangePasswordMutation();
  const [isTyped, setTyped] = useState(false);
  useUnsavedChanges(isTyped);
  return (
    <PasswordForm
      email={email}
      currentLabel={currentLabel}
      newLabel={t('password.new')}
      submitText={submitText}
      submittingText={t('password.submitting')}
      autoFocus={props.autoFocus}
      onTyped={setTyped}
      onSave={async (passwordChange) => {
        const { error } = await changePassword({ passwordChange });
        if (error) return failureText(error, t('password.failed'));
        showDone(t('password.done'));
        props.onChanged?.();
      }}
    />
  );
}
