import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import type { PartFacets } from '@/client/api';
import { useTranslation } from '@/client/i18n/useTranslation';
import { selectCategoryChoices } from '@/client/features/categories/categoryChoices';
import { type ApiState, selectCategoriesById } from '@/client/features/categories/selectors';
import type { ChoiceGroup } from '@/client/features/spareParts/filters/filterGroups';
import { chosenCategory } from '@/client/features/spareParts/filters/filterParams';
import type { FilterOptions } from '@/client/features/spareParts/filters/useFilters';
import type { ListFacets } from '@/client/features/spareParts/filters/useKeptFacets';

const none: PartFacets['categories'] = [];

/** What a search can be narrowed down by, with the category first. */
export function useSearchFilters(facets: ListFacets | undefined): FilterOptions | undefined {
  const { t } = useTranslation('catalogue');
  const [params] = useSearchParams();
  const chosen = chosenCategory(params);
  const found = facets?.categories ?? none;
  const choices = useSelector((state: ApiState) =>
    selectCategoryChoices(state, found, chosen, facets?.total),
  );
  const byId = useSelector(selectCategoriesById);
  const categories = useMemo(
    (): ChoiceGroup => ({
      ...{ key: 'category', kind: 'one', legend: t('filters.category') },
      choices: choices.length
        ? [
            { name: 'category', value: '', label: t('filters.allCategories'), chosen: !chosen },
            ...choices.map(({ id, name, count, level }) => ({
              ...{ name: 'category', value: id, label: name, count, level },
              chosen: id === chosen,
            })),
          ]
        : [],
    }),
    [choices, chosen, t],
  );
  return facets && { facets, categories, nameOfCategory: (id) => byId.get(id)?.name };
}
