import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { useChangeSparePartsMutation } from '@/client/api';
import { useTranslation } from '@/client/i18n/useTranslation';
import type { CategoryOption } from '@/client/lib/categoryOption';
import { CategoryField } from '../editor/PartCategoryField';
import { BulkDialog, type BulkDialogProps } from './BulkDialog';

const NO_CATEGORY = 'none';

/** Moves the selected parts into another category, or out of theirs. */
export function MoveDialog(props: BulkDialogProps & { categories: readonly CategoryOption[] }) {
  const { categories, ...dialog } = props;
  const { t } = useTranslation(['partTable', 'adminParts']);
  const [changeParts] = useChangeSparePartsMutation();
  const [chosenId, setChosenId] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const name = t('adminParts:form.noCategory');
  const none: CategoryOption = { id: NO_CATEGORY, name, label: name, path: [name], above: [] };
  const choices = [none, ...categories];
  return (
    <BulkDialog
      {...dialog}
      title={t('actions.move')}
      submitText={t('actions.move')}
      onSubmit={async (parts) => {
        setIsMissing(chosenId === '');
        if (chosenId === '') return undefined;
        const categoryId = chosenId === NO_CATEGORY ? null : chosenId;
        return changeParts({ partsAction: { action: 'move', ...parts, categoryId } });
      }}
      doneText={({ changed: count }) =>
        t('done.move', { count, category: choices.find(({ id }) => id === chosenId)?.name ?? '' })
      }
    >
      <CategoryField
        categories={choices}
        value={chosenId}
        onChange={setChosenId}
        placeholder=""
        autoFocus
      />
      {isMissing && chosenId === '' && <Alert severity="error">{t('move.missing')}</Alert>}
    </BulkDialog>
  );
}
