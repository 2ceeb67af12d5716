import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { type Category, useListCategoriesQuery, useMergeCategoryMutation } from '@/client/api';
import { PageHeader } from '@/client/components/console/PageHeader';
import { ListEmpty, ListError, ListSkeleton } from '@/client/components/console/QueryResult';
import { useFormFailure, useNotices } from '@/client/components/console/useFailure';
import { CategoryArranger } from '@/client/features/categories/arrange/CategoryArranger';
import { useArrange } from '@/client/features/categories/arrange/useArrange';
import { selectCategoryOptions } from '@/client/features/categories/selectors';
import { CategoryField } from '@/client/features/spareParts/editor/PartCategoryField';
import { FormDialog } from '@/client/components/console/FormDialog';
import { useTranslation } from '@/client/i18n/useTranslation';
import { TRASH_DAYS } from '@/shared/limits';
import { paths } from '@/shared/siteMap';

/** The order of the categories, and which is below which. */
export default function ArrangeCategoriesPage() {
  const { t } = useTranslation(['arrangeCategories', 'adminCategories']);
  const { currentData: tree, error, refetch } = useListCategoriesQuery();
  const { sort } = useArrange();
  const [moved, setMoved] = useState<Category>();
  const [merged, setMerged] = useState<Category>();
  return (
    <>
      <PageHeader
        title={t('title')}
        text={t('text')}
        back={{ to: paths.allCategories(), text: t('adminCategories:parts.back') }}
      >
        <Button variant="outlined" disabled={!tree?.length} onClick={() => void sort(null)}>
          {t('sortTop')}
        </Button>
      </PageHeader>
      {tree ? (
        <Paper variant="outlined">
          {tree.length === 0 ? (
            <ListEmpty>{t('adminCategories:list.empty')}</ListEmpty>
          ) : (
            <CategoryArranger tree={tree} onMoveInto={setMoved} onMerge={setMerged} />
          )}
        </Paper>
      ) : error ? (
        <ListError text={t('adminCategories:list.failed')} onRetry={() => void refetch()} />
      ) : (
        <ListSkeleton rows={8} />
      )}
      {moved && <MoveDialog category={moved} onClose={() => setMoved(undefined)} />}
      {merged && <MergeDialog category={merged} onClose={() => setMerged(undefined)} />}
    </>
  );
}

interface CategoryDialogProps {
  category: Category;
  onClose: () => void;
}

/** The categories that are neither the given one nor below it. */
function useOthers({ _id }: Category) {
  const options = useSelector(selectCategoryOptions);
  return options.filter(({ id, above }) => id !== _id && !above.includes(_id));
}

function MoveDialog({ category, onClose }: CategoryDialogProps) {
  const { t } = useTranslation('arrangeCategories');
  const { move } = useArrange();
  const categories = useOthers(category);
  const [parentId, setParentId] = useState(category.parentId ?? '');
  const [busy, setBusy] = useState(false);
  const submit = async () => {
    if (parentId === (category.parentId ?? '')) return onClose();
    setBusy(true);
    const error = await move(category, { parentId: parentId || null });
    setBusy(false);
    if (!error) onClose();
    return undefined;
  };
  return (
    <FormDialog
      fullWidth
      title={t('intoTitle', { name: category.name })}
      text={t('intoText')}
      submitText={t('intoSubmit')}
      busy={busy}
      onSubmit={submit}
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

function MergeDialog({ category, onClose }: CategoryDialogProps) {
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
