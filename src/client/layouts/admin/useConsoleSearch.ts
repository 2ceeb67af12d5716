import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';
import {
  api,
  consoleApi,
  isNotOffered,
  langOf,
  refetchOnMount,
  useErrorText,
  useListSparePartsQuery,
} from '@/client/api';
import { useCategoryOptions } from '@/client/features/categories/useCategoryTree';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { findCategories } from '@/client/lib/categoryOption';
import { countryName } from '@/shared/countries';
import { joined } from '@/shared/isolate';
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
  const language = useLanguage();
  const errorText = useErrorText();
  const options = useCategoryOptions();
  const isSearched = q !== '' && q.length <= MAX_LENGTHS.query;
  const [debounced, setDebounced] = useState('');
  const page = isSearched && debounced === q && { q, page: 1, limit: MAX_FOUND };
  const parts = useListSparePartsQuery(
    page ? { ...page, includeHidden: true } : skipToken,
    refetchOnMount,
  );
  const inquiries = consoleApi.endpoints.listInquiries.useQuery(page || skipToken, refetchOnMount);
  // Knows the names of categories in the other language.
  const suggestions = api.endpoints.suggestSpareParts.useQuery(
    page ? { q, limit: MAX_FOUND } : skipToken,
  );

  useEffect(() => {
    const timer = setTimeout(() => setDebounced(q), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [q]);

  if (!isSearched) return { found: [], isLoading: false };

  const screens = consoleScreens
    .map(({ name }) => ({ text: t(`nav.${name}`), path: siteMap[name].pattern }))
    .filter(({ text }) => matchesQuery(q, text))
    .map((screen): Found => ({ ...screen, group: 'screens' }));
  const suggested = suggestions.currentData?.categories ?? [];
  const categories = new Set([
    ...findCategories(options, q),
    ...options.filter(({ id }) => suggested.some(({ _id }) => _id === id)),
  ]);
  const categoryRows = [...categories].map(({ id, name, path }): Found => {
    const note = joined(path.slice(0, -1), ' › ');
    return { group: 'categories', path: paths.categorySpareParts(id), text: name, note };
  });
  const partRows = (parts.currentData?.data ?? []).map((part): Found => ({
    group: 'parts',
    path: paths.singleSparePart(part._id),
    text: part.name,
    lang: langOf(part),
    note: joined([part.partNumber, part.categoryId?.name, part.hidden && t('search.draft')]),
  }));
  const inquiryRows = (inquiries.currentData?.data ?? []).map(
    ({ _id, reference, name, company, country }): Found => ({
      group: 'inquiries',
      path: paths.inquiry(_id),
      text: joined([reference, name]),
      note: joined([company, country && countryName(country, language)]),
    }),
  );
  /** The way to what is not listed here. */
  const all = (group: 'parts' | 'inquiries', total = 0): Found[] => {
    if (total <= MAX_FOUND) return [];
    const search = `?${String(new URLSearchParams({ q }))}`;
    const path = group === 'parts' ? paths.allSpareParts(search) : paths.inquiries() + search;
    return [{ group, path, text: t(`search.all.${group}`, { count: total }) }];
  };
  const error = [parts.error, inquiries.error].find((failure) => failure && !isNotOffered(failure));
  return {
    found: [
      ...screens.slice(0, MAX_FOUND),
      ...categoryRows.slice(0, MAX_FOUND),
      ...partRows,
      ...all('parts', parts.currentData?.total),
      ...inquiryRows,
      ...all('inquiries', inquiries.currentData?.total),
    ],
    isLoading: !page || parts.isFetching || inquiries.isFetching,
    failure: error && errorText(error, t('search.failed')),
  };
}
