import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { type ImportColumn, type ImportRow, useEditImportRowsMutation } from '@/client/api';
import { BusyButton } from '@/client/components/console/BusyButton';
import { useFormFailure, useNotices } from '@/client/components/console/useFailure';
import { useTranslation } from '@/client/i18n/useTranslation';
import { columnLetter } from '@/client/lib/columnLetter';

interface RowEditorProps {
  importId: string;
  columns: readonly ImportColumn[];
  row: ImportRow;
  onCancel: () => void;
  /** The row can be imported now. */
  onCorrected: () => void;
}

/** The cells of a row that have problems, or all that are imported, to be corrected. */
export function RowEditor({ importId, columns, row, onCancel, onCorrected }: RowEditorProps) {
  const { t } = useTranslation(['importCheck', 'common']);
  const { showDone } = useNotices();
  const [edit, { isLoading }] = useEditImportRowsMutation();
  const [failure, showFailure] = useFormFailure(t('row.saveFailed'));
  const { row: number, cells, problems } = row;
  const imported = columns.flatMap(({ field }, column) => (field === null ? [] : column));
  const wrong = new Set(problems.flatMap(({ column }) => column ?? []));
  const [showsAll, setShowsAll] = useState(wrong.size === 0);
  const shown = imported.filter((column) => showsAll || wrong.has(column));
  const defaultValues = { cells: columns.map((_, column) => cells[column] ?? '') };
  const { register, handleSubmit } = useForm({ defaultValues });

  const save = handleSubmit(async (values) => {
    const changed = shown.filter(
      // A typed value replaces what the sheet shows, also where it looks alike.
      (column) => wrong.has(column) || values.cells[column] !== (cells[column] ?? ''),
    );
    const corrected = changed.map((column) => ({ column, text: values.cells[column] ?? '' }));
    const importRowsForm = { row: number, cells: corrected };
    const { data, error } = await edit({ id: importId, importRowsForm });
    if (!data) return showFailure(error);
    const { state = 'faulty' } = data.rows.find((each) => each.row === number) ?? {};
    showDone(t('row.saved', { row: number, state: t(`states.${state}`) }));
    if (state !== 'faulty') onCorrected();
  });

  return (
    <Box
      component="form"
      onSubmit={(event) => void save(event)}
      onKeyDown={({ key, nativeEvent }) => {
        if (key === 'Escape' && !nativeEvent.isComposing && !isLoading) onCancel();
      }}
      sx={{ mt: 2 }}
    >
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {shown.map((column, index) => (
          <TextField
            key={column}
            size="small"
            multiline
            maxRows={6}
            autoFocus={index === 0}
            label={columns[column]?.heading || columnLetter(column)}
            error={wrong.has(column)}
            slotProps={{ htmlInput: { dir: 'auto' } }}
            {...register(`cells.${column}`)}
            onKeyDown={(event) => {
              // An input method takes Enter for what is being composed.
              const { isComposing } = event.nativeEvent;
              if (event.key !== 'Enter' || event.shiftKey || isComposing || isLoading) return;
              event.preventDefault();
              void save();
            }}
          />
        ))}
      </Box>
      {failure && (
        <Box role="alert" sx={{ color: 'error.main', mt: 1 }}>
          {failure}
        </Box>
      )}
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ mt: 2, flexWrap: 'wrap', '& button': { minHeight: { xs: 40, md: 'auto' } } }}
      >
        <BusyButton type="submit" variant="contained" busy={isLoading}>
          {t('row.save')}
        </BusyButton>
        {!showsAll && <Button onClick={() => setShowsAll(true)}>{t('row.allFields')}</Button>}
        <BusyButton busy={isLoading} onClick={onCancel}>
          {t('common:cancel')}
        </BusyButton>
      </Stack>
    </Box>
  );
}
