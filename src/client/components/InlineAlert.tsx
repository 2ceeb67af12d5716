import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import type { ReactNode } from 'react';
import { Box } from './Box';

interface InlineAlertProps {
  severity: 'error' | 'info';
  children: ReactNode;
}

/** What a short form has to say; looks as MUI's `Alert`, without the button that closes that. */
export function InlineAlert({ severity, children }: InlineAlertProps) {
  const Icon = severity === 'error' ? ErrorOutline : InfoOutlined;
  return (
    <Box
      role="alert"
      sx={{
        display: 'flex',
        gap: 1.5,
        px: 2,
        py: 1.75,
        borderRadius: 1,
        bgcolor: `Alert.${severity}StandardBg`,
        color: `Alert.${severity}Color`,
        fontSize: '0.875rem',
        lineHeight: 1.43,
      }}
    >
      <Icon aria-hidden sx={{ fontSize: 22, color: `Alert.${severity}IconColor` }} />
      <div>{children}</div>
    </Box>
  );
}
