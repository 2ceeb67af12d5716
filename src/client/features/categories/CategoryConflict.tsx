import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { type Conflict, ConflictDialog } from '../../components/console/ConflictDialog';
import { FilePreview } from '../../components/console/FilePreview';
import { UploadedImage } from '../../components/UploadedImage';
import type { CategoryState, StoredCategory } from './categoryState';
import { selectCategoriesById } from './selectors';

export interface CategoryConflictProps extends Conflict<CategoryState> {
  /** The versions that are compared: they know the names of their parents. */
  stored: StoredCategory[];
}

const picture = {
  width: 96,
  height: 72,
  sx: { borderRadius: 1, border: 1, borderColor: 'divider', bgcolor: 'grey.100', mt: 0.5 },
};

/** What two admins have changed in one category. */
export function CategoryConflict({ stored, ...conflict }: CategoryConflictProps) {
  const { t } = useTranslation('adminCategories');
  const form = t('form', { returnObjects: true });
  const byId = useSelector(selectCategoriesById);
  const labels: Record<keyof CategoryState, string> = { ...form, parentId: t('form.parent') };
  const nameOf = (id: string) =>
    byId.get(id)?.name ??
    stored.flatMap(({ ancestors }) => ancestors).find(({ _id }) => _id === id)?.name;

  const show = (field: keyof CategoryState, value: CategoryState['image']): ReactNode => {
    if (value !== null && typeof value !== 'string') {
      return <FilePreview file={value} alt={t('form.newImage')} {...picture} />;
    }
    if (!value?.trim()) return null;
    if (field === 'image')
      return <UploadedImage file={value} alt={t('form.savedImage')} {...picture} />;
    return field === 'parentId' ? (nameOf(value) ?? null) : value.trim();
  };
  return <ConflictDialog {...conflict} labels={labels} show={show} />;
}
