import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { api, useListCategorySparePartsQuery } from '../../api';
import { PageMeta } from '../../components/PageMeta';
import { CategoryLinks } from '../../features/categories/CategoryLinks';
import { CategorySidebar } from '../../features/categories/CategorySidebar';
import { CategoryTrail } from '../../features/categories/CategoryTrail';
import { selectCategoriesById } from '../../features/categories/selectors';
import { PartCard } from '../../features/spareParts/PartCard';
import { PARTS_PER_PAGE } from '../../features/spareParts/PartGrid';
import { usePageParam } from '../../lib/usePageParam';
import { CatalogueBanner } from './catalogue/CatalogueBanner';
import { CatalogueColumns } from './catalogue/CatalogueColumns';
import { EmptyCategory } from './catalogue/EmptyCategory';
import { FailedParts } from './catalogue/FailedParts';
import { PartPage } from './catalogue/PartPage';

/** Cards that a wide screen shows before any scrolling. */
const FIRST_ROW = 3;

export default function SparePartsGridPage() {
  const { id = '' } = useParams();
  const { t } = useTranslation('catalogue');
  const [page] = usePageParam();
  const query = { id, page, limit: PARTS_PER_PAGE };
  const { currentData, isError, error, refetch } = useListCategorySparePartsQuery(query);
  const prefetch = api.usePrefetch('listCategorySpareParts');
  const category = useSelector(selectCategoriesById).get(id);
  // Without the tree the parts themselves tell what they are filed under.
  const name = category?.name ?? currentData?.data[0]?.categoryId?.name;
  const children = category?.children ?? [];

  return (
    <>
      <PageMeta
        title={name ? t('grid.title', { category: name }) : t('banner')}
        description={
          name ? t('grid.metaDescription', { category: name }) : t('grid.metaDescriptionAll')
        }
      />
      <CatalogueBanner>
        <Typography variant="h1">{t('banner')}</Typography>
        <Box sx={{ mt: 1.5, fontSize: '1.05rem' }}>
          <CategoryTrail categoryId={id} name={name} onGrid />
        </Box>
      </CatalogueBanner>
      <CatalogueColumns sidebar={<CategorySidebar currentId={id} onGrid />}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'baseline' }}>
          <Typography variant="h2" sx={{ typography: 'h3', overflowWrap: 'anywhere' }}>
            {name ?? t('grid.parts')}
          </Typography>
          {!!currentData?.total && (
            <Typography color="text.secondary">
              {t('grid.count', { count: currentData.total })}
            </Typography>
          )}
        </Box>
        {category?.description && (
          <Typography color="text.secondary" sx={{ mt: 1, maxWidth: '48em' }}>
            {category.description}
          </Typography>
        )}
        {children.length > 0 && (
          <Box sx={{ mt: 2 }}>
            <CategoryLinks label={t('grid.subcategories')} categories={children} />
          </Box>
        )}
        <Box sx={{ mt: 3 }}>
          {isError && !currentData ? (
            <FailedParts error={error} onRetry={() => void refetch()} />
          ) : (
            <PartPage
              label={name ? t('grid.partsIn', { category: name }) : t('grid.parts')}
              loadingLabel={t('grid.loading')}
              page={currentData}
              renderCard={(part, index) => <PartCard part={part} priority={index < FIRST_ROW} />}
              onIntent={(to) => prefetch({ ...query, page: to })}
              empty={<EmptyCategory hasSubcategories={children.length > 0} />}
            />
          )}
        </Box>
      </CatalogueColumns>
    </>
  );
}
