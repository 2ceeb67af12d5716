import { useState } from 'react';
import { readDraft } from './formDraft';

interface LoadedRecord<Stored> {
  currentData?: Stored | null;
  error?: unknown;
  isFetching: boolean;
}

/**
 * The query's result with the record that the form was filled from as its `data`, in a `draft` too: a
 * refetch doesn't reset the form. `refill` fills it from the current record.
 */
export function useFilledFrom<Stored, Query extends LoadedRecord<Stored>>(
  draft: string,
  query: Query & LoadedRecord<Stored>,
) {
  const [data, setData] = useState(() => readDraft<object, Stored>(draft)?.stored);
  const { currentData, error, isFetching } = query;
  if (!data && currentData && !isFetching && !error) setData(currentData);
  const refill = () => setData(undefined);
  return [{ ...query, data, error: data ? undefined : error }, refill] as const;
}
