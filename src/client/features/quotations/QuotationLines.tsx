import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFieldArray, useFormContext } from 'react-hook-form';
import type { SparePart } from '@/client/api';
import { useSaving } from '@/client/components/console/ConsoleForm';
import { TitledPaper } from '@/client/components/console/PageHeader';
import { useTranslation } from '@/client/i18n/useTranslation';
import { MAX_LINES } from '@/shared/limits';
import { QuotationLine } from './QuotationLine';
import { type LineValues, type QuotationValues, emptyLine } from './quotationValues';

/** `parts`: those of the lines as they are now. */
export function QuotationLines({ parts }: { parts: readonly SparePart[] }) {
  const { t } = useTranslation('quotations');
  const { control, getValues, setFocus } = useFormContext<QuotationValues>();
  const { fields, append, insert, remove } = useFieldArray({ control, name: 'lines' });
  const [removed, setRemoved] = useState<{ index: number; line: LineValues }>();
  const isSaving = useSaving();
  const addButton = useRef<HTMLButtonElement>(null);

  const removeLine = (index: number) => {
    setRemoved({ index, line: getValues(`lines.${index}`) });
    flushSync(() => remove(index));
    // The button that was pressed is gone.
    const next = Math.min(index, fields.length - 2);
    if (next < 0) addButton.current?.focus();
    else setFocus(`lines.${next}.text`);
  };
  return (
    <TitledPaper title={t('fields.lines')}>
      {fields.map(({ id, partId }, index) => (
        <QuotationLine
          key={id}
          index={index}
          total={fields.length}
          part={parts.find(({ _id }) => _id === partId)}
          onRemove={() => removeLine(index)}
        />
      ))}
      {fields.length === 0 && <Typography color="textSecondary">{t('line.empty')}</Typography>}
      <Stack direction="row" spacing={2} sx={{ mt: 2 }}>
        {fields.length < MAX_LINES && (
          <Button
            ref={addButton}
            variant="outlined"
            startIcon={<Add />}
            disabled={isSaving}
            onClick={() => append(emptyLine)}
          >
            {t('line.add')}
          </Button>
        )}
        {removed && (
          <Button
            disabled={isSaving}
            onClick={() => {
              insert(removed.index, removed.line);
              setRemoved(undefined);
            }}
          >
            {t('line.undo')}
          </Button>
        )}
      </Stack>
    </TitledPaper>
  );
}
