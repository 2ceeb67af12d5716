import Typography from '@mui/material/Typography';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAcceptInvitationMutation, useErrorText, useResetPasswordMutation } from '@/client/api';
import { FormCard, FormCardLink } from '@/client/components/FormCard';
import { useTranslation } from '@/client/i18n/useTranslation';
import { PasswordForm } from '@/client/features/auth/PasswordForm';
import { noticeShown } from '@/client/features/ui/uiSlice';
import { paths } from '@/shared/siteMap';
import { MessagePage } from './MessagePages';

/** The target of an invitation's link: a password creates the account. */
export const InvitationPage = () => <PasswordLinkPage kind="invitation" />;

/** The target of the link for a forgotten password. */
export const ResetPasswordPage = () => <PasswordLinkPage kind="reset" />;

/** The target of a link with a token, which is in the fragment: chooses a password. */
function PasswordLinkPage({ kind }: { kind: 'invitation' | 'reset' }) {
  const { t } = useTranslation('account');
  const [acceptInvitation] = useAcceptInvitationMutation();
  const [resetPassword] = useResetPasswordMutation();
  const isReset = kind === 'reset';
  const otherHref = isReset ? paths.forgottenPassword() : paths.login();
  const errorText = useErrorText();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const fields = new URLSearchParams(hash.slice(1));
  const [token, email] = [fields.get('token'), fields.get('email')];
  if (!token) {
    return (
      <MessagePage
        title={t('invitation.brokenTitle')}
        text={t(`${kind}.brokenText`)}
        href={otherHref}
        buttonText={t(`${kind}.brokenButton`)}
      />
    );
  }

  return (
    <FormCard title={t(`${kind}.title`)} text={t(`${kind}.text`)}>
      {email && (
        <Typography sx={{ mb: 3, overflowWrap: 'anywhere' }}>
          {t('login.email')}: <strong dir="auto">{email}</strong>
        </Typography>
      )}
      <PasswordForm
        email={email ?? undefined}
        newLabel={isReset ? t('password.new') : t('login.password')}
        submitText={t(`${kind}.submit`)}
        submittingText={t(`${kind}.submitting`)}
        autoFocus
        onSave={async ({ newPassword: password }) => {
          const accept = isReset ? resetPassword : acceptInvitation;
          const { error } = await accept({ acceptance: { token, password } });
          if (error) return errorText(error, t(`${kind}.failed`));
          dispatch(noticeShown({ text: t(`${kind}.done`) }));
          // Back must not lead to the used link.
          void navigate(paths.login(), { replace: true });
        }}
      />
      {isReset && <FormCardLink href={otherHref}>{t('reset.brokenButton')}</FormCardLink>}
    </FormCard>
  );
}
