import { isRejected } from '@reduxjs/toolkit';
import { api } from '../api';

type ApiState = ReturnType<typeof api.reducer>;

/** What the rejection of a query says of it. */
interface QueryMeta {
  arg?: { type?: string; queryCacheKey?: string; subscribe?: boolean };
  /** It was not made at all: there is a result. */
  condition?: boolean;
}

/**
 * The API's own reducer, save that a call which failed ahead of its page counts as that page's: the
 * page shows the failure instead of making the same call at once again. That holds for one opening;
 * whoever comes back later, or asks to try again, has it made anew.
 */
export function apiReducer(state: ApiState | undefined, action: { type: string }): ApiState {
  const next = api.reducer(state, action);
  if (!isRejected(action)) return next;
  const { arg, condition } = action.meta as QueryMeta;
  const entry = next.queries[arg?.queryCacheKey ?? ''];
  if (arg?.type !== 'query' || entry?.status !== 'rejected') return next;
  if (!condition && arg.subscribe !== false) return next;
  // An entry that has this stamp is not asked for when a component begins to use it.
  const marked = { ...entry, fulfilledTimeStamp: condition ? undefined : 1 };
  return { ...next, queries: { ...next.queries, [arg.queryCacheKey!]: marked as typeof entry } };
}
