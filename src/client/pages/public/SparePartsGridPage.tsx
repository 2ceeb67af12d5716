import { useDeferredValue } from 'react';
import { useSelector } from 'react-redux';
import { useParams, useSearchParams } from 'react-router-dom';
import { isUnknownId, useListCategorySparePartsQuery } from '@/client/api';
import Box from '@mui/material/Box';
import { PageMeta } from '@/client/components/PageMeta';
import Typography from '@mui/material/Typography';
import { useTranslation } from '@/client/i18n/useTranslation';
import { CategorySidebar } from '@/client/features/categories/CategorySidebar';
import { useCategoryTree } from '@/client/features/categories/useCategoryTree';
import { CategoryTrail } from '@/client/features/categories/CategoryTrail';
import { selectCategoriesById } from '@/client/features/categories/selectors';
import { ComparisonPlace } from '@/client/features/spareParts/comparison/ComparisonPlace';
import { isNarrowed } from '@/client/features/spareParts/filters/filterParams';
import { useKeptFacets } from '@/client/features/spareParts/filters/useKeptFacets';
import { FilterColumn } from '@/client/features/spareParts/filters/lazyFilters';
import { gridQuery } from '@/client/features/spareParts/list/partQueries';
import { LoadingPartGrid } from '@/client/features/spareParts/list/PartGrid';
import { useConfig } from '@/client/lib/config';
import { CatalogueBanner } from './catalogue/CatalogueBanner';
import { CatalogueColumns } from './catalogue/CatalogueColumns';
import { CategoryParts } from './catalogue/CategoryParts';

export default function SparePartsGridPage() {
  const { id = '' } = useParams();
  const { t } = useTranslation(['catalogue', 'common']);
  const [params] = useSearchParams();
  const query = gridQuery(id, params);
  const { found, failure, refetch } = useListCategorySparePartsQuery(query, {
    selectFromResult: ({ currentData, isError, error }) => ({
      found: currentData,
      failure: isError ? error : undefined,
    }),
  });
  const facets = useKeptFacets(id, found);
  const { isLoading: treeIsLoading } = useCategoryTree();
  const { mediaUrl } = useConfig();
  const waiting = useDeferredValue(treeIsLoading);
  const category = useSelector(selectCategoriesById).get(id);
  // Without the tree the parts themselves tell what they are filed under.
  const name = category?.name ?? found?.data[0]?.categoryId?.name;

  return (
    <>
      <PageMeta
        title={name ? t('grid.title', { category: name }) : t('common:nav.spareParts')}
        description={
          name ? t('grid.metaDescription', { category: name }) : t('grid.metaDescriptionAll')
        }
        picture={category?.image && `${mediaUrl}/${encodeURIComponent(category.image)}`}
        noindex={isUnknownId(failure) || isNarrowed(params)}
      />
      <CatalogueBanner picture="grid">
        <Typography variant="h1">{t('common:nav.spareParts')}</Typography>
        <Box sx={{ mt: 1.5, fontSize: { md: '1.05rem' } }}>
          <CategoryTrail categoryId={id} name={name} onGrid />
        </Box>
      </CatalogueBanner>
      <CatalogueColumns
        sidebar={<CategorySidebar currentId={id} onGrid />}
        filters={facets && <FilterColumn key={id} facets={facets} />}
      >
        {waiting ? (
          // Subcategories that came after the parts would push them down.
          <LoadingPartGrid label={t('grid.loading')} />
        ) : (
          <CategoryParts
            key={id}
            category={category}
            name={name}
            page={found}
            facets={facets}
            error={failure}
            onRetry={() => void refetch()}
          />
        )}
      </CatalogueColumns>
      <ComparisonPlace />
    </>
  );
}
