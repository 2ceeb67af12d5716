import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate, useParams } from 'react-router-dom';
import { useListCategoriesQuery } from '@/client/api';
import { ListError } from '@/client/components/console/Fetched';
import { PageHeader } from '@/client/components/console/PageHeader';
import { type StoredCategory, storedIn } from '@/client/features/categories/categoryValues';
import { EditCategory } from '@/client/features/categories/EditCategory';
import { useTablePath } from '@/client/features/spareParts/list/useLastSearch';
import { noticeShown } from '@/client/features/ui/uiSlice';
import { useTranslation } from '@/client/i18n/useTranslation';

/** An existing category, loaded from the tree. */
export default function EditCategoryPage() {
  const { id = '' } = useParams();
  const { t } = useTranslation(['adminCategories', 'common']);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { data, isFetching, isError, refetch } = useListCategoriesQuery(undefined, {
    // Someone else may have changed it since the table was loaded.
    refetchOnMountOrArgChange: true,
  });
  const list = useTablePath('allCategories');
  // The form stays on the screen as it was filled, whatever is loaded again beneath it.
  const [stored, setStored] = useState<StoredCategory>();
  const isReady = stored?.category._id === id;
  const found = !isReady && !isFetching && !isError && data ? storedIn(data, id) : undefined;
  if (found) setStored(found);

  const reloadTree = async () => {
    const response = await refetch();
    return response.isError ? undefined : response.data;
  };
  const close = () => {
    dispatch(noticeShown({ text: t('edit.done') }));
    void navigate(list);
  };

  const content = () => {
    if (isReady) {
      return (
        <EditCategory
          key={id}
          stored={stored}
          reloadTree={reloadTree}
          cancelTo={list}
          onSaved={close}
        />
      );
    }
    if (isFetching) return <Typography role="status">{t('common:loading')}</Typography>;
    if (isError) return <ListError text={t('list.failed')} onRetry={() => void refetch()} />;
    return <ListError text={t('edit.unknown')} />;
  };

  return (
    <>
      <PageHeader title={t('edit.title')} back={{ to: list, text: t('parts.back') }} />
      {content()}
    </>
  );
}
