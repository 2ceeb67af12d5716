import Typography from '@mui/material/Typography';
import { type ReactNode, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate, useParams } from 'react-router-dom';
import {
  type Category,
  ifMatch,
  isChanged,
  useCreateCategoryMutation,
  useListCategoriesQuery,
  useUpdateCategoryMutation,
} from '@/client/api';
import { ConflictDialog, GoneDialog } from '@/client/components/console/ConflictDialog';
import { ListError } from '@/client/components/console/Fetched';
import { FormImage } from '@/client/components/console/FormImage';
import { PageHeader } from '@/client/components/console/PageHeader';
import { useSaveFailure } from '@/client/components/console/useFailure';
import { useVersionedSave } from '@/client/components/console/useVersionedSave';
import { CategoryForm } from '@/client/features/categories/CategoryForm';
import {
  type CategoryValues,
  categoryRules,
  categoryValues,
  parentChoices,
  type StoredCategory,
  storedIn,
  toCategoryForm,
} from '@/client/features/categories/categoryValues';
import { selectCategoriesById, selectCategoryTree } from '@/client/features/categories/selectors';
import { useTablePath } from '@/client/features/spareParts/list/useLastSearch';
import { noticeShown, resultDialogOpened } from '@/client/features/ui/uiSlice';
import { useTranslation } from '@/client/i18n/useTranslation';
import { useConfig } from '@/client/lib/config';
import { fetchImage } from '@/client/lib/fetchImage';
import { paths } from '@/shared/siteMap';

/** A new category. */
export function AddCategoryPage() {
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

/** An existing category, loaded from the tree. */
export function EditCategoryPage() {
  const { id = '' } = useParams();
  const { t } = useTranslation(['adminCategories', 'common']);
  const { data, isFetching, isError, refetch } = useListCategoriesQuery(undefined, {
    // Someone else may have changed it since the table was loaded.
    refetchOnMountOrArgChange: true,
  });
  const list = useTablePath('allCategories');
  // The form stays on the screen as it was filled while the tree is refetched.
  const [stored, setStored] = useState<StoredCategory>();
  const isReady = stored?._id === id;
  const found = !isReady && !isFetching && !isError && data ? storedIn(data, id) : undefined;
  if (found) setStored(found);

  const content = () => {
    if (isReady) return <EditForm key={id} stored={stored} />;
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

/** The form, with the dialogs for changes that someone else has saved. */
function EditForm({ stored }: { stored: StoredCategory }) {
  const { t } = useTranslation(['adminCategories', 'admin']);
  const { mediaUrl } = useConfig();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const list = useTablePath('allCategories');
  const { refetch } = useListCategoriesQuery();
  const tree = useSelector(selectCategoryTree);
  const byId = useSelector(selectCategoriesById);
  const [updateCategory] = useUpdateCategoryMutation();
  const [createCategory] = useCreateCategoryMutation();
  const [failure, setFailure] = useState<string>();
  const freshTree = useRef(tree);
  const id = stored._id;

  /** The image to upload with a category that is created again: the chosen or the stored one. */
  const imageFile = async (image: CategoryValues['image']) => {
    if (typeof image !== 'string') return image;
    try {
      return await fetchImage(mediaUrl, image);
    } catch {
      dispatch(noticeShown({ text: t('edit.pictureLost'), severity: 'error' }));
      return null;
    }
  };

  const { origin, question, save } = useVersionedSave<CategoryValues, StoredCategory, Category>({
    stored,
    valuesOf: categoryValues,
    rules: categoryRules,
    write: (values, from) =>
      updateCategory({ id, ...ifMatch(from), categoryForm: toCategoryForm(values) }),
    create: async (values) => {
      // The parent may be deleted too: then the new category is a top-level one.
      const parentId = storedIn(freshTree.current, values.parentId) ? values.parentId : '';
      const image = await imageFile(values.image);
      return createCategory({ categoryForm: toCategoryForm({ ...values, parentId, image }) });
    },
    readAgain: async () => {
      const { data, isError } = await refetch();
      if (isError || !data) return undefined;
      freshTree.current = data;
      return storedIn(data, id) ?? null;
    },
  });

  const submit = async (values: CategoryValues, show: (values: CategoryValues) => void) => {
    setFailure(undefined);
    const { error, cancelled } = await save(values, show);
    if (error) console.error('The category could not be saved.', error);
    if (isChanged(error)) setFailure(t('admin:conflict.unreadable'));
    if (cancelled) setFailure(t('admin:conflict.notSaved'));
    return !error && !cancelled;
  };

  const show = (field: keyof CategoryValues, value: CategoryValues['image']): ReactNode => {
    if (!value || (typeof value === 'string' && !value.trim())) return null;
    if (field === 'image' || typeof value !== 'string') {
      return (
        <FormImage
          image={value}
          alt={typeof value === 'string' ? t('form.savedImage') : t('form.newImage')}
          width={96}
          height={72}
          sx={{ mt: 0.5 }}
        />
      );
    }
    if (field !== 'parentId') return value.trim();
    const parents = [...byId.values(), ...origin.ancestors];
    return parents.find(({ _id }) => _id === value)?.name ?? null;
  };

  return (
    <>
      <CategoryForm
        defaultValues={categoryValues(stored)}
        parents={parentChoices(tree, origin)}
        savedImage={origin.image}
        cancelTo={list}
        failure={failure}
        onSave={submit}
        onSaved={() => {
          dispatch(noticeShown({ text: t('edit.done') }));
          void navigate(list);
        }}
      />
      {question?.kind === 'changed' && (
        <ConflictDialog
          {...question}
          labels={{
            name: t('form.name'),
            description: t('form.description'),
            parentId: t('form.parent'),
            image: t('form.image'),
          }}
          show={show}
        />
      )}
      {question?.kind === 'gone' && <GoneDialog {...question} saveText={t('edit.saveAsNew')} />}
    </>
  );
}
