import Chip, { type ChipProps } from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useTranslation } from '@/client/i18n/useTranslation';
import type { InquiryState } from '@/shared/inquiries';
import type { Message } from './messageCalls';

type Look = Pick<ChipProps, 'color' | 'variant'>;

const looks: Record<InquiryState, Look> = {
  new: { color: 'secondary', variant: 'filled' },
  inProgress: { color: 'primary', variant: 'filled' },
  answered: { color: 'primary', variant: 'outlined' },
  quoted: { color: 'primary', variant: 'outlined' },
  won: { color: 'success', variant: 'outlined' },
  lost: { variant: 'outlined' },
};

type Shown = Pick<Message, 'answeredAt' | 'spam' | 'mailFailedAt' | 'state'>;

/** How far a message is, whether it is held for review, and whether its e-mail to the company failed. */
export function MessageState({ message, size }: { message: Shown; size?: 'small' }) {
  const { t } = useTranslation(['messages', 'inquiryDesk']);
  const { answeredAt, spam, mailFailedAt, state } = message;
  const look: Look = answeredAt
    ? { color: 'success', variant: 'outlined' }
    : { color: 'secondary', variant: 'filled' };
  return (
    <Stack direction="row" spacing={0.75} sx={{ flexWrap: 'wrap' }}>
      {state ? (
        <Chip size={size} label={t(`inquiryDesk:states.${state}`)} {...looks[state]} />
      ) : (
        <Chip size={size} label={answeredAt ? t('answered') : t('open')} {...look} />
      )}
      {spam && <Chip size={size} label={t('spam')} color="warning" variant="outlined" />}
      {mailFailedAt && (
        <Chip size={size} label={t('mail.failed')} color="error" variant="outlined" />
      )}
    </Stack>
  );
}
