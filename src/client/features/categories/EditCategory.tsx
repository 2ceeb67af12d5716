import { useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { type Category, ifMatch, isChanged } from '@/client/api';
import { useCreateCategoryMutation, useUpdateCategoryMutation } from '@/client/api/console';
import { GoneDialog } from '@/client/components/console/GoneDialog';
import { useTranslation } from '@/client/i18n/useTranslation';
import { useConfig } from '@/client/lib/config';
import { fetchPicture } from '@/client/lib/fetchPicture';
import { noticeShown } from '../ui/uiSlice';
import { useVersionedSave } from '../ui/useVersionedSave';
import { CategoryConflict } from './CategoryConflict';
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
import { selectCategoryTree } from './selectors';

export interface EditCategoryProps {
  /** As it was loaded for editing. */
  stored: StoredCategory;
  /** Loads the tree again. Undefined where that fails. */
  reloadTree: () => Promise<Category[] | undefined>;
  cancelTo: string;
  onSaved: () => void;
}

/** The form of an existing category, with what it takes when someone else has changed it too. */
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

  /** The picture that goes along: a chosen one, or the one of the category that is gone. */
  const pictureOf = async (image: CategoryValues['image']) => {
    if (typeof image !== 'string') return image;
    try {
      return await fetchPicture(mediaUrl, image);
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
      // The parent may have gone along with the category: then the new one stands at the top.
      const parentId = storedIn(freshTree.current, values.parentId) ? values.parentId : '';
      const image = await pictureOf(values.image);
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
