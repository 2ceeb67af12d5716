import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { useListCategoriesQuery } from '@/client/api';
import { PageHeader } from '@/client/components/console/PageHeader';
import { ListEmpty, ListError, ListSkeleton } from '@/client/components/console/QueryResult';
import { CategoryArranger } from '@/client/features/categories/arrange/CategoryArranger';
import { useArrange } from '@/client/features/categories/arrange/useArrange';
import { useTranslation } from '@/client/i18n/useTranslation';
import { paths } from '@/shared/siteMap';

/** The order of the categories, and which is below which. */
export default function ArrangeCategoriesPage() {
  const { t } = useTranslation(['arrangeCategories', 'adminCategories']);
  const { currentData: tree, error, refetch } = useListCategoriesQuery({});
  const { sort } = useArrange();
  return (
    <>
      <PageHeader
        title={t('title')}
        text={t('text')}
        back={{ to: paths.allCategories(), text: t('adminCategories:parts.back') }}
      >
        <Button variant="outlined" disabled={!tree?.length} onClick={() => void sort(null)}>
          {t('sortTop')}
        </Button>
      </PageHeader>
      {tree ? (
        <Paper variant="outlined">
          {tree.length === 0 ? (
            <ListEmpty>{t('adminCategories:list.empty')}</ListEmpty>
          ) : (
            <CategoryArranger tree={tree} />
          )}
        </Paper>
      ) : error ? (
        <ListError text={t('adminCategories:list.failed')} onRetry={() => void refetch()} />
      ) : (
        <ListSkeleton rows={8} />
      )}
    </>
  );
}
