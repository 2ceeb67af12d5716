import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
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
import { StepBar } from './StepBar';

/** One of the first rows of a sheet has its headings. */
const HEADER_ROWS = 25;

/** Which column of the file holds what. */
export function ColumnsStep({ imported }: { imported: Import }) {
  const { sheet, headerRow } = imported;
  return (
    <>
      <Headings imported={imported} />
      {/* Other columns have other proposals. */}
      <Columns key={`${sheet} ${headerRow}`} imported={imported} />
    </>
  );
}

/** The sheet that is imported, and which of its rows has the headings. */
function Headings({ imported }: { imported: Import }) {
  const { t } = useTranslation('imports');
  const { _id: id, sheets, sheet, headerRow = 0 } = imported;
  const { showFailure } = useNotices();
  const [update] = useUpdateImportMutation();
  const change = async (importSettings: ImportSettings) => {
    const { error } = await update({ id, importSettings });
    if (error) showFailure(error, t('columns.settingsFailed'));
  };
  const rows = Array.from({ length: Math.max(HEADER_ROWS, headerRow) }, (_, index) => ({
    id: String(index + 1),
    label: String(index + 1),
  }));
  if (headerRow === 0) rows.unshift({ id: '0', label: t('columns.noHeading') });
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={1.5}
      sx={{ mb: 2, '& .MuiInputBase-root': { bgcolor: 'background.paper' } }}
    >
      {sheets.length > 1 && (
        <FormField
          label={t('columns.sheet')}
          value={String(sheet)}
          onChange={({ target }) => void change({ sheet: Number(target.value) })}
          options={sheets.map(({ name, rows: count }, index) => ({
            id: String(index),
            label: t('columns.sheetRows', { name, count }),
          }))}
          sx={{ width: { sm: 280 } }}
        />
      )}
      <FormField
        label={t('columns.headerRow')}
        value={String(headerRow)}
        onChange={({ target }) => void change({ headerRow: Number(target.value) })}
        options={rows}
        sx={{ width: { sm: 180 } }}
      />
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
