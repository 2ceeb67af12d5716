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
import { useProposals } from './priceProposals';
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
  const { proposalsOf, propose } = useProposals(inquiryId);
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
  const set = (index: number, field: LineField, text: string) =>
    setValue(`lines.${index}.${field}`, text, { shouldDirty: true, shouldValidate: true });

  /** Lines without a price get the best one that is proposed in the currency. */
  const fill = async () => {
    // Those shown may be of the lines before the last change.
    const { proposalsOf: latest, error } = await propose();
    if (error) return showFailure(error, t('prices.failed'));
    const { lines, currency } = getValues();
    const counts = { buyer: 0, list: 0, other: 0 };
    let missing = 0;
    for (const [index, line] of lines.entries()) {
      if (line.unitPrice.trim() !== '') continue;
      const best = latest(line).find((proposal) => proposal.currency === currency);
      if (best) {
        counts[best.source] += 1;
        set(index, 'unitPrice', best.price);
      } else missing += 1;
    }
    const { buyer, list, other } = counts;
    const filled = t('prices.filled', { count: buyer + list + other, buyer, list, other });
    showDone(missing > 0 ? `${filled} ${t('prices.left', { count: missing })}` : filled);
  };
  const paste = (start: number, field: LineField, cells: string[]) => {
    const filled = cells.slice(0, fields.length - start);
    for (const [offset, cell] of filled.entries()) set(start + offset, field, cell);
    showDone(t('line.pasted', { count: filled.length, total: cells.length }));
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
