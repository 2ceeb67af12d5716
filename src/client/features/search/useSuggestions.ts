import { useEffect, useMemo } from 'react';
import { useStore } from 'react-redux';
import { type SparePart, type SuggestSparePartsApiResponse, api, langOf } from '@/client/api';
import { MAX_LENGTHS } from '@/shared/limits';
import { paths } from '@/shared/siteMap';

const DEBOUNCE_MS = 180;

const MAX_SUGGESTIONS = 8;

export interface Suggestion {
  kind: 'words' | 'categories' | 'parts';
  text: string;
  /** Of the text, where it is not the page's. */
  lang?: string;
  path: string;
  part?: SparePart;
}

const toSuggestions = ({ words, categories, parts }: SuggestSparePartsApiResponse) => {
  const distinctWords = [...new Set(words)];
  const all: Suggestion[] = [
    ...distinctWords.map((text) => ({
      kind: 'words' as const,
      text,
      path: paths.search(text),
    })),
    ...categories.map((category) => ({
      kind: 'categories' as const,
      text: category.name,
      lang: langOf(category),
      path: paths.sparePartsGrid(category._id),
    })),
    ...parts.map((part) => ({
      kind: 'parts' as const,
      text: part.name,
      lang: langOf(part),
      path: paths.sparePartDetails(part._id),
      part,
    })),
  ];
  return all.slice(0, MAX_SUGGESTIONS);
};

/** A Chinese, Japanese or Korean character means as much as several letters. */
const CHARACTER = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Stores whose backend offers the core only: there the request is one for a part with this id. */
const withoutSuggestions = new WeakSet<object>();

const isUnsupported = (error: unknown) =>
  [400, 404, 405, 501, 'CUSTOM_ERROR'].includes(
    (error as { status?: string | number } | undefined)?.status ?? 0,
  );

const none: Suggestion[] = [];

/** The suggestions for a text, never those for another one; none after a failure. */
export function useSuggestions(text: string): Suggestion[] {
  const store = useStore();
  const [suggest, { currentData, originalArgs }] = api.endpoints.suggestSpareParts.useLazyQuery();

  useEffect(() => {
    const isLongEnough = text.length >= 2 || CHARACTER.test(text);
    if (!isLongEnough || text.length > MAX_LENGTHS.query || withoutSuggestions.has(store)) return;
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
