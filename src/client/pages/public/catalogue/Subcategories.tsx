import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Category, PartFacets } from '@/client/api';
import { useTranslation } from '@/client/i18n/useTranslation';
import { branchesOf } from '@/client/features/categories/categoryChoices';
import { CategoryLinks } from '@/client/features/categories/CategoryLinks';
import {
  filtersIn,
  isOnlyHere,
  searchOf,
  withFilters,
} from '@/client/features/spareParts/filters/filterParams';

export interface SubcategoriesProps {
  categories: Category[];
  facets: PartFacets | undefined;
}

/**
 * The way down. The filters go with it, and the numbers are of the parts that they leave; those of
 * a list that stops at its own category tell nothing of what is below.
 */
export function Subcategories({ categories, facets }: SubcategoriesProps) {
  const { t } = useTranslation('catalogue');
  const [params] = useSearchParams();
  const filters = filtersIn(params);
  const isFiltered = facets !== undefined && filters.length > 0;
  const counts = useMemo(
    () => (facets ? branchesOf(categories, facets.categories) : new Map<string, number>()),
    [categories, facets],
  );
  const unknown = useMemo(() => new Map<string, number>(), []);
  return (
    <CategoryLinks
      label={t('grid.subcategories')}
      categories={categories}
      counts={isFiltered ? (isOnlyHere(params) ? unknown : counts) : undefined}
      search={facets && searchOf(withFilters(new URLSearchParams(), filters))}
    />
  );
}
