import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type SyntheticEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  type Import,
  type ImportSettings,
  useSetImportColumnsMutation,
  useUpdateImportMutation,
} from '@/client/api';
import { BusyButton } from '@/client/components/console/BusyButton';
import { FormField } from '@/client/components/console/ConsoleForm';
import { useUnsavedChanges } from '@/client/components/console/leaveGuard';
import { ListEmpty } from '@/client/components/console/QueryResult';
import { useFormFailure, useNotices } from '@/client/components/console/useFailure';
import { useTranslation } from '@/client/i18n/useTranslation';
import { CLEAR } from '@/shared/imports';
import { paths } from '@/shared/siteMap';
import { ColumnTable } from './ColumnTable';
import { ImageNotes } from './Notes';
import { StepBar } from './StepBar';

/** Which column of the file holds what. */
export function ColumnsStep({ imported }: { imported: Import }) {
  const { sheet, headerRow, images } = imported;
  // Other columns have other proposals.
  const key = `${sheet} ${headerRow}`;
  return (
    <>
      <Headings key={`headings ${key}`} imported={imported} />
      {/* Which images no row uses is only known after the check. */}
      <ImageNotes images={{ ...images, unmatched: [] }} />
      <Columns key={key} imported={imported} />
    </>
  );
}

/** The sheet that is imported, and which of its rows has the headings. */
function Headings({ imported }: { imported: Import }) {
  const { t } = useTranslation('imports');
  const { _id: id, sheets, sheet, headerRow = 1 } = imported;
  const { showFailure } = useNotices();
  const [update, { isLoading }] = useUpdateImportMutation();
  const [row, setRow] = useState(String(headerRow));
  const change = async (importSettings: ImportSettings) => {
    const { error } = await update({ id, importSettings });
    if (error) showFailure(error, t('columns.settingsFailed'));
  };
  return (
    <Stack
      component="form"
      direction="row"
      useFlexGap
      spacing={1.5}
      sx={{ flexWrap: 'wrap', mb: 2, '& .MuiInputBase-root': { bgcolor: 'background.paper' } }}
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        if (!isLoading) void change({ headerRow: Number(row) });
      }}
    >
      {sheets.length > 1 && (
        <FormField
          label={t('columns.sheet')}
          value={String(sheet)}
          onChange={({ target }) => void change({ sheet: Number(target.value) })}
          options={sheets.map(({ name, rows }, index) => ({
            id: String(index),
            label: t('columns.sheetRows', { name, count: rows }),
          }))}
          sx={{ width: { xs: '100%', sm: 280 } }}
        />
      )}
      <FormField
        label={t('columns.headerRow')}
        type="number"
        value={row}
        onChange={({ target }) => setRow(target.value)}
        htmlInput={{ min: 1, required: true }}
        sx={{ width: 180 }}
      />
      <BusyButton type="submit" variant="outlined" busy={isLoading}>
        {t('columns.useRow')}
      </BusyButton>
    </Stack>
  );
}

function Columns({ imported }: { imported: Import }) {
  const { t } = useTranslation('imports');
  const { _id: id, columns } = imported;
  const navigate = useNavigate();
  // The guard drops what is null.
  const proposed = columns.map(({ field }) => field ?? null);
  const [fields, setFields] = useState(proposed);
  const [setColumns, { isLoading }] = useSetImportColumnsMutation();
  const [failure, showFailure] = useFormFailure(t('columns.failed'));
  const release = useUnsavedChanges(fields.some((field, index) => field !== proposed[index]));

  const check = async () => {
    showFailure(undefined);
    const { error } = await setColumns({ id, importColumnsForm: { fields } });
    if (error) return showFailure(error);
    release();
    // Where the columns were shown again.
    await navigate(paths.singleImport(id), { replace: true });
  };

  if (columns.length === 0) return <ListEmpty>{t('columns.empty')}</ListEmpty>;
  return (
    <>
      <Typography variant="body2" sx={{ mb: 1, maxWidth: '75ch' }}>
        {t('columns.text', { clear: CLEAR })}
      </Typography>
      <StepBar>
        <BusyButton variant="contained" size="large" busy={isLoading} onClick={() => void check()}>
          {t('columns.check')}
        </BusyButton>
        {failure && <Alert severity="error">{failure}</Alert>}
      </StepBar>
      <ColumnTable
        columns={columns}
        fields={fields}
        onChange={(index, field) => setFields((before) => before.with(index, field))}
      />
    </>
  );
}
