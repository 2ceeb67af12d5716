import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSelector } from 'react-redux';
import { isNotFound, useListSessionsQuery } from '@/client/api';
import { ListError } from '@/client/components/console/Fetched';
import { PageHeader, TitledPaper } from '@/client/components/console/PageHeader';
import { selectCurrentUser } from '@/client/features/auth/authSlice';
import { ChangePasswordForm } from '@/client/features/auth/ChangePasswordForm';
import { OwnSessions } from '@/client/features/auth/OwnSessions';
import { useTranslation } from '@/client/i18n/useTranslation';

/** The own password and sessions. A backend that lists no sessions can't change the password either. */
export default function OwnAccountPage() {
  const { t } = useTranslation(['accounts', 'account', 'admin']);
  const email = useSelector(selectCurrentUser).data?.emailId;
  // Other devices log in and out meanwhile.
  const sessions = useListSessionsQuery(undefined, { refetchOnMountOrArgChange: true });

  return (
    <>
      <PageHeader title={t('admin:layout.account')} />
      {isNotFound(sessions.error) ? (
        <ListError text={t('own.notOffered')} />
      ) : (
        <Stack spacing={2.5} sx={{ maxWidth: 820 }}>
          {email && <Typography>{t('own.loggedInAs', { email })}</Typography>}
          <TitledPaper title={t('account:login.password')} text={t('own.passwordText')}>
            <ChangePasswordForm />
          </TitledPaper>
          <OwnSessions {...sessions} />
        </Stack>
      )}
    </>
  );
}
