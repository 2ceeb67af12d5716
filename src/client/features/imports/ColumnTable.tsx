import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { ImportColumn } from '@/client/api';
import { DataTable } from '@/client/components/console/DataTable';
import { useTranslation } from '@/client/i18n/useTranslation';
import { clampedLines } from '@/client/lib/clampedLines';
import { columnLetter } from '@/client/lib/columnLetter';
import { repeatedFields } from './columnProblems';
import { FieldSelect } from './FieldSelect';
import { useImportFields } from './useImportFields';

interface ColumnTableProps {
  columns: readonly ImportColumn[];
  /** What is chosen for each. */
  fields: readonly (string | null)[];
  onChange: (index: number, field: string | null) => void;
}

/** The columns of a file with their first values and the fields that they are imported into. */
export function ColumnTable({ columns, fields, onChange }: ColumnTableProps) {
  const { t } = useTranslation('imports');
  const options = useImportFields();
  const repeated = repeatedFields(fields);
  const rows = columns.map((column, index) => {
    const letter = columnLetter(index);
    const field = fields[index] ?? null;
    const others = repeated.get(field ?? '')?.map(columnLetter);
    return {
      ...column,
      _id: letter,
      index,
      isProposed: field !== null && field === column.field,
      chosen: field,
      problem: others && t('columns.repeated', { columns: others.join(', ') }),
    };
  });
  return (
    <DataTable
      label={t('columns.label')}
      rows={rows}
      narrow={{
        columns: '28px minmax(0, 1fr) auto',
        areas: '"letter heading source" ". samples samples" ". field field"',
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
          sx: {
            fontWeight: 600,
            overflowWrap: 'anywhere',
            minWidth: { md: 140 },
            maxWidth: { md: 240 },
          },
          cell: ({ heading }) => heading || t('columns.noHeading'),
        },
        {
          name: 'samples',
          label: t('columns.samples'),
          sx: { color: 'text.secondary', overflowWrap: 'anywhere' },
          cell: ({ samples }) => (
            <Box dir="auto" sx={clampedLines(2)}>
              {samples.join(' · ') || t('columns.noValues')}
            </Box>
          ),
        },
        {
          name: 'field',
          label: t('columns.field'),
          sx: { py: { xs: 1, md: 0.75 }, minWidth: { md: 280 } },
          cell: ({ _id, index, heading, chosen, problem }) => (
            <FieldSelect
              index={index}
              label={t('columns.fieldOf', { letter: _id, heading })}
              field={chosen}
              options={options}
              problem={problem}
              onChange={onChange}
            />
          ),
        },
        {
          name: 'source',
          label: t('columns.source'),
          sx: { minWidth: { md: 120 } },
          cell: ({ isProposed, source }) =>
            isProposed &&
            source && (
              <Chip
                size="small"
                variant="outlined"
                color={source === 'remembered' ? 'success' : 'default'}
                label={t(`columns.sources.${source}`)}
              />
            ),
        },
      ]}
    />
  );
}
