import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo, useRef, useState } from 'react';
import {
  type Import,
  type ImportWord,
  type ImportWordChoice,
  useSetImportWordsMutation,
} from '@/client/api';
import { BusyButton } from '@/client/components/console/BusyButton';
import { Saving } from '@/client/components/console/ConsoleForm';
import { DataTable } from '@/client/components/console/DataTable';
import { useUnsavedChanges } from '@/client/components/console/leaveGuard';
import { Pager } from '@/client/components/console/Pager';
import { pageCount } from '@/client/components/console/TableSearch';
import { useNotices } from '@/client/components/console/useFailure';
import { readEntries, useEntriesDraft } from '@/client/components/console/useFormDraft';
import { useTranslation } from '@/client/i18n/useTranslation';
import { type CategoryOption, similarityFinder } from '@/client/lib/categoryOption';
import { wordsDraft } from './drafts';
import { fieldLabel, useImportFields } from './useImportFields';
import { WordCategory, type WordFieldProps } from './WordCategory';
import { WordValue } from './WordValue';

/** Of words. */
const PAGE_SIZE = 50;

type ChosenWord = Pick<ImportWord, 'field' | 'word' | 'choice'>;

interface WordsProps {
  imported: Import;
  categories: readonly CategoryOption[];
}

/** Words of the file that the catalogue does not have, and what each stands for. */
export function Words({ imported, categories }: WordsProps) {
  const { t } = useTranslation('importCheck');
  const { showFailure } = useNotices();
  const { _id: id, newCategories, words = [] } = imported;
  const [setWords, { isLoading }] = useSetImportWordsMutation();
  const draft = wordsDraft(imported);
  const [chosen, setChosen] = useState(() => readEntries<ChosenWord>(draft));
  const { notice, forget } = useEntriesDraft(draft, chosen, () => setChosen([]));
  useUnsavedChanges(chosen.length > 0, forget);
  const fields = useImportFields();
  const [chosenPage, setPage] = useState(1);
  const findSimilar = useMemo(() => similarityFinder(categories), [categories]);
  const inputs = useRef<(HTMLInputElement | null)[]>([]);
  const saveButton = useRef<HTMLButtonElement>(null);
  if (words.length === 0) return null;

  const isSame = (one: ChosenWord, { field, word }: ChosenWord) =>
    one.field === field && one.word === word;
  const choose = (
    { field, word, choice: stored }: ImportWord,
    choice: ImportWordChoice | undefined,
  ) => {
    const others = chosen.filter((one) => !isSame(one, { field, word }));
    const isStored = JSON.stringify(choice) === JSON.stringify(stored);
    setChosen(isStored ? others : [...others, { field, word, ...(choice && { choice }) }]);
  };
  const choiceOf = (word: ImportWord) => {
    const changed = chosen.find((one) => isSame(one, word));
    return changed ? changed.choice : word.choice;
  };
  const save = async () => {
    const { error } = await setWords({ id, importWordsForm: { words: [...chosen] } });
    if (error) return showFailure(error, t('words.failed'));
    setChosen([]);
    forget();
  };
  /** Without a choice its rows are faulty. */
  const isOpen = ({ field, choice }: ImportWord) =>
    !choice && (field === 'category' ? !newCategories : field !== 'brand');
  // What is still to be chosen comes first; those of one field stay together.
  const sorted = words.toSorted(
    (a, b) =>
      Number(a.choice !== undefined) - Number(b.choice !== undefined) ||
      rankOf(a.field) - rankOf(b.field) ||
      a.field.localeCompare(b.field),
  );
  const pages = pageCount(words.length, PAGE_SIZE);
  const page = Math.min(chosenPage, pages);
  const before = (page - 1) * PAGE_SIZE;
  const shown = sorted
    .slice(before, before + PAGE_SIZE)
    .map((word, index) => ({ ...word, index, _id: `${word.field} ${word.word}` }));
  /** The next one that has to be chosen, or can be in the same column. */
  const focusAfter = ({ index, field }: (typeof shown)[number]) => {
    const next = shown.findIndex(
      (word) => word.index > index && !choiceOf(word) && (isOpen(word) || word.field === field),
    );
    (inputs.current[next] ?? saveButton.current)?.focus();
  };
  return (
    <Saving value={isLoading}>
      <Accordion
        disableGutters
        variant="outlined"
        defaultExpanded={chosen.length > 0 || words.some(isOpen)}
        sx={{ mb: 2, bgcolor: 'transparent' }}
      >
        <AccordionSummary expandIcon={<ExpandMore />}>
          {t('words.title', { count: words.length })}
        </AccordionSummary>
        <AccordionDetails>
          <Stack spacing={1.5}>
            <Typography variant="body2" color="textSecondary">
              {t('words.help')}
            </Typography>
            {notice}
            <DataTable
              label={t('words.title', { count: words.length })}
              rows={shown}
              narrow={{
                columns: 'minmax(0, 1fr) auto',
                areas: '"word rows" "field field" "choice choice"',
              }}
              columns={[
                {
                  name: 'word',
                  label: t('words.word'),
                  isTyped: true,
                  sx: { fontWeight: 600, overflowWrap: 'anywhere', minWidth: { md: 140 } },
                },
                {
                  name: 'field',
                  label: t('words.field'),
                  sx: { color: 'text.secondary' },
                  cell: ({ field }) => fieldLabel(fields, field),
                },
                {
                  name: 'rows',
                  label: t('words.rows'),
                  sx: { color: 'text.secondary', whiteSpace: 'nowrap' },
                  cell: ({ rows }) => t('found', { count: rows }),
                },
                {
                  name: 'choice',
                  label: t('words.choice'),
                  sx: { py: { xs: 1, md: 0.75 }, width: { md: 420 } },
                  cell: (word) => {
                    const field: WordFieldProps = {
                      word,
                      choice: choiceOf(word),
                      onChoose: choose,
                      onEnter: () => focusAfter(word),
                      inputRef: (input) => {
                        inputs.current[word.index] = input;
                      },
                    };
                    return word.field === 'category' ? (
                      <WordCategory {...field} categories={categories} findSimilar={findSimilar} />
                    ) : (
                      <WordValue {...field} />
                    );
                  },
                },
              ]}
            />
            {pages > 1 && (
              <Box>
                <Typography variant="body2" role="status">
                  {t('words.shown', {
                    from: before + 1,
                    to: before + shown.length,
                    count: words.length,
                  })}
                </Typography>
                <Pager label={t('words.pages')} page={page} count={pages} onChange={setPage} />
              </Box>
            )}
            <BusyButton
              ref={saveButton}
              variant="outlined"
              busy={isLoading}
              disabled={chosen.length === 0}
              onClick={() => void save()}
              sx={{ alignSelf: 'flex-start', minHeight: 40, bgcolor: 'background.paper' }}
            >
              {t('words.save', { count: chosen.length })}
            </BusyButton>
          </Stack>
        </AccordionDetails>
      </Accordion>
    </Saving>
  );
}

/** A brand that has no choice is a new one: all others make their rows faulty. */
const rankOf = (field: string): number => (field === 'category' ? 0 : field === 'brand' ? 2 : 1);
