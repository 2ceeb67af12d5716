import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { useErrorText, useAcceptInvitationMutation } from '@/client/api';
import { FormCard } from '@/client/components/FormCard';
import Typography from '@mui/material/Typography';
import { useTranslation } from '@/client/i18n/useTranslation';
import { PasswordForm } from '@/client/features/auth/PasswordForm';
import { noticeShown } from '@/client/features/ui/uiSlice';
import { paths } from '@/shared/siteMap';
import { MessagePage } from './MessagePages';

/** The target of an invitation's link: a password creates the account. */
export default function InvitationPage() {
  const { t } = useTranslation('account');
  const errorText = useErrorText();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const [accept] = useAcceptInvitationMutation();
  const fields = new URLSearchParams(hash.slice(1));
  const [token, email] = [fields.get('token'), fields.get('email')];
  if (!token) {
    return (
      <MessagePage
        title={t('invitation.brokenTitle')}
        text={t('invitation.brokenText')}
        href={paths.login()}
        buttonText={t('invitation.brokenButton')}
      />
    );
  }

  return (
    <FormCard title={t('invitation.title')} text={t('invitation.text')}>
      {email && (
        <Typography sx={{ mb: 3, overflowWrap: 'anywhere' }}>
          {t('login.email')}: <strong>{email}</strong>
        </Typography>
      )}
      <PasswordForm
        email={email ?? undefined}
        newLabel={t('login.password')}
        submitText={t('invitation.submit')}
        submittingText={t('invitation.submitting')}
        autoFocus
        onSave={async ({ newPassword: password }) => {
          const { error } = await accept({ acceptance: { token, password } });
          if (error) return errorText(error, t('invitation.failed'));
          dispatch(noticeShown({ text: t('invitation.done') }));
          // Back must not lead to the used link.
          void navigate(paths.login(), { replace: true });
        }}
      />
    </FormCard>
  );
}
