import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { type MatchedLine, useMatchLinesQuery } from '@/client/api';
import { useTranslation } from '@/client/i18n/useTranslation';
import { MAX_LENGTHS, MAX_LINES } from '@/shared/limits';
import type { PastedLine } from '@/shared/pastedList';
import { cut } from '@/shared/texts';
import { PastedLineRow } from './PastedLineRow';
import { initialChoice, newLineOf, possibleQuantity, stateOf } from './lineChoices';
import { linesAdded, selectLines, withLines } from './quotationSlice';

interface PastedLinesProps {
  lines: PastedLine[];
  onBack: () => void;
  onAdded: (count: number) => void;
}

/** Unknown lines that are named above the list, where each is marked anyway. */
const MAX_NAMED = 5;

/** The lines of a pasted list with the parts that they may mean. */
export default function PastedLines({ lines, onBack, onAdded }: PastedLinesProps) {
  const { t } = useTranslation('pasteList');
  const dispatch = useDispatch();
  const present = useSelector(selectLines);
  const texts = lines.map(({ text }) => cut(text, MAX_LENGTHS.line));
  const { currentData, isFetching, isError, refetch } = useMatchLinesQuery({
    matchForm: { lines: texts },
  });
  /** Ids of parts by the index of their line; empty: the line is added as text. */
  const [choices, setChoices] = useState<Record<number, string>>({});
  const [noRoom, setNoRoom] = useState(0);

  if (isFetching) return <Typography role="status">{t('finding')}</Typography>;
  const matches = lines.map(
    ({ text }, index): MatchedLine => currentData?.results[index] ?? { line: text, parts: [] },
  );
  const choiceOf = (index: number) =>
    choices[index] ?? initialChoice(matches[index] ?? { parts: [] });
  const add = () => {
    const added = lines.map((line, index) => {
      const { by, parts } = matches[index] ?? { parts: [] };
      const part = parts.find(({ _id }) => _id === choiceOf(index));
      const quantity = possibleQuantity(line.quantity);
      const notes = [
        part && by !== 'number' ? t('pasted', { line: line.text }) : '',
        line.quantity !== undefined && line.quantity !== quantity
          ? t('writtenQuantity', { written: line.quantity })
          : '',
      ];
      return newLineOf(line, part, notes);
    });
    const { length } = withLines(present, added);
    if (length > MAX_LINES) return setNoRoom(length);
    dispatch(linesAdded(added));
    onAdded(lines.length);
  };
  const states = matches.map(stateOf);
  const toChoose = states.filter((state) => state === 'choose').length;
  const unknown = lines.filter((_, index) => states[index] === 'kept').map(({ text }) => text);
  return (
    <Stack sx={{ gap: 2, mt: 1 }}>
      {isError ? (
        <Alert
          severity="error"
          action={
            <Button color="inherit" onClick={() => void refetch()}>
              {t('retry')}
            </Button>
          }
        >
          {t('failed')}
        </Alert>
      ) : (
        <Box role="status">
          <Typography sx={{ fontWeight: 600 }}>
            {t('summary', {
              matched: states.filter((state) => state === 'matched').length,
              count: lines.length,
            })}
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
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" onClick={add}>
          {t('add', { count: lines.length })}
        </Button>
        <Button onClick={onBack}>{t('back')}</Button>
      </Stack>
      <Box component="ol" aria-label={t('lines')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {lines.map((line, index) => (
          <PastedLineRow
            key={index}
            line={line}
            match={matches[index] ?? { line: line.text, parts: [] }}
            choice={choiceOf(index)}
            onChoose={(id) => setChoices((before) => ({ ...before, [index]: id }))}
          />
        ))}
      </Box>
    </Stack>
  );
}
