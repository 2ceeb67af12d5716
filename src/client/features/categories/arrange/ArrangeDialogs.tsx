import { Controller } from 'react-hook-form';
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
      <Controller
        control={form.control}
        name="parentId"
        render={({ field: { ref, ...field } }) => (
          <CategoryField
            {...field}
            categories={categories}
            inputRef={ref}
            placeholder={t('topLevel')}
          />
        )}
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
  const [failure, showFailure, setFailure] = useFormFailure(t('mergeFailed'));
  const form = useConsoleForm({
    defaultValues: { into: '' },
    onSave: async (categoryMerge) => {
      const target = categories.find((each) => each.id === categoryMerge.into);
      if (!target) {
        setFailure(t('mergeMissing'));
        return false;
      }
      const { data, error } = await mergeCategory({ id, categoryMerge });
      showFailure(error);
      if (!error) showDone(t('merged', { name, into: target.name }), data?.change);
      return !error;
    },
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
      <Controller
        control={form.control}
        name="into"
        render={({ field: { ref, ...field } }) => (
          <CategoryField {...field} categories={categories} inputRef={ref} placeholder="" />
        )}
      />
    </FormDialog>
  );
}
