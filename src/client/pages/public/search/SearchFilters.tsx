import Box from '@mui/material/Box';
import { type ReactNode, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import type { PartFacets } from '@/client/api';
import { HydrationBoundary } from '@/client/components/site/HydrationBoundary';
import { selectCategoryChoices } from '@/client/features/categories/categoryChoices';
import { type ApiState, selectCategoriesById } from '@/client/features/categories/selectors';
import type { ChoiceGroup } from '@/client/features/spareParts/filters/filterGroups';
import { chosenCategory } from '@/client/features/spareParts/filters/filterParams';
import type { FilterFailure } from '@/client/features/spareParts/filters/FilterSheet';
import { FilterBar } from '@/client/features/spareParts/filters/FilterBar';
import { FilterColumn } from '@/client/features/spareParts/filters/FilterColumn';
import type { FilterOptions } from '@/client/features/spareParts/filters/useFilters';
import type { ListFacets } from '@/client/features/spareParts/filters/useListFacets';
import { useTranslation } from '@/client/i18n/useTranslation';

const none: PartFacets['categories'] = [];

/** The filters of a search: the category, then the facets. */
export function useSearchFilters(facets: ListFacets | undefined): FilterOptions | undefined {
  const { t } = useTranslation('catalogue');
  const [params] = useSearchParams();
  const chosen = chosenCategory(params);
  const found = facets?.categories ?? none;
  const choices = useSelector((state: ApiState) =>
    selectCategoryChoices(state, found, chosen, facets?.total),
  );
  const byId = useSelector(selectCategoriesById);
  const categories = useMemo((): ChoiceGroup => {
    const all = { name: 'category', value: '', label: t('filters.allCategories'), chosen: !chosen };
    const each = choices.map(({ id, name, count, level }) => ({
      name: 'category',
      value: id,
      label: name,
      count,
      level,
      chosen: id === chosen,
    }));
    return {
      key: 'category',
      kind: 'one',
      legend: t('filters.category'),
      choices: each.length > 0 ? [all, ...each] : [],
    };
  }, [choices, chosen, t]);
  return facets && { facets, categories, nameOfCategory: (id) => byId.get(id)?.name };
}

export interface SearchColumnsProps {
  /** Undefined where the results cannot be filtered: then they take the whole width. */
  filters: FilterOptions | undefined;
  total: number | undefined;
  failure?: FilterFailure;
  children: ReactNode;
}

/** The results with the filters beside them. */
export function SearchColumns({ filters, total, failure, children }: SearchColumnsProps) {
  return (
    <Box
      sx={
        filters && {
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '256px minmax(0, 1fr)' },
          columnGap: { lg: 6 },
          alignItems: 'start',
        }
      }
    >
      {filters && (
        <div>
          <HydrationBoundary>
            <FilterColumn {...filters} />
          </HydrationBoundary>
        </div>
      )}
      {/* The keys keep the results mounted when the filters appear. */}
      <div key="results">
        {filters && <FilterBar {...filters} total={total} failure={failure} />}
        <div key="list">{children}</div>
      </div>
    </Box>
  );
}
