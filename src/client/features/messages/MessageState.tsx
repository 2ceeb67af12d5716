import Chip from '@mui/material/Chip';
import Box from '@mui/material/Box';
import { useTranslation } from '@/client/i18n/useTranslation';

export interface MessageStateProps {
  answeredAt?: string;
  spam?: boolean;
  mailFailedAt?: string;
  size?: 'small';
}

/** Whether a message waits for an answer, is suspected spam, or its mail to the company failed. */
export function MessageState({ answeredAt, spam, mailFailedAt, size }: MessageStateProps) {
  const { t } = useTranslation('messages');
  return (
    <Box sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.75 }}>
      <Chip
        size={size}
        label={answeredAt ? t('answered') : t('open')}
        color={answeredAt ? 'success' : 'secondary'}
        variant={answeredAt ? 'outlined' : 'filled'}
      />
      {spam && <Chip size={size} label={t('spam')} color="warning" variant="outlined" />}
      {mailFailedAt && (
        <Chip size={size} label={t('mail.failed')} color="error" variant="outlined" />
      )}
    </Box>
  );
}
