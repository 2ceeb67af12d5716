import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import { SnackbarProvider, useSnackbar } from 'notistack';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { noticeTaken, selectNotices } from './uiSlice';

/** The theme's colors: white on those of notistack is too faint to read. */
const noticeColors = ({ palette }: Theme) =>
  Object.fromEntries(
    Object.entries({
      success: palette.success.main,
      error: palette.error.main,
      info: palette.primary.main,
    }).map(([variant, backgroundColor]) => [
      `.notistack-SnackbarContainer .notistack-MuiContent-${variant}`,
      { backgroundColor },
    ]),
  );

/** The one place where short messages appear; actions queue them with `noticeShown`. */
export default function Notices() {
  return (
    <SnackbarProvider maxSnack={3} anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}>
      <GlobalStyles styles={noticeColors} />
      <Queue />
    </SnackbarProvider>
  );
}

function Queue() {
  const notices = useSelector(selectNotices);
  const dispatch = useDispatch();
  const { enqueueSnackbar } = useSnackbar();
  useEffect(() => {
    for (const { id, text, severity, duration } of notices) {
      enqueueSnackbar(text, { key: id, variant: severity, autoHideDuration: duration });
      dispatch(noticeTaken(id));
    }
  }, [notices, dispatch, enqueueSnackbar]);
  return null;
}
