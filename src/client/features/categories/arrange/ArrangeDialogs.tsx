import { useSelector } from 'react-redux';
import { type Category, type CategoryPlace, useMergeCategoryMutation } from '@/client/api';
import { CategoryField } from '@/client/components/console/CategoryField';
import { FormDialog } from '@/client/components/console/FormDialog';
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
  return options.filter(({ id, ancestorIds }) => id !== _id && !ancestorIds.includes(_id));
}

interface MoveDialogProps extends CategoryDialogProps {
  onMove: (category: Category, place: CategoryPlace) => void;
}

export function MoveDialog({ category, onMove, onClose }: MoveDialogProps) {
  const { t } = useTranslation('arrangeCategories');
  const categories = useOthers(category);
  return (
    <FormDialog
      fullWidth
      title={t('intoTitle', { name: category.name })}
      text={t('intoText')}
      submitText={t('intoSubmit')}
      defaultValues={{ parentId: category.parentId ?? '' }}
      onSave={async ({ parentId }) => {
        if (parentId !== (category.parentId ?? ''))
          onMove(category, { parentId: parentId || null });
        return {};
      }}
      onClose={onClose}
    >
      <CategoryField
        name="parentId"
        categories={categories}
        placeholder={t('topLevel')}
        autoFocus
      />
    </FormDialog>
  );
}

interface MergeDialogProps extends CategoryDialogProps {
  /** In place of closing. */
  onMerged?: () => void;
}

export function MergeDialog({ category, onMerged, onClose }: MergeDialogProps) {
  const { t } = useTranslation('arrangeCategories');
  const { _id: id, name } = category;
  const categories = useOthers(category);
  const [mergeCategory] = useMergeCategoryMutation();
  const targetOf = (into: string) => categories.find((category) => category.id === into);
  return (
    <FormDialog
      fullWidth
      title={t('mergeTitle', { name })}
      text={t('mergeText', { name, days: TRASH_DAYS })}
      submitText={t('mergeSubmit')}
      defaultValues={{ into: '' }}
      onSave={async (categoryMerge) => mergeCategory({ id, categoryMerge })}
      failed={t('mergeFailed')}
      done={({ into }) => t('merged', { name, into: targetOf(into)?.name })}
      onSaved={onMerged}
      onClose={onClose}
    >
      <CategoryField
        name="into"
        autoFocus
        // Others may have deleted it since it was chosen.
        validate={(into) => (targetOf(into) ? undefined : t('mergeMissing'))}
        categories={categories}
        placeholder=""
      />
    </FormDialog>
  );
}
