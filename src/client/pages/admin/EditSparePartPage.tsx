import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate, useParams } from 'react-router-dom';
import {
  type SparePart,
  useErrorText,
  isNotFound,
  useGetSparePartQuery,
  useListCategoriesQuery,
} from '@/client/api';
import { ListError, ListSkeleton } from '@/client/components/console/Fetched';
import { PageHeader } from '@/client/components/console/PageHeader';
import { selectCategoryOptions } from '@/client/features/categories/selectors';
import { EditSparePart } from '@/client/features/spareParts/editor/EditSparePart';
import { resultDialogOpened } from '@/client/features/ui/uiSlice';
import { useTranslation } from '@/client/i18n/useTranslation';
import { paths } from '@/shared/siteMap';

/** An existing spare part, its images included. */
export default function EditSparePartPage() {
  const { id = '' } = useParams();
  const { t } = useTranslation('adminParts');
  const errorText = useErrorText();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const tree = useListCategoriesQuery();
  const categories = useSelector(selectCategoryOptions);
  // Someone else may have changed it since it was last shown.
  const found = useGetSparePartQuery({ id }, { refetchOnMountOrArgChange: true });
  // The form stays on the screen as it was filled, whatever is loaded again beneath it.
  const [loaded, setLoaded] = useState<{ id: string; part: SparePart }>();
  const isLoading = found.isFetching || tree.isLoading;
  if (loaded?.id !== id && found.currentData && !isLoading && !found.error) {
    setLoaded({ id, part: found.currentData });
  }

  const showSaved = (savedId: string) => {
    const title = savedId === id ? t('edit.done') : t('add.done');
    dispatch(resultDialogOpened({ title, severity: 'success' }));
    void navigate(paths.singleSparePart(savedId), { replace: true });
  };

  const content = () => {
    if (loaded?.id === id) {
      return (
        <EditSparePart
          key={id}
          part={loaded.part}
          categories={categories}
          reloadCategories={tree.refetch}
          onSaved={showSaved}
        />
      );
    }
    if (isLoading) return <ListSkeleton rows={6} />;
    const retry = isNotFound(found.error) ? undefined : () => void found.refetch();
    return <ListError text={errorText(found.error, t('single.failed'))} onRetry={retry} />;
  };

  return (
    <>
      <PageHeader
        title={t('edit.title')}
        back={{ to: paths.singleSparePart(id), text: found.currentData?.name ?? t('single.title') }}
      />
      {content()}
    </>
  );
}
