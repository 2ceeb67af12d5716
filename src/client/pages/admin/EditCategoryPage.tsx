import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate, useParams } from 'react-router-dom';
import { useListCategoriesQuery, useUpdateCategoryMutation } from '../../api';
import { ListError } from '../../components/ListStates';
import { PageHeader } from '../../components/PageHeader';
import { selectLastTableSearch } from '../../features/categories/categoriesSlice';
import { CategoryForm } from '../../features/categories/CategoryForm';
import type { CategoryValues } from '../../features/categories/categoryValues';
import {
  categoryValues,
  parentChoices,
  toCategoryForm,
} from '../../features/categories/categoryValues';
import {
  selectAncestorsById,
  selectCategoriesById,
  selectCategoryTree,
} from '../../features/categories/selectors';
import { noticeShown } from '../../features/ui/uiSlice';
import { paths } from '../../lib/paths';

/** An existing category, loaded from the tree. */
export default function EditCategoryPage() {
  const { id = '' } = useParams();
  const { t } = useTranslation(['adminCategories', 'common']);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { isFetching, isError, refetch } = useListCategoriesQuery(undefined, {
    // Someone else may have changed it since the table was loaded.
    refetchOnMountOrArgChange: true,
  });
  const tree = useSelector(selectCategoryTree);
  const category = useSelector(selectCategoriesById).get(id);
  const ancestors = useSelector(selectAncestorsById).get(id) ?? [];
  const [updateCategory] = useUpdateCategoryMutation();
  const list = paths.allCategories(useSelector(selectLastTableSearch));

  const save = async (values: CategoryValues): Promise<boolean> => {
    const { error } = await updateCategory({ id, categoryForm: toCategoryForm(values) });
    if (error) console.error('The category could not be saved.', error);
    return !error;
  };
  const close = () => {
    dispatch(noticeShown({ text: t('edit.done') }));
    void navigate(list);
  };

  const content = () => {
    if (isFetching) return <Typography role="status">{t('common:loading')}</Typography>;
    if (isError) return <ListError text={t('list.failed')} onRetry={() => void refetch()} />;
    if (!category) return <ListError text={t('edit.unknown')} />;
    return (
      <CategoryForm
        key={id}
        defaultValues={{ ...categoryValues(category), parentId: ancestors.at(-1)?._id ?? '' }}
        parents={parentChoices(tree, { category, ancestors })}
        savedImage={category.image}
        submitText={t('edit.submit')}
        submittingText={t('edit.submitting')}
        cancelTo={list}
        onSave={save}
        onSaved={close}
      />
    );
  };

  return (
    <>
      <PageHeader title={t('edit.title')} back={{ to: list, text: t('edit.back') }} />
      {content()}
    </>
  );
}
