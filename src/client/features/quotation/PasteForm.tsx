import UploadFile from '@mui/icons-material/UploadFile';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { FileButton } from '@/client/components/FileButton';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { loadPersistently } from '@/client/lib/loadPersistently';
import { MAX_LINES, MAX_LIST_FILE_MIB, MAX_PASTE } from '@/shared/limits';
import type { PastedLine } from '@/shared/pastedList';

const PastedLines = lazy(() => loadPersistently(() => import('./PastedLines')));
const loadParser = () => loadPersistently(() => import('@/shared/pastedList'));
const loadFileReader = () => loadPersistently(() => import('./listFile'));

const HINT = 'paste-hint';

/** What the search field passes on. */
interface PastedState {
  pastedList?: string;
}

/** A list from a spreadsheet or an e-mail. */
export default function PasteForm() {
  const { t } = useTranslation('pasteList');
  const language = useLanguage();
  const navigate = useNavigate();
  const state = useLocation().state as PastedState | null;
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [lines, setLines] = useState<PastedLine[]>();
  const [error, setError] = useState('');
  const [added, setAdded] = useState(0);

  const accept = (parsed: PastedLine[]) => {
    if (parsed.length === 0) setError(t('none'));
    else if (parsed.length > MAX_LINES) {
      setError(t('tooMany', { count: parsed.length, max: MAX_LINES }));
    } else {
      setError('');
      setLines(parsed);
    }
  };
  const tooLong = (length: number) =>
    setError(
      t('tooLong', {
        count: length.toLocaleString(language),
        max: MAX_PASTE.toLocaleString(language),
      }),
    );
  const find = async (pasted: string) => {
    setAdded(0);
    if (pasted.length > MAX_PASTE) return tooLong(pasted.length);
    try {
      const { parseList } = await loadParser();
      accept(parseList(pasted));
    } catch {
      setError(t('failed'));
    }
  };
  const open = async (file: File) => {
    setAdded(0);
    const reader = await loadFileReader().catch(() => undefined);
    if (!reader) return setError(t('failed'));
    try {
      accept(await reader.readListFile(file));
    } catch (failure) {
      const problem = failure instanceof reader.ListFileError ? failure.problem : 'unreadable';
      setError(t(`errors.${problem}`, { max: MAX_LIST_FILE_MIB }));
    }
  };

  const pastedElsewhere = state?.pastedList;
  const findPasted = useEffectEvent((pasted: string) => {
    setText(pasted.slice(0, MAX_PASTE));
    void find(pasted);
    field.current?.scrollIntoView({ block: 'center' });
    // Reloading the page does not paste it again.
    void navigate('.', { replace: true, state: null, preventScrollReset: true });
  });
  useEffect(() => {
    if (!pastedElsewhere) return undefined;
    const timer = setTimeout(() => findPasted(pastedElsewhere));
    return () => clearTimeout(timer);
  }, [pastedElsewhere]);

  return (
    <Box
      component="section"
      aria-labelledby="paste-heading"
      data-scripted
      sx={{ displayPrint: 'none' }}
    >
      <Typography id="paste-heading" variant="h3" component="h2">
        {t('heading')}
      </Typography>
      {lines ? (
        <Suspense fallback={<Typography role="status">{t('finding')}</Typography>}>
          <PastedLines
            lines={lines}
            onBack={() => setLines(undefined)}
            onAdded={(count) => {
              setAdded(count);
              setLines(undefined);
              setText('');
              // The button that had the focus is gone.
              requestAnimationFrame(() => field.current?.focus());
            }}
          />
        </Suspense>
      ) : (
        <Box
          component="form"
          onSubmit={(event) => {
            event.preventDefault();
            void find(text);
          }}
        >
          <Typography id={HINT} color="textSecondary" sx={{ mt: 1, mb: 2 }}>
            {t('text')}
          </Typography>
          <TextField
            label={t('field')}
            placeholder={t('example')}
            multiline
            minRows={4}
            maxRows={12}
            fullWidth
            inputRef={field}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onPaste={(event) => {
              // A browser would need seconds to show millions of characters.
              const { length } = event.clipboardData.getData('text');
              if (length <= MAX_PASTE) return;
              event.preventDefault();
              tooLong(length);
            }}
            slotProps={{ htmlInput: { dir: 'auto', spellCheck: false } }}
          />
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 2 }}>
            <Button type="submit" variant="contained" disabled={text.trim() === ''}>
              {t('find')}
            </Button>
            <FileButton
              label={t('file')}
              describedBy={HINT}
              accept=".csv,.txt,.tsv,.xlsx"
              startIcon={<UploadFile />}
              onChoose={([file]) => file && void open(file)}
            >
              {t('file')}
            </FileButton>
          </Stack>
        </Box>
      )}
      <Box role="status" sx={{ mt: 2 }}>
        {added > 0 && <Alert severity="success">{t('added', { count: added })}</Alert>}
        {error && <Alert severity="error">{error}</Alert>}
      </Box>
    </Box>
  );
}
