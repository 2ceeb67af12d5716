import { useEffect } from 'react';
import { api, consoleApi, isNotOffered, langOf, useErrorText } from '@/client/api';
import { useCategoryOptions } from '@/client/features/categories/useCategoryTree';
import { useTranslation } from '@/client/i18n/useTranslation';
import { findCategories } from '@/client/lib/categoryOption';
import { MAX_LENGTHS } from '@/shared/limits';
import { matchesQuery } from '@/shared/search';
import { paths, siteMap } from '@/shared/siteMap';
import { consoleScreens } from './AdminSidebar';

/** What the search of the console leads to. */
export interface Found {
  group: 'screens' | 'categories' | 'parts' | 'inquiries';
  path: string;
  text: string;
  lang?: string;
  note?: string;
}

const DEBOUNCE_MS = 200;
const MAX_FOUND = 6;

/** Screens and categories at once, parts and inquiries once they are loaded. */
export function useConsoleSearch(q: string) {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const options = useCategoryOptions();
  const [suggest, suggestions] = api.endpoints.suggestSpareParts.useLazyQuery();
  const [findParts, parts] = api.endpoints.listSpareParts.useLazyQuery();
  const [findInquiries, inquiries] = consoleApi.endpoints.listInquiries.useLazyQuery();
  const isSearched = q !== '' && q.length <= MAX_LENGTHS.query;

  useEffect(() => {
    if (!isSearched) return;
    const requests: { abort: () => void }[] = [];
    const timer = setTimeout(() => {
      const page = { q, page: 1, limit: MAX_FOUND };
      requests.push(
        findParts({ ...page, includeHidden: true }),
        findInquiries(page),
        // Knows the names of categories in the other language.
        suggest({ q, limit: MAX_FOUND }),
      );
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      for (const request of requests) request.abort();
    };
  }, [findParts, findInquiries, suggest, q, isSearched]);

  if (!isSearched) return { found: [], isLoading: false };

  const screens = consoleScreens
    .map(({ name }) => ({ text: t(`nav.${name}`), path: siteMap[name].pattern }))
    .filter(({ text }) => matchesQuery(q, text))
    .map((screen): Found => ({ ...screen, group: 'screens' }));
  const own = <Result extends { originalArgs?: { q?: string } | void }>(result: Result) =>
    result.originalArgs?.q === q ? result : undefined;
  const [foundParts, foundInquiries] = [own(parts), own(inquiries)];
  const suggested = own(suggestions)?.currentData?.categories ?? [];
  const named = findCategories(options, q);
  const others = suggested.filter(({ _id }) => !named.some(({ id }) => id === _id));
  const categories = [
    ...named,
    ...options.filter(({ id }) => others.some(({ _id }) => _id === id)),
  ].map(({ id, name, path }): Found => {
    const note = path.slice(0, -1).join(' › ');
    return { group: 'categories', path: paths.categorySpareParts(id), text: name, note };
  });
  const partRows = (foundParts?.currentData?.data ?? []).map((part): Found => {
    const note = [part.partNumber, part.categoryId?.name, part.hidden && t('search.draft')];
    return {
      group: 'parts',
      path: paths.singleSparePart(part._id),
      text: part.name,
      lang: langOf(part),
      note: note.filter(Boolean).join(' · '),
    };
  });
  const inquiryRows = (foundInquiries?.currentData?.data ?? []).map(
    ({ _id, reference, name, company, country }): Found => ({
      group: 'inquiries',
      path: paths.inquiry(_id),
      text: [reference, name].join(' · '),
      note: [company, country].filter(Boolean).join(' · '),
    }),
  );
  /** The way to what is not listed here. */
  const all = (group: 'parts' | 'inquiries', total = 0): Found[] => {
    if (total <= MAX_FOUND) return [];
    const search = `?${String(new URLSearchParams({ q }))}`;
    const path = group === 'parts' ? paths.allSpareParts(search) : paths.inquiries() + search;
    return [{ group, path, text: t(`search.all.${group}`, { count: total }) }];
  };
  const error = [foundParts?.error, foundInquiries?.error].find(
    (failure) => failure && !isNotOffered(failure),
  );
  return {
    found: [
      ...screens.slice(0, MAX_FOUND),
      ...categories.slice(0, MAX_FOUND),
      ...partRows,
      ...all('parts', foundParts?.currentData?.total),
      ...inquiryRows,
      ...all('inquiries', foundInquiries?.currentData?.total),
    ],
    isLoading: [foundParts, foundInquiries].some((result) => !result || result.isFetching),
    failure: error && errorText(error, t('search.failed')),
  };
}
