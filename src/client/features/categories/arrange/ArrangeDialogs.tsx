import { useSelector } from 'react-redux';
import { type Category, type CategoryPlace, useMergeCategoryMutation } from '@/client/api';
import { CategoryField } from '@/client/components/console/CategoryField';
import { useConsoleForm } from '@/client/components/console/ConsoleForm';
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
  const form = useConsoleForm({
    defaultValues: { parentId: category.parentId ?? '' },
    onSave: async ({ parentId }) => {
      if (parentId !== (category.parentId ?? '')) onMove(category, { parentId: parentId || null });
      return true;
    },
    onSaved: onClose,
  });
  return (
    <FormDialog
      fullWidth
      title={t('intoTitle', { name: category.name })}
      text={t('intoText')}
      submitText={t('intoSubmit')}
      form={form}
      onClose={onClose}
    >
      <CategoryField
        control={form.control}
        name="parentId"
        categories={categories}
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
  const [mergeCategory] = useMergeCategoryMutation();
  const [failure, showFailure] = useFormFailure(t('mergeFailed'));
  const targetOf = (into: string) => categories.find((target) => target.id === into);
  const form = useConsoleForm({
    defaultValues: { into: '' },
    onSave: async (categoryMerge) => {
      const { data, error } = await mergeCategory({ id, categoryMerge });
      showFailure(error);
      const into = targetOf(categoryMerge.into)?.name;
      if (!error) showDone(t('merged', { name, into }), data?.change);
      return !error;
    },
    onInvalid: () => showFailure(undefined),
    onSaved: onClose,
  });
  return (
    <FormDialog
      fullWidth
      title={t('mergeTitle', { name })}
      text={t('mergeText', { name, days: TRASH_DAYS })}
      failure={failure}
      submitText={t('mergeSubmit')}
      form={form}
      onClose={onClose}
    >
      <CategoryField
        control={form.control}
        name="into"
        // Others may have deleted it since it was chosen.
        validate={(id) => (targetOf(id) ? undefined : t('mergeMissing'))}
        categories={categories}
        placeholder=""
      />
    </FormDialog>
  );
}
