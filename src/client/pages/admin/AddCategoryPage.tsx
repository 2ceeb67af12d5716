import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { useListCategoriesQuery, useCreateCategoryMutation } from '@/client/api';
import { PageHeader } from '@/client/components/console/PageHeader';
import { useSaveFailure } from '@/client/components/console/useFailure';
import { CategoryForm } from '@/client/features/categories/CategoryForm';
import {
  type CategoryValues,
  categoryValues,
  parentChoices,
  toCategoryForm,
} from '@/client/features/categories/categoryValues';
import { selectCategoryTree } from '@/client/features/categories/selectors';
import { resultDialogOpened } from '@/client/features/ui/uiSlice';
import { useTranslation } from '@/client/i18n/useTranslation';
import { paths } from '@/shared/siteMap';

export default function AddCategoryPage() {
  const { t } = useTranslation(['adminCategories', 'admin']);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  useListCategoriesQuery();
  const tree = useSelector(selectCategoryTree);
  const parents = parentChoices(tree);
  const [createCategory] = useCreateCategoryMutation();
  const [failure, showFailure] = useSaveFailure(t('add.failedTitle'), t('add.failed'));

  const save = async (values: CategoryValues): Promise<boolean> => {
    const { data, error } = await createCategory({ categoryForm: toCategoryForm(values) });
    showFailure(error);
    if (error) return false;
    const name = data.name || values.name;
    const parent = parents.find(({ id }) => id === values.parentId)?.label;
    const text = parent ? t('add.doneBelow', { name, parent }) : t('add.done', { name });
    dispatch(resultDialogOpened({ title: t('add.doneTitle'), text, severity: 'success' }));
    return true;
  };

  return (
    <>
      <PageHeader title={t('admin:nav.addCategory')} />
      <CategoryForm
        defaultValues={categoryValues()}
        parents={parents}
        submitText={t('add.submit')}
        submittingText={t('add.submitting')}
        cancelTo={paths.allCategories()}
        failure={failure}
        onSave={save}
        onSaved={() => void navigate(paths.dashboard())}
      />
    </>
  );
}
