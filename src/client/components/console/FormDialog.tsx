import Alert from '@mui/material/Alert';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { type ReactNode, useId } from 'react';
import { type FieldError, type FieldValues, type Path, get } from 'react-hook-form';
import { useTranslation } from '@/client/i18n/useTranslation';
import { BusyButton } from './BusyButton';
import { ConsoleForm, type ConsoleFormOptions, useConsoleForm } from './ConsoleForm';
import { useCloseQuestion } from './leaveGuard';

export interface FormDialogProps<Values extends FieldValues, Data>
  extends
    Omit<ConsoleFormOptions<Values, Data>, 'onSaved' | 'nextValues'>,
    Pick<DialogProps, 'fullWidth' | 'maxWidth' | 'role'> {
  title: string;
  text?: string;
  submitText: string;
  submittingText?: string;
  submitColor?: 'error';
  submitVariant?: 'text' | 'contained';
  /** Fields whose problems take the place of the failure. */
  problemsOf?: readonly Path<Values>[];
  children: ReactNode | ((form: ReturnType<typeof useConsoleForm<Values>>) => ReactNode);
  onSaved?: (data?: Data) => void;
  onClose: () => void;
}

/**
 * A form in a dialog, which closes after a save unless `onSaved` does something else. Escape, the
 * backdrop and Cancel close it, after a confirmation where it has changes; while it is saved, it can
 * neither be changed nor closed.
 */
export function FormDialog<Values extends FieldValues, Data = unknown>(
  props: FormDialogProps<Values, Data>,
) {
  const { title, text, submitText, submittingText = submitText, submitColor } = props;
  const { submitVariant = 'contained', problemsOf = [], children, onClose } = props;
  const { onSaved = onClose, fullWidth, maxWidth, role } = props;
  const form = useConsoleForm<Values, Data>({
    ...props,
    onSaved: (_saved, _byOther, data) => onSaved(data),
  });
  const { errors, isDirty, isSubmitting: busy } = form.formState;
  const [alert = form.failure] = problemsOf.flatMap(
    (name) => (get(errors, name) as FieldError | undefined)?.message ?? [],
  );
  const { t } = useTranslation('common');
  const textId = useId();
  const { requestClose, closeQuestion } = useCloseQuestion(isDirty, () => {
    form.discard();
    onClose();
  });
  return (
    <Dialog
      open
      onClose={busy ? undefined : requestClose}
      aria-describedby={text && textId}
      fullWidth={fullWidth}
      maxWidth={maxWidth}
      role={role}
    >
      {/* The content scrolls within the dialog. */}
      <ConsoleForm form={form} sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}>
        <DialogTitle>{title}</DialogTitle>
        <DialogContent>
          {text && (
            <DialogContentText id={textId} sx={{ mb: 2.5 }}>
              {text}
            </DialogContentText>
          )}
          {/* Without the margins that its content has elsewhere. */}
          <Stack useFlexGap={false} spacing={2.5} sx={{ pt: 1 }}>
            {form.draftNotice}
            {typeof children === 'function' ? children(form) : children}
            {alert && <Alert severity="error">{alert}</Alert>}
          </Stack>
        </DialogContent>
        <DialogActions>
          <BusyButton onClick={requestClose} busy={busy}>
            {t('cancel')}
          </BusyButton>
          <BusyButton type="submit" variant={submitVariant} color={submitColor} busy={busy}>
            {busy ? submittingText : submitText}
          </BusyButton>
        </DialogActions>
      </ConsoleForm>
      {closeQuestion}
    </Dialog>
  );
}
