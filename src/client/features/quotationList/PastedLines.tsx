import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type SubmitEvent, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { type SparePart, useMatchLinesQuery } from '@/client/api';
import { useTranslation } from '@/client/i18n/useTranslation';
import { MAX_LENGTHS, MAX_LINES } from '@/shared/limits';
import type { PastedLine } from '@/shared/pastedList';
import { exactKey } from '@/shared/search';
import { cut } from '@/shared/texts';
import { CHOICE, PastedLineRow, type PastedRow, possibleQuantity } from './PastedLineRow';
import { linesAdded, namesOf, type NewLine, selectLines, withLines } from './quotationSlice';

/** Whether the number is all that was pasted: words beside it may be about the order. */
const isNumberOf = ({ partNumber }: SparePart, text: string) =>
  partNumber !== undefined && exactKey(text) === exactKey(partNumber);

/** Unknown lines that are named above the list, where each is marked anyway. */
const MAX_NAMED = 5;

interface PastedLinesProps {
  lines: PastedLine[];
  onAdded: () => void;
}

/** The lines of a pasted list with the parts that they may mean. */
export function PastedLines({ lines, onAdded }: PastedLinesProps) {
  const { t } = useTranslation(['pasteList', 'common']);
  const dispatch = useDispatch();
  const present = useSelector(selectLines);
  const texts = lines.map(({ text }) => cut(text, MAX_LENGTHS.line));
  const { currentData, isFetching, isError, refetch } = useMatchLinesQuery({
    matchForm: { lines: texts },
  });
  const [noRoom, setNoRoom] = useState(0);

  if (isFetching) return <Typography role="status">{t('finding')}</Typography>;
  const rows = lines.map((line, index): PastedRow => {
    const { by, parts = [] } = currentData?.results[index] ?? {};
    const isSure = by === 'number' && parts.length === 1;
    return { line, by, parts, state: parts.length === 0 ? 'kept' : isSure ? 'matched' : 'choose' };
  });
  const inState = (state: PastedRow['state']) => rows.filter((row) => row.state === state);
  const unknown = inState('kept').map(({ line }) => line.text);
  const toChoose = inState('choose').length;

  /** A line with the part that is chosen for it; its note says what was pasted. */
  const newLine = ({ line, parts }: PastedRow, choice: unknown): NewLine => {
    const part = parts.find(({ _id }) => _id === choice);
    const { text, quantity: written = 1, unit } = line;
    const quantity = possibleQuantity(written);
    const notes = [
      line.note,
      part && !isNumberOf(part, text) && t('pasted', { line: text }),
      written !== quantity && t('writtenQuantity', { written }),
    ];
    return {
      text: cut(text, MAX_LENGTHS.line),
      ...(part && { partId: part._id, ...namesOf(part) }),
      quantity,
      unit: unit && cut(unit, MAX_LENGTHS.unit),
      note: cut(notes.filter(Boolean).join('; '), MAX_LENGTHS.line) || undefined,
    };
  };
  const add = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const choices = new FormData(event.currentTarget).getAll(CHOICE);
    const added = rows.map((row, index) => newLine(row, choices[index]));
    const { length } = withLines(present, added);
    if (length > MAX_LINES) return setNoRoom(length);
    dispatch(linesAdded(added));
    onAdded();
  };
  return (
    <Box component="form" onSubmit={add} sx={{ display: 'grid', gap: 2, mt: 1 }}>
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
        <Box role="status">
          <Typography sx={{ fontWeight: 600 }}>
            {t('summary', { matched: inState('matched').length, count: rows.length })}
            {toChoose > 0 && ` · ${t('summaryChoose', { count: toChoose })}`}
          </Typography>
          {unknown.length > 0 && (
            <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {unknown.length > MAX_NAMED
                ? t('manyUnknown', { count: unknown.length })
                : t('unknown', { lines: unknown.join(', ') })}
            </Typography>
          )}
        </Box>
      )}
      {noRoom > 0 && (
        <Alert severity="error">{t('noRoom', { count: noRoom, max: MAX_LINES })}</Alert>
      )}
      <Button type="submit" variant="contained" sx={{ justifySelf: 'start' }}>
        {t('add', { count: rows.length })}
      </Button>
      <Box component="ol" aria-label={t('lines')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {rows.map((row, index) => (
          <PastedLineRow key={`${index} ${row.line.text}`} row={row} />
        ))}
      </Box>
    </Box>
  );
}
