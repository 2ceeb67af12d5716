import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useFieldArray, useFormContext } from 'react-hook-form';
import type { SparePart } from '@/client/api';
import { TitledPaper } from '@/client/components/console/PageHeader';
import { useTranslation } from '@/client/i18n/useTranslation';
import { MAX_LINES } from '@/shared/limits';
import { type LineAction, QuotationLine } from './QuotationLine';
import { type LineValues, type QuotationValues, emptyLine } from './quotationValues';

/** What the last change of several values was, and how it is taken back. */
export interface Undo {
  text: string;
  run: () => void;
}

interface QuotationLinesProps {
  /** The parts of the lines as they are now. */
  parts: readonly SparePart[];
  onUndoable: (undo: Undo) => void;
}

/** Leads from a field of a line to the same field of the next or previous line, as a spreadsheet does. */
function moveBetweenLines(event: KeyboardEvent<HTMLElement>) {
  const { key, target, currentTarget } = event;
  const step = key === 'Enter' || key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  if (step === 0 || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
  if (!(target instanceof HTMLInputElement)) return;
  const [, index, field] = /^lines\.(\d+)\.(\w+)$/.exec(target.name) ?? [];
  if (field === undefined) return;
  event.preventDefault();
  const name = `lines.${Number(index) + step}.${field}`;
  const next = currentTarget.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  next?.focus();
  next?.select();
}

export function QuotationLines({ parts, onUndoable }: QuotationLinesProps) {
  const { t } = useTranslation('quotations');
  const { control, getValues, setValue } = useFormContext<QuotationValues>();
  const { fields, append, insert, remove, move } = useFieldArray({ control, name: 'lines' });
  const group = useRef<HTMLDivElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const byId = new Map(parts.map((part) => [part._id, part]));

  const setAll = (field: 'unitPrice' | 'leadTime', from: number, values: string[]) =>
    values.forEach((value, index) =>
      setValue(`lines.${from + index}.${field}`, value, {
        shouldDirty: true,
        shouldValidate: true,
      }),
    );
  const copyDown = (field: 'unitPrice' | 'leadTime', index: number) => {
    const [line, ...below] = getValues('lines').slice(index);
    const former = below.map((each) => each[field]);
    setAll(
      field,
      index + 1,
      former.map(() => line?.[field] ?? ''),
    );
    const text = t('undo.copied', { count: below.length });
    onUndoable({ text, run: () => setAll(field, index + 1, former) });
  };
  const removeLine = (index: number) => {
    const line = getValues(`lines.${index}`);
    flushSync(() => remove(index));
    // The button that was pressed is gone: the focus goes to the next line, or to the button that adds one.
    const { length } = getValues('lines');
    const next = `[name="lines.${Math.min(index, length - 1)}.text"]`;
    (group.current?.querySelector<HTMLElement>(next) ?? addButton.current)?.focus();
    onUndoable({ text: t('undo.removed'), run: () => insert(index, line) });
  };
  const act = (index: number, action: LineAction) => {
    if (action === 'copyPrice') copyDown('unitPrice', index);
    else if (action === 'copyLeadTime') copyDown('leadTime', index);
    else if (action === 'remove') removeLine(index);
    else move(index, action === 'moveUp' ? index - 1 : index + 1);
  };

  return (
    <TitledPaper title={t('fields.lines')}>
      <Box ref={group} onKeyDown={moveBetweenLines}>
        {fields.map(({ id, partId }, index) => (
          <QuotationLine
            key={id}
            index={index}
            total={fields.length}
            part={byId.get(partId)}
            onAction={(action) => act(index, action)}
          />
        ))}
        {fields.length === 0 && <Typography color="textSecondary">{t('line.empty')}</Typography>}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 2 }}>
          {fields.length < MAX_LINES && (
            <Button
              ref={addButton}
              variant="outlined"
              startIcon={<Add />}
              onClick={() => append(emptyLine satisfies LineValues)}
            >
              {t('line.add')}
            </Button>
          )}
          <Typography
            variant="body2"
            color="textSecondary"
            sx={{ display: { xs: 'none', md: 'block' } }}
          >
            {t('line.hint')}
          </Typography>
        </Box>
      </Box>
    </TitledPaper>
  );
}
