import Alert from '@mui/material/Alert';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { type KeyboardEvent, type SubmitEvent, useState } from 'react';
import {
  type Import,
  type ImportRow,
  changedRow,
  useEditImportRowMutation,
  useListAttributesQuery,
} from '@/client/api';
import { BusyButton } from '@/client/components/console/BusyButton';
import { Saving, useSaving } from '@/client/components/console/ConsoleForm';
import { readEntries, useEntriesDraft } from '@/client/components/console/useFormDraft';
import { useCloseQuestion, useUnsavedChanges } from '@/client/components/console/leaveGuard';
import { useFormFailure, useNotices } from '@/client/components/console/useFailure';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import type { CategoryOption } from '@/client/lib/categoryOption';
import { columnLetter } from '@/client/lib/columnLetter';
import { attributeKeyOf } from '@/shared/history';
import { DOUBTS, PATH_SEPARATOR } from '@/shared/imports';
import { matchesQuery } from '@/shared/search';
import { rowDraft } from './drafts';
import { type CorrectedCell, RowConflict } from './RowConflict';

interface RowEditorProps {
  imported: Import;
  categories: readonly CategoryOption[];
  row: ImportRow;
  /** The row can be imported now, or the admin has cancelled. */
  onClose: () => void;
}

/** The cells of a row that have problems, or all that are imported, to be corrected. */
export function RowEditor({ imported, categories, row, onClose }: RowEditorProps) {
  const { t } = useTranslation(['importCheck', 'common', 'admin']);
  const { showDone } = useNotices();
  const [edit, { isLoading }] = useEditImportRowMutation();
  const [failure, showFailure, setFailure] = useFormFailure(t('row.saveFailed'));
  const choicesOf = useChoices(categories);
  const { columns } = imported;
  const { row: number, cells, problems } = row;
  const isWrong = (column: number) => problems.some((problem) => problem.column === column);
  const isDoubtful = (column: number) =>
    problems.some((problem) => problem.column === column && DOUBTS.includes(problem.code));
  /** What replaces cells, by column; a doubtful one by the same text. */
  const draft = rowDraft(imported, row);
  const [texts, setTexts] = useState(() => readEntries<CorrectedCell>(draft));
  const { notice, forget } = useEntriesDraft(draft, texts, () => setTexts([]));
  const textOf = (column: number) => texts.find((cell) => cell.column === column)?.text;
  const [asksForAll, setAsksForAll] = useState(() => texts.some(({ column }) => !isWrong(column)));
  const showsAll = asksForAll || !columns.some((_column, index) => isWrong(index));
  const shown = columns.flatMap(({ field }, column) =>
    // What is typed stays in sight, also where somebody else has corrected the cell since.
    isWrong(column) || (field && (showsAll || textOf(column) !== undefined)) ? column : [],
  );
  const correct = (column: number, text: string, isConfirmed = false) => {
    const current = cells[column] ?? '';
    const { before = current } = texts.find((cell) => cell.column === column) ?? {};
    const others = texts.filter((cell) => cell.column !== column);
    const isSame = text === current && !isConfirmed;
    setTexts(isSame ? others : [...others, { column, text, before }]);
  };
  useUnsavedChanges(texts.length > 0, forget);
  const close = () => {
    forget();
    onClose();
  };
  const [conflict, setConflict] = useState<ImportRow>();
  const { requestClose, closeQuestion } = useCloseQuestion(texts.length > 0, close);

  const save = async (corrected: readonly CorrectedCell[]) => {
    showFailure(undefined);
    const importRowForm = { row: number, cells: [...corrected] };
    const { data, error } = await edit({ id: imported._id, importRowForm });
    const changed = changedRow(error);
    if (changed) return setConflict(changed);
    if (!data) return showFailure(error);
    setTexts([]);
    forget();
    const { state = 'faulty' } = data.row;
    showDone(t('row.saved', { row: number, state: t(`states.${state}`) }));
    if (state !== 'faulty') onClose();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isLoading) void save(texts);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    const { key, shiftKey, target, currentTarget } = event;
    // Input methods take both keys for what is being composed.
    if (event.nativeEvent.isComposing) return;
    if (key === 'Escape' && !isLoading) requestClose();
    if (key === 'Enter' && !shiftKey && target instanceof HTMLTextAreaElement) {
      event.preventDefault();
      currentTarget.requestSubmit();
    }
  };

  return (
    <>
      <Box component="form" onSubmit={submit} onKeyDown={onKeyDown} sx={{ mt: 2 }}>
        {notice}
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          <Saving value={isLoading}>
            {shown.map((column, index) => (
              <div key={column}>
                <CellField
                  label={columns[column]?.heading || columnLetter(column)}
                  error={isWrong(column)}
                  autoFocus={index === 0}
                  choices={choicesOf(columns[column]?.field)}
                  text={textOf(column) ?? cells[column] ?? ''}
                  onType={(text) => correct(column, text)}
                />
                {isDoubtful(column) && (
                  <FormControlLabel
                    control={<Checkbox size="small" disabled={isLoading} />}
                    label={t('row.isRight')}
                    checked={textOf(column) === cells[column]}
                    onChange={(_event, checked) => correct(column, cells[column] ?? '', checked)}
                  />
                )}
              </div>
            ))}
          </Saving>
        </Box>
        {failure && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {failure}
          </Alert>
        )}
        <Stack
          direction="row"
          spacing={1}
          sx={{ mt: 2, flexWrap: 'wrap', '& button': { minHeight: { xs: 40, md: 'auto' } } }}
        >
          <BusyButton type="submit" variant="contained" busy={isLoading}>
            {t('recheck')}
          </BusyButton>
          {!showsAll && <Button onClick={() => setAsksForAll(true)}>{t('row.allFields')}</Button>}
          <BusyButton busy={isLoading} onClick={requestClose}>
            {t('common:cancel')}
          </BusyButton>
        </Stack>
      </Box>
      {closeQuestion}
      {conflict && (
        <RowConflict
          columns={columns}
          mine={texts}
          now={conflict}
          onSave={(cells) => {
            setConflict(undefined);
            setTexts(cells);
            void save(cells);
          }}
          onCancel={() => {
            setConflict(undefined);
            setFailure(t('admin:conflict.notSaved'));
          }}
        />
      )}
    </>
  );
}

