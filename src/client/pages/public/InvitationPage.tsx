import Typography from '@mui/material/Typography';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { errorText, useAcceptInvitationMutation } from '../../api';
import { FormCard } from '../../components/FormCard';
import { MessagePage } from '../../components/MessagePage';
import { useContent } from '../../content';
import { PasswordForm } from '../../features/auth/PasswordForm';
import { noticeShown } from '../../features/ui/uiSlice';
import { readInvitationFragment } from '../../lib/invitationFragment';
import { paths } from '../../lib/paths';

/** Where the link of an invitation leads: a password makes the account. */
export default function InvitationPage() {
  const { invitation, password } = useContent('account');
  const { hash } = useLocation();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const [accept] = useAcceptInvitationMutation();
  const noIndex = <meta name="robots" content="noindex" />;
  const found = readInvitationFragment(hash);
  if (!found) {
    return (
      <>
        {noIndex}
        <MessagePage
          title={invitation.brokenTitle}
          text={invitation.brokenText}
          to={paths.login()}
          buttonText={invitation.brokenButton}
        />
      </>
    );
  }

  const save = async ({ next }: { next: string }) => {
    const acceptance = { token: found.token, password: next };
    const { error } = await accept({ acceptance });
    if (error) return errorText(error, invitation.failed);
    dispatch(noticeShown({ text: invitation.done }));
    // In this page's place, so that the used link is not what Back leads to.
    void navigate(paths.login(), { replace: true });
    return undefined;
  };

  return (
    <FormCard title={invitation.title} text={invitation.text}>
      {noIndex}
      {found.email && (
        <Typography sx={{ mb: 3, overflowWrap: 'anywhere' }}>
          {invitation.email}: <strong>{found.email}</strong>
        </Typography>
      )}
      <PasswordForm
        email={found.email}
        newLabel={password.choose}
        submitText={invitation.submit}
        submittingText={invitation.submitting}
        autoFocus
        onSave={save}
      />
    </FormCard>
  );
}
