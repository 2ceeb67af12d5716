import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCallback, useState } from 'react';
import { useSelector, useStore } from 'react-redux';
import { useTranslation } from '@/client/i18n/useTranslation';
import { safeLocalStorage } from '@/client/lib/storage';
import { useHydrated } from '@/client/lib/useHydrated';
import { readCookieList } from '@/shared/cookieList';
import { MAX_LINES } from '@/shared/limits';
import { INTENT_FIELD, LIST_FORM_ID, type ListIntent } from '@/shared/quotationForm';
import { paths } from '@/shared/siteMap';
import { focusList, LIST_HEADING } from './focusList';
import { LineRow } from './LineRow';
import { ShareList } from './ShareList';
import { useListedParts } from './useListedParts';
import {
  linesRemoved,
  linesRestored,
  type ListLine,
  type QuotationState,
  selectLines,
  selectOpenCount,
  storedList,
} from './quotationSlice';

const update: ListIntent = 'update';

/** What `Undo` restores, and where it was. */
interface Removed {
  lines: readonly ListLine[];
  index: number;
}

export function QuotationList() {
  const { t } = useTranslation('quotation');
  const store = useStore<{ quotation: QuotationState }>();
  const lines = useSelector(selectLines);
  const open = useSelector(selectOpenCount);
  const partOf = useListedParts(lines);
  const [removed, setRemoved] = useState<Removed>();
  /** Parts that were added without script and did not fit. */
  const inCookie = useHydrated() ? readCookieList(document.cookie).length : 0;

  const remove = useCallback(
    (what: readonly ListLine[]) => {
      const index = selectLines(store.getState()).findIndex((line) => line === what[0]);
      store.dispatch(linesRemoved(what));
      setRemoved({ lines: what, index });
    },
    [store],
  );
  const undo = () => {
    if (removed) store.dispatch(linesRestored(removed));
    setRemoved(undefined);
    focusList();
  };

  const rows = lines.map((line) => (
    <LineRow key={line.key} line={line} {...partOf(line)} onRemove={remove} />
  ));
  if (removed) {
    rows.splice(removed.index, 0, <RemovedRow key="removed" lines={removed.lines} onUndo={undo} />);
  }
  return (
    <Box component="section" aria-labelledby={LIST_HEADING}>
      {lines.length === 0 ? (
        <EmptyList />
      ) : (
        <Stack
          direction="row"
          sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5, mb: 1 }}
        >
          <Typography
            id={LIST_HEADING}
            tabIndex={-1}
            variant="h3"
            component="h2"
            sx={{ mr: 'auto' }}
          >
            {t('count', { count: lines.length })}
          </Typography>
          <Button href="#send" variant="contained" sx={{ displayPrint: 'none', minHeight: 44 }}>
            {t('toForm')}
          </Button>
          <noscript>
            {/* The first button of the form is the one that Enter presses. */}
            <Button
              type="submit"
              variant="outlined"
              form={LIST_FORM_ID}
              name={INTENT_FIELD}
              value={update}
            >
              {t('update')}
            </Button>
          </noscript>
          <Stack data-scripted direction="row" sx={{ flexWrap: 'wrap', displayPrint: 'none' }}>
            <Button onClick={() => window.print()}>{t('print')}</Button>
            <Button color="error" onClick={() => remove(lines)}>
              {t('clear')}
            </Button>
          </Stack>
        </Stack>
      )}
      {open > 0 && (
        <Typography color="warning.dark" sx={{ mb: 1 }}>
          {t('open', { count: open })}
        </Typography>
      )}
      {rows.length > 0 && (
        <Box component="ul" aria-label={t('lines')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {rows}
        </Box>
      )}
      {lines.length > 0 && safeLocalStorage.isInMemory(storedList.key) && (
        <Alert severity="warning" sx={{ displayPrint: 'none' }}>
          {t('inMemory')}
        </Alert>
      )}
      {lines.length > 0 && <ShareList />}
      {inCookie > 0 && (
        <Alert severity="warning" sx={{ displayPrint: 'none', mt: 2 }}>
          {t('noRoom', { count: inCookie, max: MAX_LINES })}
        </Alert>
      )}
    </Box>
  );
}

function RemovedRow({ lines, onUndo }: Pick<Removed, 'lines'> & { onUndo: () => void }) {
  const { t } = useTranslation('quotation');
  return (
    <Paper
      component="li"
      square
      elevation={0}
      sx={{
        display: 'flex',
        displayPrint: 'none',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 2,
        p: 1.5,
        bgcolor: 'grey.100',
      }}
    >
      <Typography component="span" role="status" dir="auto">
        {lines.length === 1
          ? t('removed', { name: lines[0]!.text })
          : t('cleared', { count: lines.length })}
      </Typography>
      {/* The button that removed the line had the focus. */}
      <Button autoFocus variant="outlined" onClick={onUndo} sx={{ flexShrink: 0 }}>
        {t('undo')}
      </Button>
    </Paper>
  );
}

/** Invisible until the browser has read its list, unless it has no script. */
function EmptyList() {
  const { t } = useTranslation(['quotation', 'common']);
  const hydrated = useHydrated();
  return (
    <Stack
      sx={{
        gap: 2,
        alignItems: 'flex-start',
        mb: 2,
        '@media (scripting: enabled)': { visibility: hydrated ? undefined : 'hidden' },
      }}
    >
      <Typography id={LIST_HEADING} tabIndex={-1} variant="h3" component="h2">
        {t('empty.heading')}
      </Typography>
      <Typography color="textSecondary">{t('empty.text')}</Typography>
      <Button variant="contained" size="large" href={paths.search()}>
        {t('common:layout.search')}
      </Button>
    </Stack>
  );
}
