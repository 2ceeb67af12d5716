import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type SubmitEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { type MatchedLine, useMatchLinesQuery } from '@/client/api';
import { useTranslation } from '@/client/i18n/useTranslation';
import { MAX_LENGTHS, MAX_LINES } from '@/shared/limits';
import { minimumOf } from '@/shared/lineUnits';
import type { PastedLine } from '@/shared/pastedList';
import { SURE_MATCH } from '@/shared/search';
import { cut } from '@/shared/texts';
import type { FoundLines } from './foundLines';
import { PastedLineRow, type PastedRow } from './PastedLineRow';
import {
  linesAdded,
  type MergedLine,
  namesOf,
  type NewLine,
  selectLines,
  withLines,
} from './quotationSlice';

/** Unknown lines that are named above the list, where each is marked anyway. */
const MAX_NAMED = 5;

interface PastedLinesProps {
  found: FoundLines;
  /** The buyer has just pasted them, and not come back to them. */
  isNew: boolean;
  onChange: (change: (found: FoundLines) => FoundLines) => void;
  onAdded: (merged: MergedLine[]) => void;
}

/** How sure it is that a part is meant; a backend that does not say so is sure of numbers alone. */
const confidenceOf = ({ by, parts, confidence }: MatchedLine): number =>
  confidence ?? (by === 'number' && parts.length === 1 ? 1 : 0);

function rowOf(line: PastedLine, match: MatchedLine | undefined, choice?: string): PastedRow {
  if (!match || match.parts.length === 0) return { line, parts: [], state: 'kept', choice: '' };
  const { by, parts } = match;
  const likely = confidenceOf(match) >= SURE_MATCH ? parts[0]?._id : undefined;
  const isSure = by === 'number' && parts.length === 1;
  return {
    line,
    parts,
    state: isSure ? 'matched' : 'choose',
    choice: isSure ? likely : (choice ?? likely),
  };
}

/** The lines of a pasted list with the parts that they may mean. */
export function PastedLines({ found, isNew, onChange, onAdded }: PastedLinesProps) {
  const { t } = useTranslation(['pasteList', 'common']);
  const dispatch = useDispatch();
  const present = useSelector(selectLines);
  const summary = useRef<HTMLElement>(null);
  const { lines, choices } = found;
  const texts = lines.map(({ text }) => cut(text, MAX_LENGTHS.line));
  const { currentData, isFetching, isError, refetch } = useMatchLinesQuery({
    matchForm: { lines: texts },
  });
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
  const rows = lines.map((line, index) => rowOf(line, currentData?.results[index], choices[index]));
  const inState = (state: PastedRow['state']) => rows.filter((row) => row.state === state);
  const unknown = inState('kept').map(({ line }) => line.text);
  const counts = {
    summaryChoose: rows.filter(({ choice }) => choice === undefined).length,
    summaryOpen: lines.filter(({ quantity }) => quantity === undefined).length,
    summaryCheck: lines.filter(({ quantity, others }) => quantity !== undefined && others?.length)
      .length,
  };

  /** A line with the part that is chosen for it. */
  const newLine = ({ line, parts, choice }: PastedRow, index: number): NewLine => {
    const part = parts.find(({ _id }) => _id === choice);
    const match = currentData?.results[index];
    const isDoubtful = choice === undefined || (part && match && confidenceOf(match) < SURE_MATCH);
    const unit = line.unit ?? (part?.moq === undefined ? undefined : minimumOf(part.moq).unit);
    return {
      text: cut(line.text, MAX_LENGTHS.line),
      ...(part && { partId: part._id, ...namesOf(part) }),
      quantity: line.quantity,
      unit: unit && cut(unit, MAX_LENGTHS.unit),
      note: line.note && cut(line.note, MAX_LENGTHS.line),
      original: line.original === line.text && !part ? undefined : line.original,
      ...(isDoubtful && { doubtful: true }),
    };
  };
  const add = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const added = rows.map(newLine);
    const { lines: all, merged } = withLines(present, added);
    if (all.length > MAX_LINES) return setNoRoom(all.length);
    dispatch(linesAdded(added));
    onAdded(merged);
  };
  return (
    <Box component="form" onSubmit={add} sx={{ display: 'grid', gap: 2, mt: 1 }}>
      <Box ref={summary} role="status" tabIndex={-1}>
        {isError ? (
          <Alert
            severity="error"
            action={
              <Button color="inherit" onClick={() => void refetch()}>
                {t('common:retry')}
              </Button>
            }
          >
            {t('failed')}
          </Alert>
        ) : (
          <>
            <Typography sx={{ fontWeight: 600 }}>
              {t('summary', { matched: inState('matched').length, count: rows.length })}
              {(['summaryChoose', 'summaryOpen', 'summaryCheck'] as const)
                .filter((part) => counts[part] > 0)
                .map((part) => ` · ${t(part, { count: counts[part] })}`)}
            </Typography>
            {unknown.length > 0 && (
              <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                {unknown.length > MAX_NAMED
                  ? t('manyUnknown', { count: unknown.length })
                  : t('unknown', { lines: unknown.join(', ') })}
              </Typography>
            )}
          </>
        )}
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
