import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import type { ImportColumn } from '@/client/api';
import { useSaving } from '@/client/components/console/ConsoleForm';
import { DataTable } from '@/client/components/console/DataTable';
import { useTranslation } from '@/client/i18n/useTranslation';
import { clampedLines } from '@/client/lib/clampedLines';
import { columnLetter } from '@/client/lib/columnLetter';
import { fieldLabel, useColumnFields } from './useImportFields';

interface ColumnTableProps {
  columns: readonly ImportColumn[];
  /** What is chosen for each. */
  fields: readonly (string | null)[];
  onChange: (index: number, field: string | null) => void;
}

/** The columns of a file with their first values and the fields that they are imported into. */
export function ColumnTable({ columns, fields, onChange }: ColumnTableProps) {
  const { t } = useTranslation('imports');
  const options = useColumnFields();
  const isSaving = useSaving();

  /** Why a column has its field, or what is wrong with it. */
  const noteOf = (field: string | null, { field: proposed, source, hidden }: ImportColumn) => {
    const same = fields.flatMap((other, index) => (other === field ? columnLetter(index) : []));
    if (field !== null && same.length > 1)
      return { error: true, helperText: t('columns.repeated', { columns: same.join(', ') }) };
    if (field === null && hidden) return { helperText: t('columns.hidden') };
    return { helperText: source && field === proposed && t(`columns.sources.${source}`) };
  };

  return (
    <DataTable
      label={t('columns.label')}
      rows={columns.map((column, index) => ({ ...column, index, _id: columnLetter(index) }))}
      narrow={{
        columns: '28px minmax(0, 1fr)',
        areas: '"letter heading" ". samples" ". field"',
      }}
      columns={[
        {
          name: 'letter',
          label: t('columns.letter'),
          sx: { color: 'text.secondary' },
          cell: ({ _id }) => _id,
        },
        {
          name: 'heading',
          label: t('columns.heading'),
          isTyped: true,
          sx: { fontWeight: 600, overflowWrap: 'anywhere', minWidth: { md: 140 } },
          cell: ({ heading }) => heading || t('columns.noHeading'),
        },
        {
          name: 'samples',
          label: t('columns.samples'),
          sx: { color: 'text.secondary', overflowWrap: 'anywhere' },
          cell: ({ samples }) => (
            <Box dir="auto" sx={clampedLines(2)}>
              {samples.join(' · ')}
            </Box>
          ),
        },
        {
          name: 'field',
          label: t('columns.field'),
          sx: { py: { xs: 1, md: 0.75 }, width: { md: 300 } },
          cell: ({ index, ...column }) => {
            const field = fields[index] ?? null;
            const id = field ?? '';
            return (
              <Autocomplete
                size="small"
                readOnly={isSaving}
                disableClearable
                autoHighlight
                options={options}
                isOptionEqualToValue={(option, value) => option.id === value.id}
                getOptionKey={(option) => option.id}
                value={{ id, label: fieldLabel(options, id) }}
                onChange={(_event, chosen) => onChange(index, chosen.id || null)}
                noOptionsText={t('columns.noField')}
                openText={t('columns.openFields')}
                closeText={t('columns.closeFields')}
                renderInput={({ slotProps, ...input }) => (
                  <TextField
                    {...input}
                    {...noteOf(field, column)}
                    slotProps={{
                      ...slotProps,
                      htmlInput: {
                        ...slotProps.htmlInput,
                        'aria-label': t('columns.fieldOf', {
                          letter: columnLetter(index),
                          heading: column.heading,
                        }),
                      },
                    }}
                  />
                )}
              />
            );
          },
        },
      ]}
    />
  );
}
