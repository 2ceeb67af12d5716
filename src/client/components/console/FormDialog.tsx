import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { type ReactNode, type SyntheticEvent, useId } from 'react';
import { useTranslation } from '@/client/i18n/useTranslation';
import { BusyButton } from './BusyButton';

export interface FormDialogProps extends Pick<DialogProps, 'fullWidth' | 'maxWidth' | 'role'> {
  title: string;
  text?: string;
  children: ReactNode;
  failure?: string;
  submitText: string;
  submitColor?: 'error';
  submitVariant?: 'text' | 'contained';
  /** While true the form can neither be submitted nor closed. */
  busy: boolean;
  onSubmit: (event: SyntheticEvent<HTMLFormElement>) => Promise<void> | void;
  onClose: () => void;
}

export function FormDialog(props: FormDialogProps) {
  const { title, text, children, failure, submitText, submitColor, submitVariant, ...others } =
    props;
  const { busy, onSubmit, onClose, ...dialog } = others;
  const { t } = useTranslation('common');
  const textId = useId();
  return (
    <Dialog
      open
      onClose={(_event, reason) => {
        // A tap beside the dialog would lose what is typed.
        if (!busy && reason === 'escapeKeyDown') onClose();
      }}
      aria-describedby={text && textId}
      {...dialog}
    >
      <Box
        component="form"
        noValidate
        onSubmit={(event: SyntheticEvent<HTMLFormElement>) => {
          event.preventDefault();
          if (!busy) void onSubmit(event);
        }}
        // The content scrolls within the dialog.
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
      >
        <DialogTitle>{title}</DialogTitle>
        <DialogContent>
          {text && (
            <DialogContentText id={textId} sx={{ mb: 2.5 }}>
              {text}
            </DialogContentText>
          )}
          <Stack spacing={2.5} sx={{ pt: 1 }}>
            {children}
            {failure && <Alert severity="error">{failure}</Alert>}
          </Stack>
        </DialogContent>
        <DialogActions>
          <BusyButton onClick={onClose} busy={busy}>
            {t('cancel')}
          </BusyButton>
          <BusyButton
            type="submit"
            variant={submitVariant ?? 'contained'}
            color={submitColor}
            busy={busy}
          >
            {submitText}
          </BusyButton>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
