import ImageOutlined from '@mui/icons-material/ImageOutlined';
import Stack from '@mui/material/Stack';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from '@/client/i18n/useTranslation';

interface NoImageProps {
  /** Without the text, where it does not fit. */
  small?: boolean;
  sx?: SxProps<Theme>;
}

export function NoImage({ small, sx }: NoImageProps) {
  const { t } = useTranslation('common');
  return (
    <Stack
      spacing={0.5}
      sx={[
        {
          alignItems: 'center',
          justifyContent: 'center',
          bgcolor: 'grey.100',
          color: 'text.secondary',
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      <ImageOutlined aria-hidden sx={{ fontSize: small ? 24 : 36, opacity: 0.6 }} />
      {!small && <Typography variant="body2">{t('noImage')}</Typography>}
    </Stack>
  );
}
