import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { type ApiDispatch, api } from '@/client/api';
import { MAX_SUGGESTIONS, type Suggestion, entriesOf, isTelling } from './suggestionEntries';

/** Milliseconds without a keystroke after which the backend is asked. */
const PAUSE = 180;

/**
 * Visits, by their stores, whose backend has shown that it knows no suggestions: it may offer the
 * core only, where the call is a part with a strange id.
 */
const withoutSuggestions = new WeakSet<object>();

const saysThatThereAreNone = (error: unknown) =>
  [400, 404, 405, 501, 'CUSTOM_ERROR'].includes(
    (error as { status?: string | number })?.status ?? 0,
  );

/**
 * The suggestions for a text, undefined until they are there: never those for another text. A call
 * that fails is told to nobody: the field searches without them, and the next keystroke asks again.
 */
export function useSuggested(text: string): Suggestion[] | undefined {
  const store = useStore();
  const [answer, setAnswer] = useState<{ text: string; entries: Suggestion[] }>();

  useEffect(() => {
    if (!isTelling(text) || withoutSuggestions.has(store)) return;
    const dispatch = store.dispatch as ApiDispatch;
    const call = api.endpoints.suggestSpareParts;
    let request: ReturnType<ReturnType<typeof call.initiate>> | undefined;
    const timer = setTimeout(() => {
      request = dispatch(call.initiate({ q: text, limit: MAX_SUGGESTIONS }, { subscribe: false }));
      void request.then(({ data, error }) => {
        if (data) setAnswer({ text, entries: entriesOf(data) });
        else if (saysThatThereAreNone(error)) withoutSuggestions.add(store);
      });
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      request?.abort();
    };
  }, [store, text]);

  return answer?.text === text ? answer.entries : undefined;
}
