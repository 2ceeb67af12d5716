import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import {
  type Category,
  ifMatch,
  attributeLabel,
  useDeleteCategoryMutation,
  useListAttributesQuery,
  useListCategoriesQuery,
} from '@/client/api';
import { DeleteDialog } from '@/client/components/console/DeleteDialog';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { storedIn } from './categoryValues';
import { countBelow, flatten, selectCategoriesById } from './selectors';

export function DeleteCategoryDialog(props: { category: Category | null; onClose: () => void }) {
  const { category, onClose } = props;
  const { t } = useTranslation(['adminCategories', 'admin']);
  const [deleteCategory] = useDeleteCategoryMutation();
  const { refetch } = useListCategoriesQuery({});
  // A backend without attributes leaves none unused.
  const { data = [] } = useListAttributesQuery({ includeHidden: true }, { skip: !category });
  const language = useLanguage();
  const id = category?._id ?? '';
  const shown = useSelector(selectCategoriesById).get(id) ?? category;

  // Someone else may have filed something below it since the table was loaded.
  useEffect(() => {
    if (id) void refetch();
  }, [id, refetch]);

  /** The names of the attributes that only parts of the deleted categories can have. */
  const unused = (deleted: Category) => {
    const ids = new Set(flatten([deleted]).map(({ category: { _id } }) => _id));
    const attributes = data.filter(
      ({ categoryIds = [] }) =>
        categoryIds.length > 0 && categoryIds.every(({ _id }) => ids.has(_id)),
    );
    return attributes.map((attribute) => attributeLabel(attribute, language));
  };
  const affected = (deleted: Category) => {
    const { name } = deleted;
    const { subcategories, parts } = countBelow(deleted);
    const counted = { name, subcategories: t('deleting.subcategories', { count: subcategories }) };
    if (parts === undefined) return t('deleting.touchedWithoutParts', counted);
    const partCount = t('admin:table.partCount', { count: parts });
    return t('deleting.touched', { ...counted, parts: partCount });
  };
  return (
    <DeleteDialog
      record={category ?? undefined}
      // A backend that offers only the core has no trash, nor versions.
      recovery={category?.version === undefined ? undefined : 'trash'}
      doneText={t('deleting.done')}
      onDelete={(current) => deleteCategory({ id, ...ifMatch(current) })}
      readAgain={async () => storedIn((await refetch()).data ?? [], id)}
      onClose={onClose}
    >
      {() => (
        <>
          <Typography sx={{ mb: 1 }}>{t('deleting.text')}</Typography>
          {shown && (
            <Typography variant="body2" color="textSecondary">
              {affected(shown)} {t('deleting.kept')}
            </Typography>
          )}
          {shown && unused(shown).length > 0 && (
            <Alert severity="warning" sx={{ mt: 2 }}>
              {t('deleting.attributes', {
                count: unused(shown).length,
                names: new Intl.ListFormat(language).format(unused(shown)),
              })}
            </Alert>
          )}
        </>
      )}
    </DeleteDialog>
  );
}
