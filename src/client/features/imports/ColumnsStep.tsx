import Stack from '@mui/material/Stack';
import {
  type Import,
  type ImportSettings,
  ifMatch,
  useSetImportColumnsMutation,
  useUpdateImportMutation,
} from '@/client/api';
import { Saving } from '@/client/components/console/ConsoleForm';
import { SelectField } from '@/client/components/console/SelectField';
import { useNotices } from '@/client/components/console/useFailure';
import { useTranslation } from '@/client/i18n/useTranslation';
import { Columns } from './Columns';

/** One of the first rows of a sheet has its headings. */
const HEADER_ROWS = 25;

/** Which column of the file holds what. */
export function ColumnsStep({ imported }: { imported: Import }) {
  const { _id: id, sheet, headerRow } = imported;
  const { t } = useTranslation('imports');
  const { showFailure } = useNotices();
  const [update, { isLoading: isUpdating }] = useUpdateImportMutation();
  const [setColumns, { isLoading: isSaving }] = useSetImportColumnsMutation();
  const change = async (importSettings: ImportSettings) => {
    // A disabled select would lose the focus.
    if (isUpdating) return;
    const { error } = await update({ id, ...ifMatch(imported), importSettings });
    if (error) showFailure(error, t('columns.settingsFailed'));
  };
  return (
    <>
      <Saving value={isSaving}>
        <Headings imported={imported} onChange={(settings) => void change(settings)} />
      </Saving>
      <Saving value={isUpdating || isSaving}>
        {/* Other columns have other proposals, and a draft of their own. */}
        <Columns key={`${sheet} ${headerRow}`} imported={imported} setColumns={setColumns} />
      </Saving>
    </>
  );
}

interface HeadingsProps {
  imported: Import;
  onChange: (settings: ImportSettings) => void;
}

/** The sheet that is imported, and which of its rows has the headings. */
function Headings({ imported, onChange }: HeadingsProps) {
  const { t } = useTranslation('imports');
  const { sheets, sheet, headerRow = 0 } = imported;
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
        <SelectField
          label={t('columns.sheet')}
          value={String(sheet)}
          onChoose={(index) => onChange({ sheet: Number(index) })}
          options={sheets.map(({ name, rows: count }, index) => ({
            id: String(index),
            label: t('columns.sheetRows', { name, count }),
          }))}
          sx={{ width: { sm: 280 } }}
        />
      )}
      <SelectField
        label={t('columns.headerRow')}
        value={String(headerRow)}
        onChoose={(row) => onChange({ headerRow: Number(row) })}
        options={rows}
        sx={{ width: { sm: 180 } }}
      />
    </Stack>
  );
}
