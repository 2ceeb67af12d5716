import { useState } from 'react';
import { useSelector } from 'react-redux';
import { type Category, type CategoryPlace, useMergeCategoryMutation } from '@/client/api';
import { CategoryField } from '@/client/components/console/CategoryField';
import { FormDialog } from '@/client/components/console/FormDialog';
import { useFormFailure, useNotices } from '@/client/components/console/useFailure';
import { useTranslation } from '@/client/i18n/useTranslation';
import { TRASH_DAYS } from '@/shared/limits';
import { selectCategoryOptions } from '../selectors';

interface CategoryDialogProps {
  category: Category;
  onClose: () => void;
}

/** The categories that are neither the given one nor below it. */
function useOthers({ _id }: Category) {
  const options = useSelector(selectCategoryOptions);
  return options.filter(({ id, above }) => id !== _id && !above.includes(_id));
}

interface MoveDialogProps extends CategoryDialogProps {
  onMove: (category: Category, place: CategoryPlace) => void;
}

export function MoveDialog({ category, onMove, onClose }: MoveDialogProps) {
  const { t } = useTranslation('arrangeCategories');
  const categories = useOthers(category);
  const oldParentId = category.parentId ?? '';
  const [parentId, setParentId] = useState(oldParentId);
  return (
    <FormDialog
      fullWidth
      title={t('intoTitle', { name: category.name })}
      text={t('intoText')}
      submitText={t('intoSubmit')}
      busy={false}
      onSubmit={() => {
        if (parentId !== oldParentId) onMove(category, { parentId: parentId || null });
        onClose();
      }}
      onClose={onClose}
    >
      <CategoryField
        categories={categories}
        value={parentId}
        onChange={setParentId}
        placeholder={t('topLevel')}
      />
    </FormDialog>
  );
}

export function MergeDialog({ category, onClose }: CategoryDialogProps) {
  const { t } = useTranslation('arrangeCategories');
  const { _id: id, name } = category;
  const categories = useOthers(category);
  const { showDone } = useNotices();
  const [mergeCategory, { isLoading }] = useMergeCategoryMutation();
  const [failure, showFailure, setFailure] = useFormFailure(t('mergeFailed'));
  const [into, setInto] = useState('');
  const submit = async () => {
    const target = categories.find((each) => each.id === into);
    if (!target) return setFailure(t('mergeMissing'));
    const { data, error } = await mergeCategory({ id, categoryMerge: { into } });
    if (error) return showFailure(error);
    showDone(t('merged', { name, into: target.name }), data?.change);
    return onClose();
  };
  return (
    <FormDialog
      fullWidth
      title={t('mergeTitle', { name })}
      text={t('mergeText', { name, days: TRASH_DAYS })}
      failure={failure}
      submitText={t('mergeSubmit')}
      busy={isLoading}
      onSubmit={submit}
      onClose={onClose}
    >
      <CategoryField categories={categories} value={into} onChange={setInto} placeholder="" />
    </FormDialog>
  );
}
