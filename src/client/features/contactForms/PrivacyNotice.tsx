import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from '@/client/i18n/useTranslation';
import { useConfig } from '@/client/lib/config';
import { useHydrated } from '@/client/lib/useHydrated';
import { MESSAGE_RETENTION_MONTHS } from '@/shared/limits';
import { paths } from '@/shared/siteMap';
import type { FileKind } from './FileField';

interface PrivacyNoticeProps {
  readers: string;
  /** E-mail address for erasure requests. */
  email: string;
  /** What can be sent beside the fields. */
  files?: FileKind;
  /** Whether this device remembers the sender for the next message. */
  remembers: boolean;
  onRemember: (wanted: boolean) => void;
}

/** What is stored of a message and of its sender, how long, and how to have it erased. */
export function PrivacyNotice(props: PrivacyNoticeProps) {
  const { readers, email, files, remembers, onRemember } = props;
  const { t } = useTranslation('inquiryForm');
  const { messageRetentionMonths: months = MESSAGE_RETENTION_MONTHS } = useConfig();
  const isHydrated = useHydrated();
  const helpId = useId();
  return (
    <Box sx={{ gridColumn: '1 / -1', typography: 'body2', color: 'text.secondary' }}>
      <Box data-scripted sx={{ mb: 1.5 }}>
        <Box sx={{ minHeight: 42, color: 'text.primary' }}>
          {isHydrated && (
            <FormControlLabel
              control={
                <Checkbox
                  checked={remembers}
                  onChange={(_event, wanted) => onRemember(wanted)}
                  slotProps={{ input: { 'aria-describedby': helpId } }}
                />
              }
              label={t('remember')}
            />
          )}
        </Box>
        <Typography id={helpId} variant="inherit">
          {t('rememberHelp')}
        </Typography>
      </Box>
      <Typography variant="inherit">
        <strong>{t('privacyHeading')}</strong> {t('privacy', { readers, months, email })}{' '}
        <Link href={paths.privacy()} underline="always">
          {t('privacyLink')}
        </Link>
      </Typography>
      {files && (
        // Files are sent by script only.
        <Typography data-scripted variant="inherit">
          {t(`files.${files}.privacy`)}
        </Typography>
      )}
    </Box>
  );
}
