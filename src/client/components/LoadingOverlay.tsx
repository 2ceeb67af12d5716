import Backdrop from '@mui/material/Backdrop';
import CircularProgress from '@mui/material/CircularProgress';

export function LoadingOverlay({ message }: { message: string }) {
  return (
    <Backdrop
      open
      role="status"
      sx={{
        zIndex: 'tooltip',
        flexDirection: 'column',
        gap: 2,
        bgcolor: 'rgb(255 255 255 / 0.85)',
        color: 'primary.main',
        fontWeight: 600,
      }}
    >
      <CircularProgress aria-hidden />
      {message}
    </Backdrop>
  );
}
