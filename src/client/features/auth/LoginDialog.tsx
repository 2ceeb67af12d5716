import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLazyGetCurrentUserQuery } from '@/client/api';
import { useTranslation } from '@/client/i18n/useTranslation';
import { selectToken, sessionLeft } from './authSlice';
import { LoginForm } from './LoginForm';

/**
 * Over the console after the session has expired, so that the forms below keep their drafts. It
 * closes once an admin is logged in, here or in another tab.
 */
export function LoginDialog() {
  const { t } = useTranslation(['admin', 'account']);
  const dispatch = useDispatch();
  const token = useSelector(selectToken);
  const endedToken = useRef(token);
  const [checkUser, { data, isError, isFetching }] = useLazyGetCurrentUserQuery();

  useEffect(() => {
    if (token && token !== endedToken.current) void checkUser();
  }, [token, checkUser]);

  const notAdmin = data && data.role !== 'admin' && t('account:login.notAdmin');
  const note = isFetching ? undefined : isError ? t('account:login.failed') : notAdmin;
  return (
    <Dialog open aria-describedby="session-text" maxWidth="xs">
      <DialogTitle>{t('session.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText id="session-text" sx={{ mb: 3 }}>
          {t('session.text')}
        </DialogContentText>
        <LoginForm note={note || undefined} />
        <Button fullWidth sx={{ mt: 1.5 }} onClick={() => dispatch(sessionLeft())}>
          {t('session.leave')}
        </Button>
      </DialogContent>
    </Dialog>
  );
}
