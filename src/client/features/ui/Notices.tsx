import { SnackbarProvider, useSnackbar } from 'notistack';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { noticeTaken, selectNotices } from './uiSlice';

/** The one place where short messages appear; actions queue them with `noticeShown`. */
export default function Notices() {
  return (
    <SnackbarProvider maxSnack={3} anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}>
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