/** What cells of a column can be chosen from: categories, or the values that parts have. */
function useChoices(categories: readonly CategoryOption[]) {
  const language = useLanguage();
  const { data: attributes = [] } = useListAttributesQuery({ includeHidden: true });
  return (field: string | null | undefined): readonly string[] => {
    if (field === 'category') return categories.map(({ path }) => path.join(PATH_SEPARATOR));
    const key = attributeKeyOf(field ?? '');
    const { choices = [] } = attributes.find((attribute) => attribute.key === key) ?? {};
    return choices.map(({ value, valueZh }) => (language === 'zh' && valueZh) || value);
  };
}

interface CellFieldProps extends Pick<TextFieldProps, 'label' | 'error' | 'autoFocus'> {
  choices: readonly string[];
  text: string;
  onType: (text: string) => void;
}

function CellField({ choices, text, onType, ...field }: CellFieldProps) {
  const isSaving = useSaving();
  if (choices.length === 0) {
    return (
      <TextField
        {...field}
        fullWidth
        size="small"
        multiline
        maxRows={6}
        value={text}
        onChange={({ target }) => onType(target.value)}
        slotProps={{ htmlInput: { dir: 'auto', readOnly: isSaving } }}
      />
    );
  }
  return (
    <Autocomplete
      freeSolo
      readOnly={isSaving}
      disableClearable
      options={choices}
      value={text}
      inputValue={text}
      onInputChange={(_event, typed) => onType(typed)}
      filterOptions={(all, { inputValue }) =>
        all.filter((choice) => matchesQuery(inputValue, choice))
      }
      renderInput={(input) => (
        <TextField
          {...input}
          {...field}
          size="small"
          slotProps={{
            ...input.slotProps,
            htmlInput: { ...input.slotProps.htmlInput, dir: 'auto' },
          }}
        />
      )}
    />
  );
}
