import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';

/** Covers the whole screen while something is loading that the visitor must wait for. */
export function LoadingOverlay({ message }: { message: string }) {
  return (
    <Box
      role="status"
      sx={{
        position: 'fixed',
        inset: 0,
        zIndex: 'tooltip',
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 2,
        bgcolor: 'rgb(255 255 255 / 0.85)',
        color: 'primary.main',
        fontWeight: 600,
      }}
    >
      <CircularProgress aria-hidden />
      {message}
    </Box>
  );
}
