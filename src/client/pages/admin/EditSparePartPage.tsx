import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate, useParams } from 'react-router-dom';
import {
  errorText,
  isNotFound,
  useGetSparePartQuery,
  useListCategoriesQuery,
  useUpdateSparePartMutation,
} from '../../api';
import { ListError, ListSkeleton } from '../../components/ListStates';
import { PageHeader } from '../../components/PageHeader';
import { selectCategoryOptions } from '../../features/categories/selectors';
import type { PartValues } from '../../features/spareParts/partValues';
import { partValues, toSparePartUpdateForm } from '../../features/spareParts/partValues';
import type { CategoryChoice } from '../../features/spareParts/SparePartForm';
import { SparePartForm } from '../../features/spareParts/SparePartForm';
import { useSaveFailure } from '../../features/spareParts/useSaveFailure';
import { resultDialogOpened } from '../../features/ui/uiSlice';
import { paths } from '../../lib/paths';

/** An existing spare part, its images included. */
export default function EditSparePartPage() {
  const { id = '' } = useParams();
  const { t } = useTranslation('adminParts');
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const tree = useListCategoriesQuery();
  const categories = useSelector(selectCategoryOptions);
  // Someone else may have changed it since it was last shown.
  const found = useGetSparePartQuery({ id }, { refetchOnMountOrArgChange: true });
  const [updateSparePart] = useUpdateSparePartMutation();
  const [failure, tell] = useSaveFailure(t('edit.failed'));
  const part = found.currentData;

  const save = async (values: PartValues): Promise<boolean> => {
    const sparePartUpdateForm = toSparePartUpdateForm(values, part?.images);
    const { error } = await updateSparePart({ id, sparePartUpdateForm });
    tell(error);
    return !error;
  };
  const showSaved = () => {
    dispatch(resultDialogOpened({ title: t('edit.done'), severity: 'success' }));
    void navigate(paths.singleSparePart(id), { replace: true });
  };

  const content = () => {
    if (found.isFetching || tree.isLoading) return <ListSkeleton rows={6} />;
    if (found.error || !part) {
      const retry = isNotFound(found.error) ? undefined : () => void found.refetch();
      return <ListError text={errorText(found.error, t('single.failed'))} onRetry={retry} />;
    }
    return (
      <SparePartForm
        key={id}
        defaultValues={partValues(part)}
        categories={withOwnCategory(categories, part.categoryId)}
        submitText={t('edit.submit')}
        submittingText={t('edit.submitting')}
        cancelTo={paths.singleSparePart(id)}
        failure={failure}
        onSave={save}
        onSaved={showSaved}
      />
    );
  };

  return (
    <>
      <PageHeader
        title={t('edit.title')}
        back={{ to: paths.singleSparePart(id), text: part?.name ?? t('single.title') }}
      />
      {content()}
    </>
  );
}

/** Should the tree not be there, saving must not take the part out of its category. */
function withOwnCategory(
  categories: CategoryChoice[],
  own: { _id: string; name: string } | undefined,
): CategoryChoice[] {
  if (!own || categories.some(({ id }) => id === own._id)) return categories;
  return [...categories, { id: own._id, name: own.name, label: own.name }];
}
