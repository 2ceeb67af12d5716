import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import {
  type Category,
  ifMatch,
  useListCategoriesQuery,
  useDeleteCategoryMutation,
} from '@/client/api';
import Typography from '@mui/material/Typography';
import { useTranslation } from '@/client/i18n/useTranslation';
import { DeleteDialog } from '@/client/components/console/DeleteDialog';
import { storedIn } from './categoryValues';
import { countBelow, selectCategoriesById } from './selectors';

export interface DeleteCategoryDialogProps {
  /** The category to delete; null while the dialog is closed. */
  category: Category | null;
  onClose: () => void;
}

/** Asks before a category is deleted, and says what is deleted with it and what stays. */
export function DeleteCategoryDialog({ category, onClose }: DeleteCategoryDialogProps) {
  const { t } = useTranslation('adminCategories');
  const [deleteCategory] = useDeleteCategoryMutation();
  const { refetch } = useListCategoriesQuery();
  const byId = useSelector(selectCategoriesById);
  const id = category?._id ?? '';
  const shown = byId.get(id) ?? category;
  /** The current version, where the page's own proved to be old. */
  const [current, setCurrent] = useState<Category>();

  // Someone else may have filed something below it since the table was loaded.
  useEffect(() => {
    if (id) void refetch();
  }, [id, refetch]);

  return (
    <DeleteDialog
      open={category !== null}
      doneText={t('deleting.done')}
      onDelete={() => deleteCategory({ id, ...ifMatch(current ?? category ?? undefined) })}
      onChanged={async () => setCurrent(storedIn((await refetch()).data ?? [], id)?.category)}
      onClose={() => {
        setCurrent(undefined);
        onClose();
      }}
    >
      <Typography sx={{ mb: 1 }}>{t('deleting.text')}</Typography>
      {shown && <Affected category={shown} />}
    </DeleteDialog>
  );
}

function Affected({ category }: { category: Category }) {
  const { t } = useTranslation(['adminCategories', 'admin']);
  const { subcategories, parts } = countBelow(category);
  const counted = {
    name: category.name,
    subcategories: t('deleting.subcategories', { count: subcategories }),
  };
  const affected =
    parts === undefined
      ? t('deleting.touchedWithoutParts', counted)
      : t('deleting.touched', { ...counted, parts: t('admin:table.partCount', { count: parts }) });
  return (
    <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
      {affected} {t('deleting.kept')}
    </Typography>
  );
}
