import { type ReactNode, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import {
  type Category,
  ifMatch,
  isChanged,
  useCreateCategoryMutation,
  useUpdateCategoryMutation,
} from '@/client/api';
import {
  type Conflict,
  ConflictDialog,
  GoneDialog,
} from '@/client/components/console/ConflictDialog';
import { FormImage } from '@/client/components/console/FormImage';
import { useVersionedSave } from '@/client/components/console/useVersionedSave';
import { useTranslation } from '@/client/i18n/useTranslation';
import { useConfig } from '@/client/lib/config';
import { fetchImage } from '@/client/lib/fetchImage';
import { noticeShown } from '../ui/uiSlice';
import { CategoryForm } from './CategoryForm';
import {
  categoryRules,
  type CategoryValues,
  categoryValues,
  parentChoices,
  type StoredCategory,
  storedIn,
  toCategoryForm,
} from './categoryValues';
import { selectCategoriesById, selectCategoryTree } from './selectors';

export interface EditCategoryProps {
  /** As it was loaded for editing. */
  stored: StoredCategory;
  /** Resolves to the current tree, or undefined if it can't be loaded. */
  reloadTree: () => Promise<Category[] | undefined>;
  cancelTo: string;
  onSaved: () => void;
}

/** The form of an existing category, with the dialogs for changes that someone else has saved. */
export function EditCategory({ stored, reloadTree, cancelTo, onSaved }: EditCategoryProps) {
  const { t } = useTranslation(['adminCategories', 'admin']);
  const { mediaUrl } = useConfig();
  const dispatch = useDispatch();
  const tree = useSelector(selectCategoryTree);
  const [updateCategory] = useUpdateCategoryMutation();
  const [createCategory] = useCreateCategoryMutation();
  const [failure, setFailure] = useState<string>();
  const [defaultValues] = useState(() => categoryValues(stored));
  const freshTree = useRef(tree);
  const id = stored.category._id;

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
      const now = await reloadTree();
      if (!now) return undefined;
      freshTree.current = now;
      return storedIn(now, id) ?? null;
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

  return (
    <>
      <CategoryForm
        defaultValues={defaultValues}
        parents={parentChoices(tree, origin)}
        savedImage={origin.category.image}
        submitText={t('admin:form.save')}
        submittingText={t('admin:form.saving')}
        cancelTo={cancelTo}
        failure={failure}
        onSave={submit}
        onSaved={onSaved}
      />
      {question?.kind === 'changed' && (
        <CategoryConflict {...question} stored={[question.base, question.now]} />
      )}
      {question?.kind === 'gone' && <GoneDialog {...question} saveText={t('edit.saveAsNew')} />}
    </>
  );
}

interface CategoryConflictProps extends Conflict<CategoryValues> {
  /** The compared versions, which know the names of their parents. */
  stored: StoredCategory[];
}

function CategoryConflict({ stored, ...conflict }: CategoryConflictProps) {
  const { t } = useTranslation('adminCategories');
  const byId = useSelector(selectCategoriesById);
  const labels: Record<keyof CategoryValues, string> = {
    name: t('form.name'),
    description: t('form.description'),
    parentId: t('form.parent'),
    image: t('form.image'),
  };
  const nameOf = (id: string) =>
    byId.get(id)?.name ??
    stored.flatMap(({ ancestors }) => ancestors).find(({ _id }) => _id === id)?.name;

  const show = (field: keyof CategoryValues, value: CategoryValues['image']): ReactNode => {
    if (!value || (typeof value === 'string' && !value.trim())) return null;
    if (field === 'image' || typeof value !== 'string') {
      return (
        <FormImage
          image={value}
          alt={typeof value === 'string' ? t('form.savedImage') : t('form.newImage')}
          width={96}
          height={72}
          sx={{ borderRadius: 1, border: 1, borderColor: 'divider', bgcolor: 'grey.100', mt: 0.5 }}
        />
      );
    }
    return field === 'parentId' ? (nameOf(value) ?? null) : value.trim();
  };
  return <ConflictDialog {...conflict} labels={labels} show={show} />;
}
