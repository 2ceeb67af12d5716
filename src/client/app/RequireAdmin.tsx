import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useLazyGetCurrentUserQuery } from '../api';
import { PageSpinner } from '../components/PageSpinner';
import { useTranslation } from '../i18n/useTranslation';
import { consoleClosed, selectAdminCheck } from '../features/auth/authSlice';
import { IdleGuard } from '../features/auth/IdleGuard';
import { LoginDialog } from '../features/auth/LoginDialog';
import { PasswordDue } from '../features/auth/PasswordDue';
import { paths } from '@/shared/siteMap';

/** Lets only admins to the routes below; see `AdminCheck` for who may stand before it. */
export default function RequireAdmin() {
  const check = useSelector(selectAdminCheck);
  const dispatch = useDispatch();
  const location = useLocation();
  const { t } = useTranslation('common');
  const [checkUser] = useLazyGetCurrentUserQuery();

  useEffect(() => {
    if (check === 'unchecked') void checkUser();
  }, [check, checkUser]);
  useEffect(
    () => () => {
      dispatch(consoleClosed());
    },
    [dispatch],
  );

  switch (check) {
    case 'unchecked':
    case 'checking':
      return <PageSpinner label={t('loading')} />;
    case 'admin':
    case 'expired':
      return (
        <>
          <Outlet />
          {check === 'expired' ? <LoginDialog /> : <IdleGuard />}
        </>
      );
    case 'passwordDue':
      return <PasswordDue onChanged={() => void checkUser()} />;
    case 'notAdmin':
      return <Navigate to={paths.login()} state={{ from: location }} replace />;
    case 'left':
      return <Navigate to={paths.home()} replace />;
  }
}
