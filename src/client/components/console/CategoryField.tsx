import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { type Ref, useState } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from '@/client/i18n/useTranslation';
import {
  type CategoryOption,
  findCategories,
  findMeant,
  pathOf,
  typedText,
  typedValue,
} from '@/client/lib/categoryOption';
import { joined } from '@/shared/isolate';
import { chooseAndMoveOn } from '@/client/lib/focusMain';
import { useSaving } from './ConsoleForm';

/**
 * For a field whose text is searched for: `unchosen` is the message of a text that was left without
 * a choice, `chooseMeant` chooses the only category that it can mean.
 */
export function useTypedCategory(
  categories: readonly CategoryOption[],
  typed: string,
  choose: (id: string) => void,
) {
  const { t } = useTranslation('adminParts');
  const [isTyping, setTyping] = useState(false);
  const chooseMeant = () => {
    setTyping(false);
    const meant = findMeant(categories, typed);
    if (meant) choose(meant.id);
  };
  const hasLeft = typed !== '' && !isTyping;
  const unchosen = hasLeft ? t('form.categoryUnchosen', { typed: typed.trim() }) : undefined;
  return { unchosen, chooseMeant, noteTyping: () => setTyping(true) };
}

interface CategoryInputProps {
  label?: string;
  categories: readonly CategoryOption[];
  /** Id of the chosen category, or a `typedValue`; empty: none. */
  value: string;
  onChange: (value: string) => void;
  /** After Enter has chosen the category with this id. */
  onEnter?: (id: string) => void;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
  problem?: string;
  /** Shown while none is chosen. */
  placeholder?: string;
  autoFocus?: boolean;
  sx?: SxProps<Theme>;
}

export function CategoryInput(props: CategoryInputProps) {
  const { categories, value, onChange, onEnter, onBlur, inputRef, sx = [] } = props;
  const { t } = useTranslation('adminParts');
  const [isOpen, setOpen] = useState(false);
  const typed = typedText(value);
  const chosen = categories.find(({ id }) => id === value) ?? null;
  const { unchosen, chooseMeant, noteTyping } = useTypedCategory(categories, typed, onChange);
  const problem = unchosen ?? props.problem;
  const chosenPath = chosen && chosen.path.length > 1 && pathOf(chosen);
  return (
    <Autocomplete
      options={categories}
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      value={chosen}
      inputValue={typed || (chosen ? pathOf(chosen) : '')}
      // The text stays to be corrected.
      clearOnBlur={false}
      onChange={(event, choice) => {
        const { id = '' } = choice ?? {};
        const moveOn = onEnter && id ? () => onEnter(id) : undefined;
        chooseAndMoveOn(event, () => onChange(id), moveOn);
      }}
      onBlur={() => {
        chooseMeant();
        onBlur?.();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
        chooseMeant();
        // Enter alone chooses the highlighted category, which is seen before the form is saved.
        if (!event.ctrlKey && !event.metaKey) return;
        event.defaultMuiPrevented = true;
        setOpen(false);
      }}
      getOptionLabel={pathOf}
      getOptionKey={({ id }) => id}
      filterOptions={(choices, { inputValue }) => findCategories(choices, inputValue)}
      // Room for both buttons, which are larger on phones.
      sx={[
        { '& .MuiAutocomplete-inputRoot.MuiInputBase-root': { pr: { xs: '92px', md: '65px' } } },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
      onInputChange={(_event, text, reason) => {
        if (reason !== 'input') return;
        noteTyping();
        // An emptied text removes the chosen category by `onChange`.
        if (text || typed) onChange(typedValue(text));
      }}
      readOnly={useSaving()}
      autoHighlight
      noOptionsText={t('form.categoryUnknown')}
      clearText={t('form.clearCategory')}
      openText={t('form.openCategories')}
      closeText={t('form.closeCategories')}
      renderOption={({ key, ...option }, { label, name, path }, { inputValue }) => (
        <Box key={key} component="li" {...option} sx={{ overflowWrap: 'anywhere' }}>
          <div dir="auto">
            {label}
            {/* Those at the top of the list stand outside their branch. */}
            {(inputValue || label === name) && path.length > 1 && (
              <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
                {joined(path.slice(0, -1), ' › ')}
              </Box>
            )}
          </div>
        </Box>
      )}
      renderInput={(input) => (
        <TextField
          {...input}
          inputRef={inputRef}
          autoFocus={props.autoFocus}
          size="small"
          label={props.label ?? t('fields.categoryId')}
          placeholder={props.placeholder ?? t('form.noCategory')}
          error={problem !== undefined}
          // A phone's line is too short for most paths.
          helperText={problem ?? chosenPath}
          slotProps={{
            ...input.slotProps,
            formHelperText: problem
              ? { role: 'status' }
              : { 'aria-hidden': true, dir: 'auto', sx: { display: { md: 'none' } } },
          }}
        />
      )}
    />
  );
}

interface CategoryFieldProps extends Pick<
  CategoryInputProps,
  'categories' | 'placeholder' | 'autoFocus'
> {
  name: string;
  /** What is wrong with a category, or with none. */
  validate?: (id: string) => string | undefined;
}

/** The category field of a form, which is not saved while typed text has chosen none. */
export function CategoryField({ name, validate, ...input }: CategoryFieldProps) {
  const { field, fieldState } = useController<Record<string, string>>({
    name,
    rules: { validate: (value: string) => !typedText(value) && (validate?.(value) ?? true) },
  });
  const { ref, ...others } = field;
  return (
    <CategoryInput
      {...input}
      {...others}
      inputRef={ref}
      problem={fieldState.error?.message || undefined}
    />
  );
}
