import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFieldArray, useFormContext } from 'react-hook-form';
import type { SparePart } from '@/client/api';
import { useSaving } from '@/client/components/console/ConsoleForm';
import { TitledPaper } from '@/client/components/console/PageHeader';
import { useNotices } from '@/client/components/console/useFailure';
import { useTranslation } from '@/client/i18n/useTranslation';
import { MAX_LINES } from '@/shared/limits';
import { pasteColumn } from './pasteColumn';
import { fillPrices, useProposals } from './priceProposals';
import { QuotationCharges } from './QuotationCharges';
import { type LineField, QuotationLine } from './QuotationLine';
import { type LineValues, type QuotationValues, emptyLine } from './quotationValues';

interface QuotationLinesProps {
  inquiryId: string;
  /** Those of the lines as they are now. */
  parts: readonly SparePart[];
  /** Further buttons above the lines. */
  actions?: ReactNode;
}

export function QuotationLines({ inquiryId, parts, actions }: QuotationLinesProps) {
  const { t } = useTranslation('quotations');
  const { showDone, showFailure } = useNotices();
  const { control, getValues, setFocus, setValue } = useFormContext<QuotationValues>();
  const { fields, append, insert, remove } = useFieldArray({ control, name: 'lines' });
  const [removed, setRemoved] = useState<{ index: number; line: LineValues }>();
  const [chosen, setChosen] = useState<readonly SparePart[]>([]);
  const { proposalsOf, ask } = useProposals(inquiryId);
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
  const change = (lines: LineValues[], field: LineField) => {
    const before = getValues('lines');
    for (const [index, line] of lines.entries()) {
      if (line[field] === before[index]?.[field]) continue;
      setValue(`lines.${index}.${field}`, line[field], { shouldDirty: true, shouldValidate: true });
    }
  };
  const fill = async () => {
    // Those shown may be of the lines before the last change.
    const asked = await ask();
    if (asked.error) return showFailure(asked.error, t('prices.failed'));
    const { lines, counts, left } = fillPrices(getValues(), asked.proposalsOf);
    change(lines, 'unitPrice');
    const { buyer, list, other } = counts;
    const filled = t('prices.filled', { count: buyer + list + other, buyer, list, other });
    showDone([filled, left > 0 && t('prices.left', { count: left })].filter(Boolean).join(' '));
  };
  const paste = (start: number, field: LineField, cells: string[]) => {
    const { filled, count } = pasteColumn(getValues('lines'), start, field, cells);
    change(filled, field);
    showDone(t('line.pasted', { count, total: cells.length }));
  };
  return (
    <TitledPaper title={t('fields.lines')}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mb: 1 }}>
        <Button variant="outlined" size="small" disabled={isSaving} onClick={() => void fill()}>
          {t('prices.fill')}
        </Button>
        {actions}
      </Stack>
      {fields.map(({ id }, index) => (
        <QuotationLine
          key={id}
          index={index}
          total={fields.length}
          parts={[...parts, ...chosen]}
          proposalsOf={proposalsOf}
          onChoose={(part) => setChosen((others) => [...others, part])}
          onPasteColumn={(field, cells) => paste(index, field, cells)}
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
      <QuotationCharges />
    </TitledPaper>
  );
}
