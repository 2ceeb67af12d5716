import { useEffect, useMemo } from 'react';
import { useStore } from 'react-redux';
import { type SparePart, type SuggestSparePartsApiResponse, api } from '@/client/api';
import { paths } from '@/shared/siteMap';

/** Milliseconds without a keystroke before the request. */
const DEBOUNCE_MS = 180;

/** Suggestions of all kinds together. */
const MAX_SUGGESTIONS = 8;

export interface Suggestion {
  kind: 'words' | 'categories' | 'parts';
  text: string;
  /** The page that it leads to. */
  path: string;
  part?: SparePart;
}

const toSuggestions = ({ words, categories, parts }: SuggestSparePartsApiResponse) =>
  [
    ...[...new Set(words)].map((text): Suggestion => ({
      kind: 'words',
      text,
      path: paths.search(text),
    })),
    ...categories.map(({ _id, name }): Suggestion => ({
      kind: 'categories',
      text: name,
      path: paths.sparePartsGrid(_id),
    })),
    ...parts.map((part): Suggestion => ({
      kind: 'parts',
      text: part.name,
      path: paths.sparePartDetails(part._id),
      part,
    })),
  ].slice(0, MAX_SUGGESTIONS);

/** A Chinese, Japanese or Korean character says as much as several letters. */
const CHARACTER = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

const isLongEnough = (text: string) => text.length >= 2 || CHARACTER.test(text);

/** Stores whose backend offers the core only, where the call is a part with an unknown id. */
const withoutSuggestions = new WeakSet<object>();

const isUnsupported = (error: unknown) =>
  [400, 404, 405, 501, 'CUSTOM_ERROR'].includes(
    (error as { status?: string | number } | undefined)?.status ?? 0,
  );

const none: Suggestion[] = [];

/**
 * The suggestions for a text, never those for another one. A failed call shows nothing: the field
 * searches without suggestions, and the next keystroke tries again.
 */
export function useSuggestions(text: string): Suggestion[] {
  const store = useStore();
  const [suggest, { currentData, originalArgs }] = api.endpoints.suggestSpareParts.useLazyQuery();

  useEffect(() => {
    if (!isLongEnough(text) || withoutSuggestions.has(store)) return;
    let request: ReturnType<typeof suggest> | undefined;
    const timer = setTimeout(() => {
      request = suggest({ q: text, limit: MAX_SUGGESTIONS }, true);
      void request.then(({ error }) => {
        if (isUnsupported(error)) withoutSuggestions.add(store);
      });
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      request?.abort();
    };
  }, [store, suggest, text]);

  const found = originalArgs?.q === text ? currentData : undefined;
  return useMemo(() => (found ? toSuggestions(found) : none), [found]);
}
