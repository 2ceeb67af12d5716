import UploadFile from '@mui/icons-material/UploadFile';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { useHref, useLocation, useNavigate } from 'react-router-dom';
import { FileButton } from '@/client/components/FileButton';
import { LabeledField } from '@/client/components/LabeledField';
import { useTranslation } from '@/client/i18n/useTranslation';
import { loadPersistently } from '@/client/lib/loadPersistently';
import { safeSessionStorage } from '@/client/lib/storage';
import { touchTarget } from '@/client/lib/touchTarget';
import { MAX_PASTE } from '@/shared/limits';
import { isolated } from '@/shared/isolate';
import { INTENT_FIELD, type ListIntent, PASTE_ANCHOR, PASTED_FIELD } from '@/shared/quotationForm';
import { type FoundLines, storedLines } from './foundLines';
import { PastedLines } from './PastedLines';
import { type MergedLine, selectLineCount } from './quotationSlice';
import type { ListError } from './readList';

const loadReader = () => loadPersistently(() => import('./readList'));

const HINT = 'paste-hint';
const INTENT = 'paste' satisfies ListIntent;

/** Key of the text in the field, in the tab's storage. */
const DRAFT = 'draft.pasteList';

function storeText(text: string) {
  // The rest of a text that is too long is not stored: it stays too long.
  if (text) safeSessionStorage.setItem(DRAFT, text.slice(0, MAX_PASTE + 1));
  else safeSessionStorage.removeItem(DRAFT);
}

/** The lines of both texts, unless those of the second one stand in the first. */
const joined = (text: string, added: string) =>
  `\n${text.trim()}\n`.includes(`\n${added.trim()}\n`)
    ? text
    : [text, added].filter(Boolean).join('\n');

/** Of rows, columns or sheets that are named. */
const MAX_NAMED = 10;

interface PasteListProps {
  /** What was submitted before hydration; its lines are found at once. */
  submitted?: string;
}

