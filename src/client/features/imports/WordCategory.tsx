import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { type Ref, useRef, useState } from 'react';
import type { ImportWord, ImportWordChoice } from '@/client/api';
import { CategoryInput } from '@/client/components/console/CategoryField';
import { useSaving } from '@/client/components/console/ConsoleForm';
import { useTranslation } from '@/client/i18n/useTranslation';
import { topLevelOption, typedText, type CategoryOption } from '@/client/lib/categoryOption';
import { MAX_LENGTHS } from '@/shared/limits';

const NONE = 'none';
const NEW = 'new';

export interface WordFieldProps {
  word: ImportWord;
  choice: ImportWordChoice | undefined;
  /** Undefined: none any more. */
  onChoose: (word: ImportWord, choice: ImportWordChoice | undefined) => void;
  /** After a choice by Enter. */
  onEnter: () => void;
  inputRef: Ref<HTMLInputElement>;
}

interface WordCategoryProps extends WordFieldProps {
  categories: readonly CategoryOption[];
  findSimilar: (word: string) => CategoryOption[];
}

/** An existing category, a new one below another, or none. */
export function WordCategory(props: WordCategoryProps) {
  const { word, choice, onChoose, onEnter, inputRef, categories, findSimilar } = props;
  const { t } = useTranslation('importCheck');
  const above = useRef<HTMLInputElement>(null);
  /** In either field, until it chooses a category. */
  const [typed, setTyped] = useState({ meant: '', above: '' });
  const isSaving = useSaving();
  const { categoryId = '', newName } = choice ?? {};
  const similar = findSimilar(word.word);
  const choices = [
    ...similar.map((option) => ({ ...option, label: option.name })),
    topLevelOption(NONE, t('words.noCategory')),
    topLevelOption(NEW, t('words.newCategory')),
    ...categories.filter((option) => !similar.includes(option)),
  ];
  const meant = choice && (newName === undefined ? categoryId || NONE : NEW);
  const chooseMeant = (value: string) => {
    setTyped({ ...typed, meant: typedText(value) && value });
    if (typedText(value)) return;
    if (value === '') onChoose(word, undefined);
    else if (value === NONE) onChoose(word, {});
    else if (value === NEW) onChoose(word, { newName: word.word });
    else onChoose(word, { categoryId: value });
  };
  const chooseAbove = (value: string) => {
    setTyped({ ...typed, above: typedText(value) && value });
    if (!typedText(value)) onChoose(word, { ...choice, categoryId: value || undefined });
  };
  return (
    <Stack spacing={1.5}>
      <CategoryInput
        label={t('words.choiceOf', { word: word.word })}
        categories={choices}
        value={typed.meant || (meant ?? '')}
        onChange={chooseMeant}
        onEnter={(id) => (id === NEW ? above.current?.focus() : onEnter())}
        inputRef={inputRef}
        placeholder={similar[0] ? t('words.similar', { category: similar[0].name }) : ''}
      />
      {newName !== undefined && (
        <>
          <TextField
            size="small"
            label={t('words.newName')}
            value={newName}
            onChange={({ target }) => onChoose(word, { ...choice, newName: target.value })}
            slotProps={{
              htmlInput: { maxLength: MAX_LENGTHS.name, dir: 'auto', readOnly: isSaving },
            }}
          />
          <CategoryInput
            label={t('words.above')}
            categories={categories}
            value={typed.above || categoryId}
            onChange={chooseAbove}
            onEnter={onEnter}
            inputRef={above}
            placeholder={t('words.topLevel')}
          />
        </>
      )}
    </Stack>
  );
}
