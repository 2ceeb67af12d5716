import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useContent } from '../../content';

export interface MessageStateProps {
  answeredAt?: string;
  mailFailedAt?: string;
  size?: 'small';
}

/** Whether a message waits for an answer, and whether the company has not been told of it. */
export function MessageState({ answeredAt, mailFailedAt, size }: MessageStateProps) {
  const texts = useContent('messages');
  return (
    <Box sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.75 }}>
      <Chip
        size={size}
        label={answeredAt ? texts.answered : texts.open}
        color={answeredAt ? 'success' : 'secondary'}
        variant={answeredAt ? 'outlined' : 'filled'}
      />
      {mailFailedAt && (
        <Chip size={size} label={texts.mail.failed} color="error" variant="outlined" />
      )}
    </Box>
  );
}
