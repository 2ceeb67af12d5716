import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { isNotFound, useListSessionsQuery } from '../../api';
import { ListError } from '../../components/ListStates';
import { PageHeader } from '../../components/PageHeader';
import { TitledPaper } from '../../components/TitledPaper';
import { useContent } from '../../content';
import { OwnSessions } from '../../features/auth/OwnSessions';
import { PasswordForm } from '../../features/auth/PasswordForm';
import { selectCurrentUser } from '../../features/auth/selectCurrentUser';
import { useChangePassword } from '../../features/auth/useChangePassword';
import { noticeShown } from '../../features/ui/uiSlice';

/** The own password and sessions. A backend that has no sessions to list changes no password either. */
export default function OwnAccountPage() {
  const { own } = useContent('accounts');
  const { password } = useContent('account');
  const { t } = useTranslation('accounts');
  const dispatch = useDispatch();
  const email = useSelector(selectCurrentUser).data?.emailId;
  // Sessions begin and end elsewhere.
  const sessions = useListSessionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const changePassword = useChangePassword();

  const save = async (passwords: { current: string; next: string }) => {
    const problem = await changePassword(passwords);
    if (!problem) dispatch(noticeShown({ text: password.done }));
    return problem;
  };

  return (
    <>
      <PageHeader title={own.title} />
      {isNotFound(sessions.error) ? (
        <ListError text={own.notOffered} />
      ) : (
        <Stack spacing={2.5} sx={{ maxWidth: 820 }}>
          {email && <Typography>{t('own.loggedInAs', { email })}</Typography>}
          <TitledPaper title={own.passwordTitle} text={own.passwordText}>
            <PasswordForm
              email={email}
              currentLabel={password.current}
              newLabel={password.new}
              submitText={password.submit}
              submittingText={password.submitting}
              onSave={save}
            />
          </TitledPaper>
          <OwnSessions {...sessions} />
        </Stack>
      )}
    </>
  );
}
