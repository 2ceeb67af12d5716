import Add from '@mui/icons-material/Add';
import Delete from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useSaving } from '@/client/components/console/ConsoleForm';
import { useTranslation } from '@/client/i18n/useTranslation';
import type { PartValues } from './partValues';

type RowsName = 'references' | 'prices' | 'suppliers';

interface PartRowsFieldProps<Name extends RowsName> {
  name: Name;
  limit: number;
  /** A row that is added; `rows` are those that are there. */
  newRow: (rows: PartValues[Name]) => PartValues[Name][number];
  columns: Partial<Record<'xs' | 'sm' | 'md' | 'lg', string>>;
  /** The fields of a row. */
  children: (index: number) => ReactNode;
}

/** Rows of fields that are added and removed; empty ones are ignored. */
export function PartRowsField<Name extends RowsName>(props: PartRowsFieldProps<Name>) {
  const { name, limit, newRow, columns, children } = props;
  const { control, getValues } = useFormContext<PartValues>();
  const { t } = useTranslation('adminParts');
  const { fields, append, remove } = useFieldArray<PartValues, RowsName>({ control, name });
  const isSaving = useSaving();
  const group = useRef<HTMLDivElement>(null);

  const removeRow = (index: number) => {
    flushSync(() => remove(index));
    // The button that was pressed is gone: the focus goes to the next row's, or to the last button.
    const buttons = group.current?.querySelectorAll('button');
    buttons?.[Math.min(index, buttons.length - 1)]?.focus();
  };
  return (
    <Box ref={group} role="group" aria-label={t(`${name}.title`)} sx={{ gridColumn: '1 / -1' }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {t(`${name}.title`)}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {t(`${name}.hint`, { limit })}
      </Typography>
      {fields.map(({ id }, index) => {
        const number = index + 1;
        return (
          <Box
            key={id}
            role="group"
            aria-label={t(`${name}.row`, { number, total: fields.length })}
            sx={{ display: 'flex', alignItems: 'start', gap: 1.5, mb: 2 }}
          >
            <Box sx={{ flex: 1, display: 'grid', gap: 1.5, gridTemplateColumns: columns }}>
              {children(index)}
            </Box>
            <IconButton
              size="small"
              disabled={isSaving}
              aria-label={t(`${name}.remove`, { number })}
              onClick={() => removeRow(index)}
              sx={{ mt: 0.25 }}
            >
              <Delete fontSize="small" />
            </IconButton>
          </Box>
        );
      })}
      {fields.length < limit && (
        <Button
          size="small"
          variant="outlined"
          startIcon={<Add />}
          disabled={isSaving}
          onClick={() => append(newRow(getValues(name) as PartValues[Name]))}
        >
          {t(`${name}.add`)}
        </Button>
      )}
    </Box>
  );
}
