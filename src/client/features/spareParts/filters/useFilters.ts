import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { SparePartPage } from '@/client/api';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import {
  type ChoiceGroup,
  type ListFacets,
  chipsOf,
  filtersWithoutField,
  groupsOf,
} from './filterGroups';
import { type Filter, filtersIn, otherParams, withFilters } from './filterParams';

/** The facets of a list; while another of its pages is loading, those of the previous one. */
export function useListFacets(list: string, page: SparePartPage | undefined) {
  const [last, setLast] = useState({ list, page });
  if (page && page !== last.page) setLast({ list, page });
  const latest = page ?? (last.list === list ? last.page : undefined);
  return latest?.facets && { ...latest.facets, total: latest.total };
}

export interface FilterOptions {
  facets: ListFacets;
  categories?: ChoiceGroup;
}

const keyOf = (filters: readonly Filter[]) => JSON.stringify(filters.map(String).sort());

/** The filters that a list offers and that the URL applies; `goTo` replaces ordinary navigation. */
export function useFilters(
  { facets, categories }: FilterOptions,
  goTo?: (params: URLSearchParams) => void,
) {
  const { t } = useTranslation('catalogue');
  const language = useLanguage();
  const [params, setParams] = useSearchParams();
  const [ranges, setRanges] = useState<readonly string[]>([]);
  const selected = filtersIn(params);
  const context = { facets, selected, language, t };
  const groups = groupsOf(context, categories, ranges);
  const newRanges = groups.filter(({ kind, name }) => kind === 'range' && !ranges.includes(name));
  if (newRanges.length > 0) setRanges([...ranges, ...newRanges.map(({ name }) => name)]);
  const searchWith = (filters: readonly Filter[]) => `?${String(withFilters(params, filters))}`;
  return {
    groups,
    chips: chipsOf(context, categories).map(({ rest, ...text }) => ({
      ...text,
      to: searchWith(rest),
    })),
    cleared: searchWith([]),
    /** Parameters and filters that the form has no field for. */
    hidden: [...otherParams(params), ...filtersWithoutField(groups, selected)],
    valueOf: (name: string) => selected.find(([filterName]) => filterName === name)?.[1] ?? '',
    key: keyOf(selected),
    /** Goes to the list that the form describes; scroll position and focus stay. */
    apply(form: HTMLFormElement) {
      const entries = [...new FormData(form)] as [string, string][];
      const next = filtersIn(entries);
      if (keyOf(next) === keyOf(selected)) return;
      if (goTo) goTo(withFilters(params, next));
      else setParams(withFilters(params, next), { preventScrollReset: true });
    },
  };
}

export type Filters = ReturnType<typeof useFilters>;
