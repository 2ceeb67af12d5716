import Box from '@mui/material/Box';
import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { errorText, useListCategoriesQuery, useListCategorySparePartsQuery } from '../../api';
import { ListEmpty, ListError, ListSkeleton } from '../../components/console/ListStates';
import { PageHeader } from '../../components/console/PageHeader';
import { Pager } from '../../components/console/Pager';
import { PAGE_SIZE, pageCount, useTableQuery } from '../../components/console/useTableQuery';
import { useTranslation } from '../../content/useTranslation';
import { selectLastTableSearch } from '../../features/categories/categoriesSlice';
import { selectCategoriesById } from '../../features/categories/selectors';
import { PartCard } from '../../features/spareParts/PartCard';
import { paths } from '../../../shared/siteMap';
import { useLastPage } from '../../lib/useLastPage';

/** The parts filed directly in one category, as cards. */
export default function CategorySparePartsPage() {
  const { categoryId = '' } = useParams();
  const { t } = useTranslation('adminCategories');
  const { page, setPage } = useTableQuery();
  useListCategoriesQuery();
  const category = useSelector(selectCategoriesById).get(categoryId);
  const list = paths.allCategories(useSelector(selectLastTableSearch));
  const { data, currentData, error, isFetching, refetch } = useListCategorySparePartsQuery({
    id: categoryId,
    page,
    limit: PAGE_SIZE,
  });
  const known = isFetching ? undefined : currentData;
  useLastPage(page, known && pageCount(known.total), setPage);

  const content = () => {
    if (error && !isFetching) {
      return (
        <ListError text={errorText(error, t('parts.failed'))} onRetry={() => void refetch()} />
      );
    }
    if (!data) return <ListSkeleton rows={4} />;
    if (data.data.length === 0) return <ListEmpty>{t('parts.empty')}</ListEmpty>;
    return (
      <>
        <Box
          component="ul"
          aria-busy={isFetching}
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: {
              xs: 'repeat(2, minmax(0, 1fr))',
              md: 'repeat(3, minmax(0, 1fr))',
              xl: 'repeat(5, minmax(0, 1fr))',
            },
            listStyle: 'none',
            m: 0,
            p: 0,
            opacity: isFetching ? 0.55 : 1,
          }}
        >
          {data.data.map((part) => (
            <PartCard key={part._id} part={part} />
          ))}
        </Box>
        <Pager page={page} pages={pageCount(data.total)} onPage={setPage} />
      </>
    );
  };

  return (
    <>
      <PageHeader
        title={category ? t('parts.title', { category: category.name }) : t('parts.titleUnknown')}
        back={{ to: list, text: t('parts.back') }}
      />
      {content()}
    </>
  );
}
