import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useSelector } from 'react-redux';
import { useParams, useSearchParams } from 'react-router-dom';
import { isUnknownId, useListCategorySparePartsQuery } from '@/client/api';
import { PageMeta } from '@/client/components/PageMeta';
import { CategorySidebar } from '@/client/features/categories/CategorySidebar';
import { CategoryTrail } from '@/client/features/categories/CategoryTrail';
import { selectCategoriesById } from '@/client/features/categories/selectors';
import { useCategoryTree } from '@/client/features/categories/useCategoryTree';
import { ComparisonBar } from '@/client/features/spareParts/comparison/ComparisonBar';
import { FilterColumn } from '@/client/features/spareParts/filters/FilterColumn';
import { isFiltered } from '@/client/features/spareParts/filters/filterParams';
import { useListFacets } from '@/client/features/spareParts/filters/useFilters';
import { gridQuery } from '@/client/features/spareParts/list/partQueries';
import { useTranslation } from '@/client/i18n/useTranslation';
import { useConfig } from '@/client/lib/config';
import { CatalogueBanner } from './catalogue/CatalogueBanner';
import { CatalogueColumns } from './catalogue/CatalogueColumns';
import { CategoryParts } from './catalogue/CategoryParts';
import { LoadingParts } from './catalogue/PartPage';

export default function SparePartsGridPage() {
  const { id = '' } = useParams();
  const { t } = useTranslation(['catalogue', 'common']);
  const [params] = useSearchParams();
  const parts = useListCategorySparePartsQuery(gridQuery(id, params));
  const page = parts.currentData;
  // Without that of an earlier try.
  const error = parts.isError || isUnknownId(parts.error) ? parts.error : undefined;
  const facets = useListFacets(id, page);
  const { isLoading: treeIsLoading } = useCategoryTree();
  const { mediaUrl } = useConfig();
  const category = useSelector(selectCategoriesById).get(id);
  // Without the tree the name is known from the parts.
  const name = category?.name ?? page?.data[0]?.categoryId?.name;

  return (
    <>
      <PageMeta
        title={name ? t('grid.title', { category: name }) : t('common:nav.spareParts')}
        description={
          name ? t('grid.metaDescription', { category: name }) : t('grid.metaDescriptionAll')
        }
        image={category?.image && `${mediaUrl}/${encodeURIComponent(category.image)}`}
        noindex={isUnknownId(error) || isFiltered(params)}
      />
      <CatalogueBanner image="grid">
        <Typography variant="h1">{t('common:nav.spareParts')}</Typography>
        <Box sx={{ mt: 1.5, fontSize: { md: '1.05rem' } }}>
          <CategoryTrail categoryId={id} name={name} onGrid />
        </Box>
      </CatalogueBanner>
      <CatalogueColumns
        sidebar={
          <CategorySidebar
            currentId={id}
            onGrid
            maxHeight={facets && 'min(520px, 100vh - 120px)'}
          />
        }
        filters={facets && <FilterColumn key={id} facets={facets} />}
      >
        {treeIsLoading ? (
          // Subcategories that were loaded after the parts would push them down.
          <LoadingParts label={t('grid.loading')} />
        ) : (
          <CategoryParts
            key={id}
            category={category}
            name={name}
            page={page}
            facets={facets}
            error={page ? undefined : error}
            onRetry={() => void parts.refetch()}
          />
        )}
      </CatalogueColumns>
      <ComparisonBar />
    </>
  );
}