/** A list from a spreadsheet or an e-mail; a plain form until the script is there. */
export function PasteList({ submitted }: PasteListProps) {
  const { t } = useTranslation('pasteList');
  const navigate = useNavigate();
  const { pathname, search, ...location } = useLocation();
  /** What the search field passes on. */
  const state = location.state as { pastedList?: string } | null;
  const action = useHref({ pathname, search, hash: PASTE_ANCHOR });
  const field = useRef<HTMLTextAreaElement>(null);
  const [found, setFound] = useState<FoundLines>();
  const [isNew, setIsNew] = useState(false);
  const [error, setError] = useState('');
  const [added, setAdded] = useState<{ count: number; merged: MergedLine[] }>();
  const isEmpty = useSelector(selectLineCount) === 0;

  const show = (text: string) => {
    if (field.current && field.current.value !== text) field.current.value = text;
    storeText(text);
  };
  // Also what was typed before hydration.
  const adoptDraft = useEffectEvent(() => {
    show(joined(safeSessionStorage.getItem(DRAFT) ?? '', field.current?.value ?? ''));
  });
  const isRead = useRef(false);
  useEffect(() => {
    // Before they were read there is nothing to store.
    if (isRead.current) storedLines.write({ found });
    isRead.current = true;
  }, [found]);

  const find = async (source: string | File) => {
    setFound(undefined);
    setError('');
    setAdded(undefined);
    try {
      const { readList } = await loadReader();
      const list = await readList(source);
      setFound({
        ...list,
        choices: {},
        ...(typeof source === 'string' && { source }),
      });
      setIsNew(true);
    } catch (failure) {
      // Without the code of the reader there is no problem of the list.
      const { problem, values } = failure as Partial<ListError>;
      setError(problem ? t(`errors.${problem}`, values) : t('failed'));
    }
  };

  const restoreFound = useEffectEvent(() => {
    if (submitted) void find(field.current?.value ?? '');
    else setFound((current) => current ?? storedLines.read().found);
  });
  useEffect(() => {
    adoptDraft();
    const timer = setTimeout(() => restoreFound());
    return () => clearTimeout(timer);
  }, []);

  const pastedElsewhere = state?.pastedList;
  const findPasted = useEffectEvent((pasted: string) => {
    show(joined(field.current?.value ?? '', pasted.replace(/\r\n?/g, '\n')));
    void find(field.current?.value ?? '');
    // Reloading the page does not paste it again.
    void navigate('.', { replace: true, state: null, preventScrollReset: true });
  });
  useEffect(() => {
    if (!pastedElsewhere) return undefined;
    const timer = setTimeout(() => findPasted(pastedElsewhere));
    return () => clearTimeout(timer);
  }, [pastedElsewhere]);

  const changeFound = useCallback(
    (change: (before: FoundLines) => FoundLines) => setFound((before) => before && change(before)),
    [],
  );

  const hidden = found?.hidden?.map(({ kind, names, count }) => {
    const named = names.slice(0, MAX_NAMED).map(isolated).join(', ');
    return t(`hidden.${kind}`, { names: names.length > MAX_NAMED ? `${named} …` : named, count });
  });

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
      <Box
        component="form"
        method="post"
        action={action}
        onSubmit={(event) => {
          event.preventDefault();
          void find(field.current?.value ?? '');
        }}
      >
        <Typography id={HINT} color="textSecondary" sx={{ mt: 1, mb: 2 }}>
          {t('text')}
        </Typography>
        <LabeledField
          label={t('field')}
          placeholder={t('example')}
          multiline
          rows={6}
          defaultValue={submitted}
          inputRef={field}
          onChange={({ target }) => storeText(target.value)}
          onPaste={(event) => {
            // A browser would need seconds to show millions of characters.
            const pasted = event.clipboardData.getData('text');
            if (pasted.length <= MAX_PASTE) return;
            event.preventDefault();
            void find(pasted);
          }}
          slotProps={{ input: { name: PASTED_FIELD, dir: 'auto', spellCheck: false } }}
        />
        <Stack
          direction="row"
          sx={{ flexWrap: 'wrap', gap: 1, mt: 2, '& .MuiButton-root': touchTarget }}
        >
          {/* What is pasted earlier stays in the field. */}
          <Button type="submit" variant="contained" name={INTENT_FIELD} value={INTENT}>
            {t('find')}
          </Button>
          <FileButton
            label={t('file')}
            describedBy={HINT}
            accept=".csv,.txt,.tsv,.xlsx"
            startIcon={<UploadFile />}
            onChoose={([file]) => file && void find(file)}
          >
            {t('file')}
          </FileButton>
        </Stack>
      </Box>
      <Box role="status" sx={{ mt: 2 }}>
        {added && !isEmpty && (
          <Alert severity="success" sx={{ overflowWrap: 'anywhere' }}>
            {t('added', { count: added.count })}
            {added.merged.map(({ position, into, text }) => (
              <div key={position}>
                {t('merged', { position, into })} <bdi>{text}</bdi>
              </div>
            ))}
          </Alert>
        )}
        {error && <Alert severity="error">{error}</Alert>}
        {hidden && hidden.length > 0 && (
          <Alert severity="info" sx={{ overflowWrap: 'anywhere' }}>
            {t('hidden.text', { parts: hidden.join(t('hidden.between')) })}
          </Alert>
        )}
      </Box>
      {found && (
        <PastedLines
          found={found}
          isNew={isNew}
          onChange={changeFound}
          onAdded={(merged) => {
            setAdded({ count: found.lines.length, merged });
            setFound(undefined);
            if (!field.current) return;
            // What was typed since, or beside a file, stays.
            if (found.source !== undefined) {
              show(field.current.value.replace(found.source, '').trim());
            }
            // The button that had the focus is gone.
            field.current.focus();
          }}
        />
      )}
    </Box>
  );
}
