import {
  type Category,
  type CategoryPlace,
  useMoveCategoryMutation,
  useSortCategoriesMutation,
} from '@/client/api';
import { useNotices } from '@/client/components/console/useFailure';
import { useTranslation } from '@/client/i18n/useTranslation';

/** Moves and sorts categories, with a notice that undoes it. */
export function useArrange() {
  const { t } = useTranslation('arrangeCategories');
  const { showDone, showFailure } = useNotices();
  const [moveCategory] = useMoveCategoryMutation();
  const [sortCategories] = useSortCategoriesMutation();

  const move = async ({ _id: id, name }: Category, categoryPlace: CategoryPlace) => {
    const { data, error } = await moveCategory({ id, categoryPlace });
    if (error) showFailure(error, t('failed'));
    else if (data?.change) showDone(t('moved', { name }), data.change);
  };
  const sort = async (parentId: string | null) => {
    const { data, error } = await sortCategories({ categoryParent: { parentId } });
    if (error) showFailure(error, t('failed'));
    else showDone(t('sorted'), data?.change);
  };
  return { move, sort };
}
