import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLazyGetCurrentUserQuery, useLogOutMutation } from '@/client/api';
import { useLeaveGuard } from '@/client/components/console/leaveGuard';
import { useTranslation } from '@/client/i18n/useTranslation';
import { safeLocalStorage } from '@/client/lib/storage';
import { selectCurrentUser, sessionIdled } from './authSlice';

const TICK_MS = 1000;

/** Events of user activity; background requests do not count. */
const ACTIVITY = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const;

/** Seconds left that screen readers announce; every second would be noise. */
const ANNOUNCED = [60, 30, 10];

/** Long enough to react, short enough not to interrupt work. */
const warningMs = (limitMs: number) => Math.min(120_000, Math.max(20_000, limitMs / 4));

const reportMs = (limitMs: number) => Math.min(60_000, limitMs / 10);

/** When the session ends without further activity, in milliseconds since 1970, for all tabs. */
const SHARED_END = 'sessionEndsAt';

export const shareSessionEnd = (time: number) => safeLocalStorage.setItem(SHARED_END, String(time));

/** Warns before the session ends for lack of activity, and counts down. */
export function IdleGuard() {
  const { t } = useTranslation('admin');
  const { secondsLeft, failed, stay } = useIdle();
  const [logOut] = useLogOutMutation();
  const guard = useLeaveGuard();
  if (secondsLeft === undefined) return null;
  const time = `${Math.floor(secondsLeft / 60)}:${String(secondsLeft % 60).padStart(2, '0')}`;
  const announced = ANNOUNCED.filter((seconds) => secondsLeft <= seconds).at(-1);
  return (
    <Dialog open onClose={stay} role="alertdialog" aria-describedby="idle-text" maxWidth="xs">
      <DialogTitle>{t('idle.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText id="idle-text">{t('idle.text')}</DialogContentText>
        <Typography
          role="timer"
          sx={{ mt: 2, fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}
        >
          {t('idle.left', { time })}
        </Typography>
        <Box role="status" sx={visuallyHidden}>
          {announced !== undefined && t('idle.secondsLeft', { count: announced })}
        </Box>
        {failed && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {t('idle.failed')}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={() => guard.before(() => void logOut())}>{t('idle.logOut')}</Button>
        <Button variant="contained" autoFocus onClick={stay}>
          {t('idle.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/**
 * Ends the session after the idle time that the backend sends with the current user; without one it
 * never ends. The backend measures idle time itself, so activity is reported to it.
 */
function useIdle() {
  const { data, fulfilledTimeStamp: respondedAt = 0 } = useSelector(selectCurrentUser);
  const limitMs = data?.idleSeconds === undefined ? undefined : data.idleSeconds * 1000;
  const dispatch = useDispatch();
  // Any request with the token counts as activity.
  const [report, { error }] = useLazyGetCurrentUserQuery();
  /** Undefined while there is no need to warn. */
  const [secondsLeft, setSecondsLeft] = useState<number>();
  const activeAt = useRef(0);
  const isWarning = secondsLeft !== undefined;

  useEffect(() => {
    if (limitMs !== undefined) shareSessionEnd(respondedAt + limitMs);
  }, [respondedAt, limitMs]);

  useEffect(() => {
    // While the dialog is open only its buttons count.
    if (limitMs === undefined || isWarning) return;
    const noteActivity = () => {
      activeAt.current = Date.now();
    };
    for (const type of ACTIVITY) window.addEventListener(type, noteActivity, { passive: true });
    return () => {
      for (const type of ACTIVITY) window.removeEventListener(type, noteActivity);
    };
  }, [limitMs, isWarning]);

  useEffect(() => {
    if (limitMs === undefined) return;
    const check = () => {
      const now = Date.now();
      const sharedEnd = Number(safeLocalStorage.getItem(SHARED_END)) || 0;
      const restMs = Math.max(respondedAt + limitMs, Math.min(sharedEnd, now + limitMs)) - now;
      if (restMs <= 0) {
        dispatch(sessionIdled());
      } else if (activeAt.current > respondedAt && now - respondedAt >= reportMs(limitMs)) {
        void report();
      } else {
        setSecondsLeft(restMs <= warningMs(limitMs) ? Math.ceil(restMs / 1000) : undefined);
      }
    };
    const timer = setInterval(check, TICK_MS);
    return () => clearInterval(timer);
  }, [limitMs, respondedAt, dispatch, report]);

  return { secondsLeft, failed: error !== undefined, stay: () => void report() };
}
