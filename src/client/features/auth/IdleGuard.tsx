import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DialogButtons } from '@/client/components/console/DialogButtons';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useTranslation } from '@/client/i18n/useTranslation';
import { useIdle } from './useIdle';
import { useLogOut } from './useLogOut';

/** Seconds left at which screen readers are told; every second would be noise. */
const ANNOUNCED = [60, 30, 10];

/** Asks who has done nothing for long whether they are still there, and counts down. */
export function IdleGuard() {
  const { t } = useTranslation('admin');
  const { secondsLeft, failed, stay } = useIdle();
  const logOut = useLogOut();
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
      <DialogButtons>
        <Button onClick={() => void logOut()}>{t('idle.logOut')}</Button>
        <Button variant="contained" autoFocus onClick={stay}>
          {t('idle.stay')}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
