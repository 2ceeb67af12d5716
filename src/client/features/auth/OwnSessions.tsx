import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useDispatch } from 'react-redux';
import {
  errorText,
  isUnauthorized,
  useEndOtherSessionsMutation,
  useEndSessionMutation,
} from '../../api';
import type { OwnSession } from '../../api';
import { ListError, ListSkeleton } from '../../components/ListStates';
import { TitledPaper } from '../../components/TitledPaper';
import { useContent } from '../../content';
import { noticeShown } from '../ui/uiSlice';
import { useFailureNotice } from '../ui/useFailure';
import { SessionList } from './SessionList';

export interface OwnSessionsProps {
  data?: readonly OwnSession[];
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/** The own sessions, and the ways to end those that one does not want. */
export function OwnSessions({ data, error, isFetching, refetch }: OwnSessionsProps) {
  const { own } = useContent('accounts');
  const dispatch = useDispatch();
  const showFailure = useFailureNotice();
  const [endSession, ending] = useEndSessionMutation();
  const [endOthers, endingOthers] = useEndOtherSessionsMutation();
  const list = useRef<HTMLUListElement>(null);
  const busy = ending.isLoading || endingOthers.isLoading || isFetching;

  const tell = (failure: unknown, done: string) => {
    if (failure) showFailure(failure, own.endFailed);
    else dispatch(noticeShown({ text: done }));
    // The button that was pressed goes with its session.
    if (!isUnauthorized(failure)) list.current?.focus();
  };
  const end = async (id: string) => tell((await endSession({ id })).error, own.ended);
  const endAllOthers = async () => tell((await endOthers()).error, own.endedOthers);

  if (error) return <ListError text={errorText(error, own.failed)} onRetry={refetch} />;
  return (
    <TitledPaper title={own.sessionsTitle} text={own.sessionsText}>
      {data ? (
        <SessionList
          ref={list}
          label={own.sessionsTitle}
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
          {own.endOthers}
        </Button>
      )}
    </TitledPaper>
  );
}
