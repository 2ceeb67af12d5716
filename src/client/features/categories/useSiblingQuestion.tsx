import { useState } from 'react';
import { useSelector } from 'react-redux';
import { ConfirmDialog } from '@/client/components/console/ConfirmDialog';
import { useTranslation } from '@/client/i18n/useTranslation';
import { fold } from '@/shared/search';
import type { CategoryValues, StoredCategory } from './categoryValues';
import { selectCategoriesById, selectCategoryTree } from './selectors';

const folded = (name: string) => fold(name).replace(/\s+/g, ' ').trim();

/**
 * Asks before a category gets the name of a sibling, which is allowed but usually a mistake.
 * `stored` is the edited category, which may have such a sibling already.
 */
export function useSiblingQuestion(stored?: StoredCategory) {
  const { t } = useTranslation(['adminCategories', 'admin']);
  const tree = useSelector(selectCategoryTree);
  const byId = useSelector(selectCategoriesById);
  const [question, setQuestion] = useState<{ name: string; answer: (save: boolean) => void }>();

  const confirmSibling = async ({ name, parentId }: CategoryValues): Promise<boolean> => {
    const isMoved = parentId !== (stored?.ancestors.at(-1)?._id ?? '');
    if (stored && !isMoved && folded(stored.name) === folded(name)) return true;
    const siblings = parentId ? (byId.get(parentId)?.children ?? []) : tree;
    const sibling = siblings.find(
      (other) => other._id !== stored?._id && folded(other.name) === folded(name),
    );
    if (!sibling) return true;
    const save = await new Promise<boolean>((answer) =>
      setQuestion({ name: sibling.name, answer }),
    );
    setQuestion(undefined);
    return save;
  };

  const siblingDialog = question && (
    <ConfirmDialog
      title={t('sibling.title')}
      confirmText={t('sibling.save')}
      confirmColor="primary"
      cancelText={t('admin:conflict.back')}
      onConfirm={() => question.answer(true)}
      onCancel={() => question.answer(false)}
    >
      {t('sibling.text', { name: question.name })}
    </ConfirmDialog>
  );
  return { confirmSibling, siblingDialog };
}
