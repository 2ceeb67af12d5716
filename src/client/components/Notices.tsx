import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { MaterialDesignContent, SnackbarProvider, useSnackbar } from 'notistack';
import { lazy, Suspense, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import {
  noticeTaken,
  resultDialogClosed,
  selectNotices,
  selectResultDialog,
} from '../features/ui/uiSlice';
import { useTranslation } from '../i18n/useTranslation';
import { focusMain } from '../lib/focusMain';

/** A part of the console. */
const UndoButton = lazy(() => import(/* webpackChunkName: "console" */ './console/UndoButton'));

/** In the theme's colors: white on those of notistack is too faint to read. */
const Content = styled(MaterialDesignContent)(({ theme: { palette } }) => ({
  '&.notistack-MuiContent-success': { backgroundColor: palette.success.main },
  '&.notistack-MuiContent-error': { backgroundColor: palette.error.main },
  '&.notistack-MuiContent-info': { backgroundColor: palette.primary.main },
}));

const contents = { success: Content, error: Content, info: Content };

/** Above the footer, and above the bar that forms have at the bottom. */
const aboveBar = (
  <GlobalStyles
    styles={{ '.notistack-SnackbarContainer': { marginBottom: 'calc(var(--bar, 0px) + 4rem)' } }}
  />
);

export default function Notices() {
  return (
    <SnackbarProvider
      maxSnack={3}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      Components={contents}
    >
      {aboveBar}
      <NoticeQueue />
      <ResultDialog />
    </SnackbarProvider>
  );
}

function NoticeQueue() {
  const notices = useSelector(selectNotices);
  const dispatch = useDispatch();
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  useEffect(() => {
    for (const { id, text, severity, duration, changeId } of notices) {
      enqueueSnackbar(text, {
        key: id,
        variant: severity,
        autoHideDuration: duration,
        action: changeId && (
          <Suspense fallback={null}>
            <UndoButton changeId={changeId} onDone={() => closeSnackbar(id)} />
          </Suspense>
        ),
      });
      dispatch(noticeTaken(id));
    }
  }, [notices, dispatch, enqueueSnackbar, closeSnackbar]);
  return null;
}

/** The outcome of what an admin did; it outlives a change of page until it is closed. */
function ResultDialog() {
  const content = useSelector(selectResultDialog);
  const dispatch = useDispatch();
  const { t } = useTranslation('common');
  const isOpen = content !== null;

  // The page may have changed since it opened, and the button that had the focus with it.
  useEffect(() => {
    if (!isOpen) return undefined;
    return () => {
      if (document.activeElement === document.body) focusMain();
    };
  }, [isOpen]);

  if (!content) return null;
  const { title, text, severity, link, undoWithoutNumbers: changeId } = content;
  const close = () => dispatch(resultDialogClosed());
  return (
    <Dialog open onClose={close} role="alertdialog" aria-describedby="result-text">
      <DialogTitle color={severity}>{title}</DialogTitle>
      {text && (
        <DialogContent>
          <DialogContentText id="result-text" sx={{ whiteSpace: 'pre-line' }}>
            {text}
          </DialogContentText>
        </DialogContent>
      )}
      <DialogActions>
        {link && (
          <Button href={link.href} onClick={close}>
            {link.text}
          </Button>
        )}
        {changeId && (
          <Suspense fallback={null}>
            <UndoButton changeId={changeId} withoutTakenNumbers onDone={close} />
          </Suspense>
        )}
        <Button onClick={close} autoFocus>
          {t(changeId ? 'cancel' : 'ok')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
