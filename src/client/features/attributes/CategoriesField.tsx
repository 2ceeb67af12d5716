import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { Ref } from 'react';
import { useSaving } from '@/client/components/console/ConsoleForm';
import { useTranslation } from '@/client/i18n/useTranslation';
import type { CategoryOption } from '@/client/lib/categoryOption';
import { matchesQuery } from '@/shared/search';

interface CategoriesFieldProps {
  categories: readonly CategoryOption[];
  /** Ids; none: all categories. */
  value: readonly string[];
  onChange: (ids: string[]) => void;
  inputRef: Ref<HTMLInputElement>;
}

/** Any number of categories, searched by typing. */
export function CategoriesField({ categories, value, onChange, inputRef }: CategoriesFieldProps) {
  const { t } = useTranslation('attributes');
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      readOnly={useSaving()}
      options={categories}
      value={categories.filter(({ id }) => value.includes(id))}
      onChange={(_event, chosen) => onChange(chosen.map(({ id }) => id))}
      // A deleted category has no name.
      getOptionLabel={({ path }) => path.at(-1) || t('form.deletedCategory')}
      getOptionKey={({ id }) => id}
      filterOptions={(choices, { inputValue }) =>
        choices.filter(({ path }) => matchesQuery(inputValue, ...path))
      }
      renderOption={({ key, ...option }, { label }) => (
        <li key={key} {...option}>
          <span dir="auto">{label}</span>
        </li>
      )}
      noOptionsText={t('form.noCategory')}
      clearText={t('form.clearCategories')}
      openText={t('form.openCategories')}
      closeText={t('form.closeCategories')}
      renderInput={(input) => (
        <TextField
          {...input}
          inputRef={inputRef}
          size="small"
          label={t('categories')}
          placeholder={value.length === 0 ? t('allParts') : undefined}
          helperText={t('form.categoriesHelp')}
          slotProps={{
            ...input.slotProps,
            inputLabel: { ...input.slotProps.inputLabel, shrink: true },
          }}
        />
      )}
      sx={{ gridColumn: '1 / -1' }}
    />
  );
}
