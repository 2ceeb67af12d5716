import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { type Category, ifMatch, useListCategoriesQuery } from '@/client/api';
import { useDeleteCategoryMutation } from '@/client/api/console';
import Typography from '@mui/material/Typography';
import { useTranslation } from '@/client/i18n/useTranslation';
import { DeleteDialog } from '../ui/DeleteDialog';
import { storedIn } from './categoryValues';
import { countBelow, selectCategoriesById } from './selectors';

export interface DeleteCategoryDialogProps {
  /** The category in question; null while there is none. */
  category: Category | null;
  onClose: () => void;
}

/** The question before a category goes, with what goes along and what stays. */
export function DeleteCategoryDialog({ category, onClose }: DeleteCategoryDialogProps) {
  const { t } = useTranslation('adminCategories');
  const [deleteCategory] = useDeleteCategoryMutation();
  const { refetch } = useListCategoriesQuery();
  const byId = useSelector(selectCategoriesById);
  const id = category?._id ?? '';
  const shown = byId.get(id) ?? category;
  /** What the admin was told of after the page's own version had proved to be old. */
  const [told, setTold] = useState<Category>();

  // Someone else may have filed something below it since the table was loaded.
  useEffect(() => {
    if (id) void refetch();
  }, [id, refetch]);

  return (
    <DeleteDialog
      open={category !== null}
      doneText={t('deleting.done')}
      onDelete={() => deleteCategory({ id, ...ifMatch(told ?? category ?? undefined) })}
      onChanged={async () => setTold(storedIn((await refetch()).data ?? [], id)?.category)}
      onClose={() => {
        setTold(undefined);
        onClose();
      }}
    >
      <Typography sx={{ mb: 1 }}>{t('deleting.text')}</Typography>
      {shown && <Touched category={shown} />}
    </DeleteDialog>
  );
}

function Touched({ category }: { category: Category }) {
  const { t } = useTranslation(['adminCategories', 'admin']);
  const { subcategories, parts } = countBelow(category);
  const counted = {
    name: category.name,
    subcategories: t('deleting.subcategories', { count: subcategories }),
  };
  const touched =
    parts === undefined
      ? t('deleting.touchedWithoutParts', counted)
      : t('deleting.touched', { ...counted, parts: t('admin:table.partCount', { count: parts }) });
  return (
    <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
      {touched} {t('deleting.kept')}
    </Typography>
  );
}
