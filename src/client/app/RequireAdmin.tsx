import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useLazyGetCurrentUserQuery, useLogOutMutation } from '../api';
import { LeaveGuardProvider, useLeaveGuard } from '../components/console/leaveGuard';
import { FormCard } from '../components/FormCard';
import { PageSpinner } from '../components/PageSpinner';
import { useTranslation } from '../i18n/useTranslation';
import { ConsoleTheme } from './theme/consoleTheme';
import { consoleClosed, selectAdminCheck } from '../features/auth/authSlice';
import { IdleGuard } from '../features/auth/IdleGuard';
import { LoginDialog } from '../features/auth/LoginDialog';
import { ChangePasswordForm } from '../features/auth/ChangePasswordForm';
import { paths } from '@/shared/siteMap';

/** Admits only admins to the routes below, see `AdminCheck`. */
export default function RequireAdmin() {
  const check = useSelector(selectAdminCheck);
  const dispatch = useDispatch();
  const location = useLocation();
  const { t } = useTranslation('common');
  const [checkUser] = useLazyGetCurrentUserQuery();

  useEffect(() => {
    if (check === 'unchecked') void checkUser();
  }, [check, checkUser]);
  useEffect(() => () => void dispatch(consoleClosed()), [dispatch]);

  switch (check) {
    case 'unchecked':
    case 'checking':
      return <PageSpinner label={t('loading')} />;
    case 'admin':
    case 'expired':
      return (
        <ConsoleTheme>
          <LeaveGuardProvider>
            <Outlet />
            {check === 'expired' ? <LoginDialog /> : <IdleGuard />}
          </LeaveGuardProvider>
        </ConsoleTheme>
      );
    case 'passwordDue':
      return (
        <LeaveGuardProvider>
          <PasswordDue onChanged={() => void checkUser()} />
        </LeaveGuardProvider>
      );
    case 'notAdmin':
      return <Navigate to={paths.login()} state={{ from: location }} replace />;
    case 'left':
      return <Navigate to={paths.home()} replace />;
  }
}

/** In the console's place until a password that others have seen is replaced. */
function PasswordDue({ onChanged }: { onChanged: () => void }) {
  const { t } = useTranslation(['account', 'admin']);
  const [logOut] = useLogOutMutation();
  const guard = useLeaveGuard();
  return (
    <Box component="main" sx={{ minHeight: '100vh', bgcolor: 'grey.100' }}>
      <FormCard title={t('passwordDue.title')} text={t('passwordDue.text')}>
        <ChangePasswordForm
          currentLabel={t('passwordDue.current')}
          submitText={t('passwordDue.submit')}
          autoFocus
          onChanged={onChanged}
        />
        <Button sx={{ mt: 2, ml: -1 }} onClick={() => guard.before(() => void logOut())}>
          {t('admin:layout.logOut')}
        </Button>
      </FormCard>
    </Box>
  );
}
