import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useTranslation } from '@/client/i18n/useTranslation';
import { type Conflict, ConflictDialog } from '@/client/components/console/ConflictDialog';
import { FormImage } from '@/client/components/console/FormImage';
import type { CategoryValues, StoredCategory } from './categoryValues';
import { selectCategoriesById } from './selectors';

export interface CategoryConflictProps extends Conflict<CategoryValues> {
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
  const form = t('form');
  const byId = useSelector(selectCategoriesById);
  const labels: Record<keyof CategoryValues, string> = { ...form, parentId: t('form.parent') };
  const nameOf = (id: string) =>
    byId.get(id)?.name ??
    stored.flatMap(({ ancestors }) => ancestors).find(({ _id }) => _id === id)?.name;

  const show = (field: keyof CategoryValues, value: CategoryValues['image']): ReactNode => {
    if (!value || (typeof value === 'string' && !value.trim())) return null;
    if (field === 'image' || typeof value !== 'string') {
      const alt = typeof value === 'string' ? t('form.savedImage') : t('form.newImage');
      return <FormImage image={value} alt={alt} {...picture} />;
    }
    return field === 'parentId' ? (nameOf(value) ?? null) : value.trim();
  };
  return <ConflictDialog {...conflict} labels={labels} show={show} />;
}
