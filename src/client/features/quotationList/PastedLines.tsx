import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type SubmitEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from '@/client/i18n/useTranslation';
import { MAX_LENGTHS, MAX_LINES } from '@/shared/limits';
import { minimumOf } from '@/shared/lineUnits';
import type { PastedLine } from '@/shared/pastedList';
import { cut } from '@/shared/texts';
import type { FoundLines } from './foundLines';
import { PastedLineRow } from './PastedLineRow';
import { type PastedRow, usePastedRows } from './pastedRows';
import { PastedSummary } from './PastedSummary';
import { type MergedLine, namesOf, type NewLine } from './quotationSlice';
import { useAddLines } from './useAddLines';

interface PastedLinesProps {
  found: FoundLines;
  /** The buyer has just pasted them, and not come back to them. */
  isNew: boolean;
  onChange: (change: (found: FoundLines) => FoundLines) => void;
  onAdded: (merged: MergedLine[]) => void;
}

/** A line with the part that is chosen for it. */
function newLine({ line, parts, isLikely, choice }: PastedRow): NewLine {
  const part = parts.find(({ _id }) => _id === choice);
  const unit = line.unit ?? (part?.moq === undefined ? undefined : minimumOf(part.moq).unit);
  return {
    text: cut(line.text, MAX_LENGTHS.line),
    ...(part && { partId: part._id, ...namesOf(part) }),
    quantity: line.quantity,
    unit: unit && cut(unit, MAX_LENGTHS.unit),
    note: line.note && cut(line.note, MAX_LENGTHS.line),
    original: line.original === line.text && !part ? undefined : line.original,
    doubtful: (choice !== '' && !isLikely) || undefined,
  };
}

/** The lines of a pasted list with the parts that they may mean. */
export function PastedLines({ found, isNew, onChange, onAdded }: PastedLinesProps) {
  const { t } = useTranslation('pasteList');
  const addLines = useAddLines();
  const summary = useRef<HTMLElement>(null);
  const { lines, choices } = found;
  const { rows, isFetching, isError, refetch } = usePastedRows(lines, choices);
  const [noRoom, setNoRoom] = useState(0);

  useEffect(() => {
    if (isNew && !isFetching) summary.current?.focus();
  }, [isNew, isFetching]);

  const changeLine = useCallback(
    (index: number, changed: Partial<PastedLine>) =>
      onChange((before) => ({
        ...before,
        lines: before.lines.map((line, at) => (at === index ? { ...line, ...changed } : line)),
      })),
    [onChange],
  );
  const choose = useCallback(
    (index: number, choice: string) =>
      onChange((before) => ({ ...before, choices: { ...before.choices, [index]: choice } })),
    [onChange],
  );

  if (isFetching) return <Typography role="status">{t('finding')}</Typography>;
  const add = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { merged, tooMany } = addLines(rows.map(newLine));
    setNoRoom(tooMany);
    if (!tooMany) onAdded(merged);
  };
  return (
    <Box component="form" onSubmit={add} sx={{ display: 'grid', gap: 2, mt: 1 }}>
      <Box ref={summary} role="status" tabIndex={-1}>
        <PastedSummary rows={rows} isError={isError} onRetry={() => void refetch()} />
      </Box>
      {noRoom > 0 && (
        <Alert severity="error">{t('noRoom', { count: noRoom, max: MAX_LINES })}</Alert>
      )}
      <Button type="submit" variant="contained" sx={{ justifySelf: 'start', minHeight: 44 }}>
        {t('add', { count: rows.length })}
      </Button>
      <Box component="ol" aria-label={t('lines')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {rows.map((row, index) => (
          <PastedLineRow
            key={`${index} ${row.line.text}`}
            {...row}
            index={index}
            onChange={changeLine}
            onChoose={choose}
          />
        ))}
      </Box>
    </Box>
  );
}
