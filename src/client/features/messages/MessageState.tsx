import Chip from '@mui/material/Chip';
import { Box } from '../../components/Box';
import { useTranslation } from '../../content/useTranslation';

export interface MessageStateProps {
  answeredAt?: string;
  mailFailedAt?: string;
  size?: 'small';
}

/** Whether a message waits for an answer, and whether the company has not been told of it. */
export function MessageState({ answeredAt, mailFailedAt, size }: MessageStateProps) {
  const { t } = useTranslation('messages');
  return (
    <Box sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.75 }}>
      <Chip
        size={size}
        label={answeredAt ? t('answered') : t('open')}
        color={answeredAt ? 'success' : 'secondary'}
        variant={answeredAt ? 'outlined' : 'filled'}
      />
      {mailFailedAt && (
        <Chip size={size} label={t('mail.failed')} color="error" variant="outlined" />
      )}
    </Box>
  );
}
