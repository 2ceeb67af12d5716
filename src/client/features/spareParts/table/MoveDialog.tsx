import { useChangeSparePartsMutation } from '@/client/api';
import { CategoryField } from '@/client/components/console/CategoryField';
import { useTranslation } from '@/client/i18n/useTranslation';
import { topLevelOption, type CategoryOption } from '@/client/lib/categoryOption';
import { BulkDialog, type BulkDialogProps } from './BulkDialog';

const NO_CATEGORY = 'none';

/** Moves the selected parts into another category, or out of theirs. */
export function MoveDialog(props: BulkDialogProps & { categories: readonly CategoryOption[] }) {
  const { categories, ...dialog } = props;
  const { t } = useTranslation(['partTable', 'adminParts']);
  const [changeParts] = useChangeSparePartsMutation();
  const name = t('adminParts:form.noCategory');
  const choices = [topLevelOption(NO_CATEGORY, name), ...categories];
  const chosen = (id: string) => choices.find((choice) => choice.id === id);
  return (
    <BulkDialog
      {...dialog}
      action="move"
      defaultValues={{ categoryId: '' }}
      onSubmit={async (parts, { categoryId: id }) => {
        const categoryId = id === NO_CATEGORY ? null : id;
        return changeParts({ partsAction: { action: 'move', ...parts, categoryId } });
      }}
      doneValues={({ categoryId }) => ({ category: chosen(categoryId)?.name })}
    >
      <CategoryField
        name="categoryId"
        // Others may have deleted it since it was chosen.
        validate={(id) => (chosen(id) ? undefined : t('move.missing'))}
        categories={choices}
        placeholder=""
        autoFocus
      />
    </BulkDialog>
  );
}
