import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { chipsOf } from './filterChips';
import {
  type ChoiceGroup,
  type FilterGroup,
  filtersBeside,
  groupsOf,
  narrows,
} from './filterGroups';
import { type Filter, filtersIn, isFilterName, searchOf, withFilters } from './filterParams';
import type { ListFacets } from './useListFacets';

export interface FilterOptions {
  /** What the answer says that the list can be narrowed down by. */
  facets: ListFacets;
  /** Categories to choose from, above all else. */
  categories?: ChoiceGroup;
  nameOfCategory?: (id: string) => string | undefined;
}

const unknown = () => undefined;

/** The same filters in any order are the same. */
const keyOf = (filters: readonly Filter[]) => JSON.stringify(filters.map(String).sort());

/**
 * The filters of a list, all of which stand in its address: what is offered and what is applied.
 * `goElsewhere` goes to another list, where that isn't an entry of the history as any other.
 */
export function useFilters(
  { facets, categories, nameOfCategory = unknown }: FilterOptions,
  goElsewhere?: (params: URLSearchParams) => void,
) {
  const { t } = useTranslation('catalogue');
  const language = useLanguage();
  const { pathname } = useLocation();
  const [params, setParams] = useSearchParams();
  const [ranges, setRanges] = useState<readonly string[]>([]);
  const go =
    goElsewhere ?? ((next: URLSearchParams) => setParams(next, { preventScrollReset: true }));
  const chosen = filtersIn(params);
  const texts = {
    brand: t('filters.brand'),
    picture: t('filters.picture'),
    withPicture: t('filters.withPicture'),
    between: (from: string, to: string) => t('filters.between', { from, to }),
    from: (from: string) => t('filters.from', { from }),
    upTo: (to: string) => t('filters.upTo', { to }),
    valued: (label: string, value: string) => t('filters.valued', { label, value }),
  };
  const groups = [
    ...(categories ? [categories] : []),
    ...groupsOf(facets, chosen, language, texts, ranges),
  ].filter((group) => narrows(group, facets.total));
  const isNew = ({ key, kind }: FilterGroup) => kind === 'range' && !ranges.includes(key);
  const added = groups.filter(isNew).map(({ key }) => key);
  if (added.length > 0) setRanges([...ranges, ...added]);
  const addressOf = (filters: readonly Filter[]) =>
    pathname + searchOf(withFilters(params, filters));
  return {
    groups,
    chips: chipsOf(chosen, facets, language, texts, nameOfCategory).map(({ label, rest }) => ({
      label,
      to: addressOf(rest),
    })),
    /** Parameters that the form passes on, and filters that it has no field for. */
    hidden: [
      ...[...params].filter(([name]) => name !== 'page' && !isFilterName(name)),
      ...filtersBeside(groups, chosen),
    ],
    valueOf: (name: string) => chosen.find(([each]) => each === name)?.[1] ?? '',
    cleared: addressOf([]),
    /** What is applied, to tell one state from the next. */
    state: String(new URLSearchParams(chosen.map((filter) => [...filter]))),
    /** Goes to the list that a form asks for; the page stays where it is, and so does the focus. */
    apply(form: HTMLFormElement) {
      const entries = [...new FormData(form)].filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      );
      const wanted = filtersIn(entries);
      if (keyOf(wanted) === keyOf(chosen)) return;
      go(withFilters(params, wanted));
    },
  };
}

export type Filters = ReturnType<typeof useFilters>;
