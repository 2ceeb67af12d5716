import ImageOutlined from '@mui/icons-material/ImageOutlined';
import type { SxProps, Theme } from '@mui/material/styles';
import Box from '@mui/material/Box';

/** Stands where a picture would be; `sx` gives it that picture's box. */
export function NoImage({ label, sx }: { label: string; sx?: SxProps<Theme> }) {
  return (
    <Box
      sx={[
        {
          display: 'grid',
          placeContent: 'center',
          justifyItems: 'center',
          gap: 0.5,
          bgcolor: 'grey.100',
          color: 'text.secondary',
          typography: 'body2',
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      <ImageOutlined aria-hidden sx={{ fontSize: 36, opacity: 0.6 }} />
      {label}
    </Box>
  );
}
