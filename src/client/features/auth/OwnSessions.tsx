import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import { useRef } from 'react';
import { useDispatch } from 'react-redux';
import {
  isUnauthorized,
  useErrorText,
  type OwnSession,
  useEndOtherSessionsMutation,
  useEndSessionMutation,
} from '@/client/api';
import { ListError, ListSkeleton, type Query } from '@/client/components/console/Fetched';
import { TitledPaper } from '@/client/components/console/PageHeader';
import { useFailureNotice } from '@/client/components/console/useFailure';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { formatDateTime } from '@/client/lib/formatDateTime';
import { noticeShown } from '../ui/uiSlice';

/** The own sessions, each of which but the current one can be ended. */
export function OwnSessions({ data, error, isFetching, refetch }: Query<readonly OwnSession[]>) {
  const { t } = useTranslation('accounts');
  const language = useLanguage();
  const errorText = useErrorText();
  const dispatch = useDispatch();
  const showFailure = useFailureNotice();
  const [endSession, ending] = useEndSessionMutation();
  const [endOthers, endingOthers] = useEndOtherSessionsMutation();
  const list = useRef<HTMLUListElement>(null);
  const busy = ending.isLoading || endingOthers.isLoading || isFetching;

  const report = async (call: Promise<{ error?: unknown }>, done: string) => {
    const { error: failure } = await call;
    if (failure) showFailure(failure, t('own.endFailed'));
    else dispatch(noticeShown({ text: done }));
    // The button that was pressed is removed with its session.
    if (!isUnauthorized(failure)) list.current?.focus();
  };
  const nameOf = ({ browser, system }: OwnSession) =>
    browser && system
      ? t('own.client', { browser, system })
      : browser || system || t('own.unknownClient');

  if (error) return <ListError text={errorText(error, t('own.failed'))} onRetry={refetch} />;
  return (
    <TitledPaper title={t('own.sessionsTitle')} text={t('own.sessionsText')}>
      {data ? (
        <List ref={list} aria-label={t('own.sessionsTitle')} tabIndex={-1} disablePadding>
          {data.map((session) => {
            const name = nameOf(session);
            const time = formatDateTime(session.lastUsedAt, language);
            const details = [
              t('own.used', { time }),
              t('own.created', { time: formatDateTime(session.createdAt, language) }),
              ...(session.address ? [t('own.address', { address: session.address })] : []),
            ];
            return (
              <ListItem
                key={session._id}
                disableGutters
                sx={{ flexWrap: 'wrap', gap: 1.5, py: 1, borderTop: 1, borderColor: 'divider' }}
              >
                <ListItemText
                  primary={name}
                  secondary={
                    <Stack
                      component="span"
                      direction="row"
                      useFlexGap
                      sx={{ flexWrap: 'wrap', columnGap: 2 }}
                    >
                      {details.map((detail) => (
                        <span key={detail}>{detail} </span>
                      ))}
                    </Stack>
                  }
                  slotProps={{ primary: { sx: { fontWeight: 600 } } }}
                  sx={{ flex: '1 1 10rem', overflowWrap: 'anywhere' }}
                />
                {session.current ? (
                  <Chip label={t('own.current')} color="success" variant="outlined" size="small" />
                ) : (
                  <Button
                    size="small"
                    variant="outlined"
                    color="error"
                    disabled={busy}
                    aria-label={t('own.endOne', { name, time })}
                    onClick={() => void report(endSession({ id: session._id }), t('own.ended'))}
                  >
                    {t('own.end')}
                  </Button>
                )}
              </ListItem>
            );
          })}
        </List>
      ) : (
        <ListSkeleton rows={2} />
      )}
      {data?.some(({ current }) => !current) && (
        <Button
          variant="outlined"
          color="error"
          sx={{ mt: 1.5 }}
          disabled={busy}
          onClick={() => void report(endOthers(), t('own.endedOthers'))}
        >
          {t('own.endOthers')}
        </Button>
      )}
    </TitledPaper>
  );
}
