import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useDispatch } from 'react-redux';
import { errorText, isUnauthorized } from '@/client/api';
import {
  type OwnSession,
  useEndOtherSessionsMutation,
  useEndSessionMutation,
} from '@/client/api/console';
import { ListError, ListSkeleton } from '@/client/components/console/ListStates';
import { TitledPaper } from '@/client/components/console/TitledPaper';
import { useTranslation } from '@/client/i18n/useTranslation';
import type { Query } from '../ui/Fetched';
import { noticeShown } from '../ui/uiSlice';
import { useFailureNotice } from '../ui/useFailure';
import { SessionList } from './SessionList';

/** The own sessions, and the ways to end those that one does not want. */
export function OwnSessions({ data, error, isFetching, refetch }: Query<readonly OwnSession[]>) {
  const { t } = useTranslation('accounts');
  const dispatch = useDispatch();
  const showFailure = useFailureNotice();
  const [endSession, ending] = useEndSessionMutation();
  const [endOthers, endingOthers] = useEndOtherSessionsMutation();
  const list = useRef<HTMLUListElement>(null);
  const busy = ending.isLoading || endingOthers.isLoading || isFetching;

  const report = (failure: unknown, done: string) => {
    if (failure) showFailure(failure, t('own.endFailed'));
    else dispatch(noticeShown({ text: done }));
    // The button that was pressed goes with its session.
    if (!isUnauthorized(failure)) list.current?.focus();
  };
  const end = async (id: string) => report((await endSession({ id })).error, t('own.ended'));
  const endAllOthers = async () => report((await endOthers()).error, t('own.endedOthers'));

  if (error) return <ListError text={errorText(error, t('own.failed'))} onRetry={refetch} />;
  return (
    <TitledPaper title={t('own.sessionsTitle')} text={t('own.sessionsText')}>
      {data ? (
        <SessionList
          ref={list}
          label={t('own.sessionsTitle')}
          sessions={data}
          busy={busy}
          onEnd={(id) => void end(id)}
        />
      ) : (
        <ListSkeleton rows={2} />
      )}
      {data?.some(({ current }) => !current) && (
        <Button
          variant="outlined"
          color="error"
          sx={{ mt: 1.5 }}
          disabled={busy}
          onClick={() => void endAllOthers()}
        >
          {t('own.endOthers')}
        </Button>
      )}
    </TitledPaper>
  );
}
