import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import {
  errorText,
  isUnauthorized,
  useCreateCategoryMutation,
  useListCategoriesQuery,
} from '../../api';
import { PageHeader } from '../../components/PageHeader';
import { CategoryForm } from '../../features/categories/CategoryForm';
import type { CategoryValues } from '../../features/categories/categoryValues';
import {
  categoryValues,
  parentChoices,
  toCategoryForm,
} from '../../features/categories/categoryValues';
import { selectCategoryTree } from '../../features/categories/selectors';
import { resultDialogOpened } from '../../features/ui/uiSlice';
import { paths } from '../../lib/paths';

/** A new category, at the top or below a top-level one. */
export default function AddCategoryPage() {
  const { t } = useTranslation(['adminCategories', 'admin']);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  useListCategoriesQuery();
  const tree = useSelector(selectCategoryTree);
  const parents = parentChoices(tree);
  const [createCategory] = useCreateCategoryMutation();
  const [failure, setFailure] = useState<string>();

  const save = async (values: CategoryValues): Promise<boolean> => {
    setFailure(undefined);
    const { data, error } = await createCategory({ categoryForm: toCategoryForm(values) });
    if (isUnauthorized(error)) {
      setFailure(t('admin:session.nothingSaved'));
      return false;
    }
    if (error) {
      const text = errorText(error, t('add.failed'));
      setFailure(text);
      dispatch(resultDialogOpened({ title: t('add.failedTitle'), text, severity: 'error' }));
      return false;
    }
    const name = data.name || values.name;
    const parent = parents.find(({ id }) => id === values.parentId)?.label;
    const text = parent ? t('add.doneBelow', { name, parent }) : t('add.done', { name });
    dispatch(resultDialogOpened({ title: t('add.doneTitle'), text, severity: 'success' }));
    return true;
  };

  return (
    <>
      <PageHeader title={t('add.title')} />
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
