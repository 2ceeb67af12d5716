import Stack from '@mui/material/Stack';
import { type SyntheticEvent, useState } from 'react';
import { type Import, useUpdateImportMutation } from '@/client/api';
import { BusyButton } from '@/client/components/console/BusyButton';
import { FormField } from '@/client/components/console/ConsoleForm';
import { useNotices } from '@/client/components/console/useFailure';
import { useTranslation } from '@/client/i18n/useTranslation';

/** Which sheet is imported, and which of its rows has the headings. */
export function SheetChoice({ imported }: { imported: Import }) {
  const { t } = useTranslation('imports');
  const { _id: id, sheets, sheet, headerRow = 1 } = imported;
  const { showFailure } = useNotices();
  const [update, { isLoading }] = useUpdateImportMutation();
  const [row, setRow] = useState(String(headerRow));
  const change = async (importSettings: { sheet?: number; headerRow?: number }) => {
    const { error } = await update({ id, importSettings });
    if (error) showFailure(error, t('columns.settingsFailed'));
  };
  const isNew = Number(row) >= 1 && Number(row) !== headerRow;
  return (
    <Stack
      component="form"
      direction="row"
      useFlexGap
      spacing={1.5}
      sx={{ flexWrap: 'wrap', alignItems: 'flex-start', mb: 2 }}
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        if (isNew && !isLoading) void change({ headerRow: Number(row) });
      }}
    >
      {sheets.length > 1 && (
        <FormField
          label={t('columns.sheet')}
          value={String(sheet)}
          disabled={isLoading}
          onChange={({ target }) => void change({ sheet: Number(target.value) })}
          options={sheets.map(({ name, rows }, index) => ({
            id: String(index),
            label: t('columns.sheetRows', { name, count: rows }),
          }))}
          sx={{ width: { xs: '100%', sm: 280 }, bgcolor: 'background.paper' }}
        />
      )}
      <FormField
        label={t('columns.headerRow')}
        type="number"
        value={row}
        onChange={({ target }) => setRow(target.value)}
        htmlInput={{ min: 1, inputMode: 'numeric' }}
        sx={{ width: 170, bgcolor: 'background.paper' }}
      />
      {isNew && (
        <BusyButton type="submit" variant="outlined" busy={isLoading}>
          {t('columns.useRow')}
        </BusyButton>
      )}
    </Stack>
  );
}
