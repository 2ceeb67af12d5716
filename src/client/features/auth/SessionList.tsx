import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import type { Ref } from 'react';
import type { OwnSession } from '@/client/api/console';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { formatDateTime } from '@/client/lib/formatDateTime';

export interface SessionListProps {
  ref?: Ref<HTMLUListElement>;
  label: string;
  sessions: readonly OwnSession[];
  /** A session is being ended. */
  busy: boolean;
  onEnd: (id: string) => void;
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
};

/** Where the account is logged in; every session but the one in use can be ended. */
export function SessionList({ ref, label, sessions, busy, onEnd }: SessionListProps) {
  const { t } = useTranslation('accounts');
  const language = useLanguage();
  const nameOf = ({ browser, system }: OwnSession) =>
    browser && system
      ? t('own.client', { browser, system })
      : browser || system || t('own.unknownClient');
  return (
    <Box
      component="ul"
      ref={ref}
      aria-label={label}
      tabIndex={-1}
      sx={{ listStyle: 'none', m: 0, p: 0 }}
    >
      {sessions.map((session) => {
        const name = nameOf(session);
        const used = formatDateTime(session.lastUsedAt, language);
        const created = formatDateTime(session.createdAt, language);
        return (
          <Box key={session._id} component="li" sx={row}>
            <Box sx={{ flex: '1 1 10rem', minWidth: 0 }}>
              <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
              <Typography
                variant="body2"
                color="textSecondary"
                // Each fact stays in one piece where there is room for it.
                sx={{ overflowWrap: 'anywhere', '& span': { display: 'inline-block', mr: 2 } }}
              >
                <span>{t('own.used', { time: used })}</span>{' '}
                <span>{t('own.created', { time: created })}</span>{' '}
                {session.address && <span>{t('own.address', { address: session.address })}</span>}
              </Typography>
            </Box>
            {session.current ? (
              <Chip label={t('own.current')} color="success" variant="outlined" size="small" />
            ) : (
              <Button
                size="small"
                variant="outlined"
                color="error"
                disabled={busy}
                aria-label={t('own.endOne', { name, time: used })}
                onClick={() => onEnd(session._id)}
              >
                {t('own.end')}
              </Button>
            )}
          </Box>
        );
      })}
    </Box>
  );
}
