import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import type { ImportColumn } from '@/client/api';
import { useSaving } from '@/client/components/console/ConsoleForm';
import { DataTable } from '@/client/components/console/DataTable';
import { SelectField } from '@/client/components/console/SelectField';
import { useTranslation } from '@/client/i18n/useTranslation';
import { clampedLines } from '@/client/lib/clampedLines';
import { columnLetter } from '@/client/lib/columnLetter';
import { unknownUnit } from '@/shared/headingUnits';
import { decimals as separators } from '@/shared/units';
import { isAmount, isReferenceField } from '@/shared/imports';
import { currencies as codes } from '@/shared/quotations';
import { joined } from '@/shared/isolate';
import { fieldLabel, useColumnFields } from './useImportFields';

/** Numbers of other makers in one cell. */
const EXAMPLE = 'KONE: KM1; OTIS: FA2';

interface ColumnTableProps {
  columns: readonly ImportColumn[];
  /** What is chosen for each. */
  fields: readonly (string | null)[];
  decimals: readonly (string | null)[];
  onChange: (index: number, field: string | null) => void;
  onDecimalChange: (index: number, decimal: string) => void;
  /** Of columns with prices or costs. */
  currencies: readonly (string | null)[];
  onCurrencyChange: (index: number, currency: string | null) => void;
}

/** One that the file leaves open is to be chosen. */
const choicesOf = (found: ImportColumn['decimal']) =>
  found === 'unclear' ? ([found, ...separators] as const) : separators;

/** The columns of a file with their first values and the fields that they are imported into. */
export function ColumnTable(props: ColumnTableProps) {
  const { columns, fields, decimals, currencies, onChange, onDecimalChange } = props;
  const { t } = useTranslation('imports');
  const options = useColumnFields();
  const isSaving = useSaving();

  const attributeOf = (field: string | null) => options.find(({ id }) => id === field)?.attribute;

  /** Why a column has its field, or what is wrong with it. */
  const noteOf = (field: string | null, column: ImportColumn) => {
    const { heading, field: proposed, source, hidden, maker } = column;
    const same = fields.flatMap((other, index) => (other === field ? columnLetter(index) : []));
    if (field !== null && same.length > 1 && !isReferenceField(field))
      return { error: true, helperText: t('columns.repeated', { columns: same.join(', ') }) };
    if (field === null && hidden) return { helperText: t('columns.hidden') };
    const { kind, unit = '' } = attributeOf(field) ?? {};
    const unknown = kind === 'number' ? unknownUnit(heading, unit) : '';
    if (unknown) return { error: true, helperText: t('columns.unknownUnit', { unit: unknown }) };
    const notes = [
      source && field === proposed && t(`columns.sources.${source}`),
      isReferenceField(field) &&
        (maker ? t('columns.numbersOf', { maker }) : t('columns.numbers', { example: EXAMPLE })),
    ];
    return { helperText: notes.filter(Boolean).join(' · ') };
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
          cell: ({ samples }) => <Box sx={clampedLines(2)}>{joined(samples)}</Box>,
        },
        {
          name: 'field',
          label: t('columns.field'),
          sx: { py: { xs: 1, md: 0.75 }, width: { md: 300 } },
          cell: ({ index, ...column }) => {
            const field = fields[index] ?? null;
            const id = field ?? '';
            const isUnclear = decimals[index] === 'unclear';
            const name = { letter: columnLetter(index), heading: column.heading };
            return (
              <>
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
                          'aria-label': t('columns.fieldOf', name),
                        },
                      }}
                    />
                  )}
                />
                {isAmount(field) && (
                  <SelectField
                    label={t('columns.currency')}
                    htmlInput={{ 'aria-label': t('columns.currencyFor', name) }}
                    value={currencies[index] ?? ''}
                    onChoose={(currency) => props.onCurrencyChange(index, currency || null)}
                    options={[
                      { id: '', label: t('columns.currencyOfRow') },
                      ...codes.map((id) => ({ id, label: id })),
                    ]}
                    problem={
                      currencies[index] || fields.includes('currency')
                        ? undefined
                        : t('columns.currencyMissing')
                    }
                    sx={{ mt: 1.5 }}
                  />
                )}
                {column.decimal && (isAmount(field) || attributeOf(field)?.kind === 'number') && (
                  <SelectField
                    label={t('columns.decimal')}
                    htmlInput={{ 'aria-label': t('columns.decimalFor', name) }}
                    value={decimals[index] ?? ''}
                    onChoose={(decimal) => onDecimalChange(index, decimal)}
                    options={choicesOf(column.decimal).map((id) => ({
                      id,
                      label: t(`columns.decimals.${id}`),
                    }))}
                    problem={isUnclear ? t('columns.decimalUnclear') : undefined}
                    sx={{ mt: 1.5 }}
                  />
                )}
              </>
            );
          },
        },
      ]}
    />
  );
}
