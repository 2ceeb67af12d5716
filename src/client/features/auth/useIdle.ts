import { useCallback, useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { isUnauthorized, useLazyGetCurrentUserQuery } from '@/client/api';
import { shareSessionEnd, sharedSessionEnd } from '@/client/lib/sharedSessionEnd';
import { selectCurrentUser, sessionExpired, sessionIdled } from './authSlice';

const TICK_MS = 1000;

/** What a person does; requests that a page makes by itself are none of it. */
const ACTIVITY = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const;

/** Long enough to be read and answered, short enough not to come while work goes on. */
const warningMs = (limitMs: number) => Math.min(120_000, Math.max(20_000, limitMs / 4));

/** The backend is told of activity that often at most. */
const reportMs = (limitMs: number) => Math.min(60_000, limitMs / 10);

/**
 * Ends the session on the screen when nobody has done anything for as long as the backend said
 * with the current user. Activity is told to the backend, which counts for itself, and through
 * it to the other tabs. A backend that names no limit ends nothing.
 */
export function useIdle() {
  const { data, fulfilledTimeStamp: heardAt = 0 } = useSelector(selectCurrentUser);
  const limitMs = data?.idleSeconds === undefined ? undefined : data.idleSeconds * 1000;
  const dispatch = useDispatch();
  const [ask] = useLazyGetCurrentUserQuery();
  /** Until the session ends; undefined while there is no need to warn. */
  const [secondsLeft, setSecondsLeft] = useState<number>();
  /** The last wish to stay could not be told to the backend. */
  const [failed, setFailed] = useState(false);
  const activeAt = useRef(0);
  const reporting = useRef(false);
  const warned = secondsLeft !== undefined;

  /** Every response to this request is a use of the session. */
  const report = useCallback(async () => {
    if (reporting.current) return;
    reporting.current = true;
    const { error } = await ask();
    reporting.current = false;
    setFailed(error !== undefined);
    if (isUnauthorized(error)) dispatch(sessionExpired());
  }, [ask, dispatch]);

  useEffect(() => {
    if (limitMs !== undefined) shareSessionEnd(heardAt + limitMs);
  }, [heardAt, limitMs]);

  useEffect(() => {
    // Once the question stands on the screen, only its answer counts.
    if (limitMs === undefined || warned) return;
    const note = () => {
      activeAt.current = Date.now();
    };
    for (const type of ACTIVITY) window.addEventListener(type, note, { passive: true });
    return () => {
      for (const type of ACTIVITY) window.removeEventListener(type, note);
    };
  }, [limitMs, warned]);

  useEffect(() => {
    if (limitMs === undefined) return;
    const look = () => {
      const now = Date.now();
      const left = Math.max(heardAt + limitMs, Math.min(sharedSessionEnd(), now + limitMs)) - now;
      if (left <= 0) {
        dispatch(sessionIdled());
      } else if (activeAt.current > heardAt && now - heardAt >= reportMs(limitMs)) {
        void report();
      } else {
        setSecondsLeft(left <= warningMs(limitMs) ? Math.ceil(left / 1000) : undefined);
      }
    };
    const timer = setInterval(look, TICK_MS);
    return () => clearInterval(timer);
  }, [limitMs, heardAt, dispatch, report]);

  return { secondsLeft, failed, stay: () => void report() };
}
