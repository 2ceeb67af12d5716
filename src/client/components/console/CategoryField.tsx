import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { type Ref, useState } from 'react';
import { useTranslation } from '@/client/i18n/useTranslation';
import type { CategoryOption } from '@/client/lib/categoryOption';
import { fold, matchesQuery } from '@/shared/search';
import { useSaving } from './ConsoleForm';

const pathOf = ({ path }: CategoryOption) => path.join(' › ');

const isCalled = ({ name }: CategoryOption, query: string) => fold(name) === fold(query).trim();

/**
 * Where each word is found in the path: first the categories that are called so, then those whose own
 * names have all words.
 */
function findChoices(choices: readonly CategoryOption[], text: string): CategoryOption[] {
  // The text may be a path that was chosen and edited.
  const query = text.replaceAll('›', ' ');
  const rank = (choice: CategoryOption) =>
    isCalled(choice, query) ? 0 : matchesQuery(query, choice.name) ? 1 : 2;
  return choices
    .filter(({ path }) => matchesQuery(query, ...path))
    .sort((one, other) => rank(one) - rank(other));
}

/** Whether the text can mean no other category than the first one that it finds. */
function isUnambiguous(choices: readonly CategoryOption[], text: string): boolean {
  if (!text.trim()) return false;
  const [first, second] = findChoices(choices, text);
  return !!first && (!second || (isCalled(first, text) && !isCalled(second, text)));
}

interface CategoryFieldProps {
  categories: readonly CategoryOption[];
  /** Id of the chosen category; empty: none. */
  value: string;
  onChange: (id: string) => void;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
  /** Shown while none is chosen. */
  placeholder?: string;
  autoFocus?: boolean;
  sx?: SxProps<Theme>;
}

/** A category, searched by typing. */
export function CategoryField(props: CategoryFieldProps) {
  const { categories, value: id, onChange, onBlur, inputRef, sx = [] } = props;
  const { placeholder, autoFocus } = props;
  const { t } = useTranslation('adminParts');
  const chosen = categories.find((choice) => choice.id === id) ?? null;
  /** Empty unless the admin is typing. */
  const [typed, setTyped] = useState('');
  /** Typed text that was left without a choice, and is removed from the field. */
  const [unchosen, setUnchosen] = useState('');
  const isClear = isUnambiguous(categories, typed);
  const chosenPath = chosen && chosen.path.length > 1 && pathOf(chosen);
  return (
    <Autocomplete
      options={categories}
      value={chosen}
      onChange={(_event, choice) => onChange(choice?.id ?? '')}
      onBlur={() => {
        if (!isClear) setUnchosen(typed.trim());
        onBlur?.();
      }}
      getOptionLabel={pathOf}
      getOptionKey={(choice) => choice.id}
      filterOptions={(choices, { inputValue }) => findChoices(choices, inputValue)}
      // Room for both buttons, which are larger on phones.
      sx={[
        { '& .MuiAutocomplete-inputRoot.MuiInputBase-root': { pr: { xs: '92px', md: '65px' } } },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
      onInputChange={(_event, text, reason) => {
        setTyped(reason === 'input' ? text : '');
        setUnchosen('');
      }}
      readOnly={useSaving()}
      autoHighlight
      // Tab chooses what was typed, where it is clear what was meant.
      autoSelect={isClear}
      clearOnEscape
      noOptionsText={t('form.categoryUnknown')}
      clearText={t('form.clearCategory')}
      openText={t('form.openCategories')}
      closeText={t('form.closeCategories')}
      renderOption={({ key, ...option }, { label, path }, { inputValue }) => (
        <Box key={key} component="li" {...option} sx={{ overflowWrap: 'anywhere' }}>
          <div dir="auto">
            {label}
            {inputValue && path.length > 1 && (
              <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
                {path.slice(0, -1).join(' › ')}
              </Box>
            )}
          </div>
        </Box>
      )}
      renderInput={(input) => (
        <TextField
          {...input}
          inputRef={inputRef}
          autoFocus={autoFocus}
          size="small"
          label={t('fields.categoryId')}
          placeholder={placeholder ?? t('form.noCategory')}
          error={unchosen !== ''}
          // A phone's line is too short for most paths.
          helperText={unchosen ? t('form.categoryUnchosen', { typed: unchosen }) : chosenPath}
          slotProps={{
            ...input.slotProps,
            formHelperText: unchosen
              ? { role: 'status' }
              : { 'aria-hidden': true, dir: 'auto', sx: { display: { md: 'none' } } },
            inputLabel: { ...input.slotProps.inputLabel, shrink: true },
          }}
        />
      )}
    />
  );
}
