import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useDispatch, useSelector } from 'react-redux';
import { DialogButtons } from '@/client/components/console/DialogButtons';
import { useTranslation } from '@/client/i18n/useTranslation';
import { resultDialogClosed, selectResultDialog } from './uiSlice';

/** Tells the outcome of what an admin did; it stays over a change of page until it is closed. */
export default function ResultDialog() {
  const content = useSelector(selectResultDialog);
  const dispatch = useDispatch();
  const { t } = useTranslation('common');
  if (!content) return null;
  const { title, text, severity } = content;
  const close = () => dispatch(resultDialogClosed());
  return (
    <Dialog open onClose={close} role="alertdialog" aria-describedby="result-text">
      <DialogTitle color={severity}>{title}</DialogTitle>
      {text && (
        <DialogContent>
          <DialogContentText id="result-text">{text}</DialogContentText>
        </DialogContent>
      )}
      <DialogButtons>
        <Button onClick={close} autoFocus>
          {t('ok')}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
