import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { useListCategoriesQuery, useListCategorySparePartsQuery } from '@/client/api';
import { PagedList } from '@/client/components/console/QueryResult';
import { PageHeader, ViewOnSite } from '@/client/components/console/PageHeader';
import { usePageSize } from '@/client/components/console/TableSearch';
import { GridList } from '@/client/components/GridList';
import { selectCategoriesById } from '@/client/features/categories/selectors';
import { PartCard } from '@/client/features/spareParts/list/PartCard';
import { useTablePath } from '@/client/features/spareParts/list/useLastSearch';
import { useTranslation } from '@/client/i18n/useTranslation';
import { usePageParam } from '@/client/lib/usePageParam';
import { paths } from '@/shared/siteMap';

/** The parts filed directly in one category, as cards. */
export default function CategorySparePartsPage() {
  const { categoryId = '' } = useParams();
  const { t } = useTranslation(['adminCategories', 'partTable', 'attributes']);
  const [page] = usePageParam();
  const [limit] = usePageSize();
  useListCategoriesQuery({});
  const category = useSelector(selectCategoriesById).get(categoryId);
  const list = useTablePath('allCategories');
  const parts = useListCategorySparePartsQuery({
    id: categoryId,
    page,
    limit,
    includeHidden: true,
  });

  return (
    <>
      <PageHeader
        title={category ? t('parts.title', { category: category.name }) : t('parts.titleUnknown')}
        back={{ to: list, text: t('parts.back') }}
      >
        {category && (
          <>
            <Button href={paths.attributeValues(categoryId)}>{t('attributes:grid.open')}</Button>
            <ViewOnSite href={paths.sparePartsGrid(categoryId)} />
            <Button href={paths.allSpareParts(`?categoryId=${categoryId}`)} variant="outlined">
              {t('partTable:changeMany')}
            </Button>
            <Button href={paths.addSparePart(categoryId)} variant="contained" startIcon={<Add />}>
              {t('parts.add')}
            </Button>
          </>
        )}
      </PageHeader>
      <PagedList
        query={parts}
        failed={t('parts.failed')}
        rows={4}
        empty={t('parts.empty')}
        offersSizes
      >
        {(shown, busy) => (
          <GridList
            busy={busy}
            columns={{
              xs: 'repeat(2, minmax(0, 1fr))',
              md: 'repeat(3, minmax(0, 1fr))',
              xl: 'repeat(5, minmax(0, 1fr))',
            }}
            gap={2}
            sx={{ opacity: busy ? 0.55 : 1 }}
          >
            {shown.map((part) => (
              <PartCard key={part._id} part={part} />
            ))}
          </GridList>
        )}
      </PagedList>
    </>
  );
}
