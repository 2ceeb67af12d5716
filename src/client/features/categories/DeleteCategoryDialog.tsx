import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Category } from '../../api';
import { useDeleteCategoryMutation } from '../../api';
import { DeleteDialog } from '../ui/DeleteDialog';
import { countBelow } from './selectors';

export interface DeleteCategoryDialogProps {
  /** The category in question; null while there is none. */
  category: Category | null;
  onClose: () => void;
}

/** The question before a category goes, with what goes along and what stays. */
export function DeleteCategoryDialog({ category, onClose }: DeleteCategoryDialogProps) {
  const { t } = useTranslation('adminCategories');
  const [deleteCategory] = useDeleteCategoryMutation();
  return (
    <DeleteDialog
      open={category !== null}
      doneText={t('deleting.done')}
      onDelete={() => deleteCategory({ id: category?._id ?? '' })}
      onClose={onClose}
    >
      <Typography gutterBottom>{t('deleting.text')}</Typography>
      {category && <Touched category={category} />}
    </DeleteDialog>
  );
}

function Touched({ category }: { category: Category }) {
  const { t } = useTranslation('adminCategories');
  const { subcategories, parts } = countBelow(category);
  const counted = {
    name: category.name,
    subcategories: t('deleting.subcategories', { count: subcategories }),
  };
  const touched =
    parts === undefined
      ? t('deleting.touchedWithoutParts', counted)
      : t('deleting.touched', { ...counted, parts: t('deleting.parts', { count: parts }) });
  return (
    <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
      {touched} {t('deleting.kept')}
    </Typography>
  );
}
