import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { memo } from 'react';
import { useTranslation } from '@/client/i18n/useTranslation';
import { type FieldOption, fieldLabel } from './useImportFields';

interface FieldSelectProps {
  index: number;
  /** Names the column. */
  label: string;
  field: string | null;
  options: readonly FieldOption[];
  problem?: string;
  onChange: (index: number, field: string | null) => void;
}

/** The field that a column is imported into; memoized, as a file may have two hundred columns. */
export const FieldSelect = memo(function FieldSelect(props: FieldSelectProps) {
  const { index, label, field, options, problem, onChange } = props;
  const { t } = useTranslation('imports');
  const value = options.find(({ id }) => id === (field ?? '')) ?? {
    id: field ?? '',
    label: fieldLabel(options, field ?? ''),
    group: '',
  };
  return (
    <Autocomplete
      size="small"
      disableClearable
      autoHighlight
      options={options}
      groupBy={({ group }) => group}
      isOptionEqualToValue={(option, { id }) => option.id === id}
      getOptionKey={({ id }) => id}
      value={value}
      onChange={(_event, { id }) => onChange(index, id || null)}
      noOptionsText={t('columns.noField')}
      openText={t('columns.openFields')}
      closeText={t('columns.closeFields')}
      sx={{ minWidth: { md: 260 } }}
      renderInput={({ slotProps, ...input }) => (
        <TextField
          {...input}
          error={problem !== undefined}
          helperText={problem}
          slotProps={{
            ...slotProps,
            htmlInput: { ...slotProps.htmlInput, 'aria-label': label },
          }}
        />
      )}
    />
  );
});
