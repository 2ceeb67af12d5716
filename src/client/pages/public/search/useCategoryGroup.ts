import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import type { PartFacets } from '@/client/api';
import { selectCategoryChoices } from '@/client/features/categories/categoryChoices';
import { type ApiState, selectCategoriesById } from '@/client/features/categories/selectors';
import type { ChoiceGroup, ListFacets } from '@/client/features/spareParts/filters/filterGroups';
import { selectedCategory } from '@/client/features/spareParts/filters/filterParams';
import { useTranslation } from '@/client/i18n/useTranslation';

const none: PartFacets['categories'] = [];

export function useCategoryGroup(facets: ListFacets | undefined) {
  const { t } = useTranslation('catalogue');
  const selectedId = selectedCategory(useSearchParams()[0]);
  const choices = useSelector((state: ApiState) =>
    selectCategoryChoices(state, facets?.categories ?? none, selectedId, facets?.total),
  );
  const byId = useSelector(selectCategoriesById);
  const all = { value: '', label: t('filters.allCategories'), selected: !selectedId };
  const categories: ChoiceGroup = {
    kind: 'one',
    name: 'category',
    legend: t('filters.category'),
    choices: [
      all,
      ...choices.map(({ id, name, count, level }) => ({
        value: id,
        label: name,
        count,
        level,
        selected: id === selectedId,
      })),
    ],
  };
  return { categories, nameOfCategory: (id: string) => byId.get(id)?.name };
}
