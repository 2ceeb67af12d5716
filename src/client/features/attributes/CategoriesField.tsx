import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useController } from 'react-hook-form';
import { useTypedCategory } from '@/client/components/console/CategoryField';
import { useSaving } from '@/client/components/console/ConsoleForm';
import { useTranslation } from '@/client/i18n/useTranslation';
import {
  type CategoryOption,
  findCategories,
  typedText,
  typedValue,
} from '@/client/lib/categoryOption';

interface Values {
  /** None for all categories; and a `typedValue` at the end while text has chosen none. */
  categoryIds: string[];
}

/** Any number of categories, searched by typing. */
export function CategoriesField({ categories }: { categories: readonly CategoryOption[] }) {
  const { t } = useTranslation('attributes');
  const { field } = useController<Values, 'categoryIds'>({
    name: 'categoryIds',
    rules: { validate: (value) => !typedText(value.at(-1)) },
  });
  const { value } = field;
  const typed = typedText(value.at(-1));
  const ids = value.filter((id) => !typedText(id));
  const change = (chosen: readonly string[], text = '') =>
    field.onChange([...new Set(chosen), typedValue(text)].filter(Boolean));
  const { unchosen, chooseMeant, noteTyping } = useTypedCategory(categories, typed, (id) =>
    change([...ids, id]),
  );
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      autoHighlight={typed !== ''}
      readOnly={useSaving()}
      options={categories}
      value={categories.filter(({ id }) => ids.includes(id))}
      inputValue={typed}
      // The text stays to be corrected.
      clearOnBlur={false}
      onChange={(_event, chosen, reason) =>
        change(
          chosen.map(({ id }) => id),
          reason === 'removeOption' ? typed : undefined,
        )
      }
      onInputChange={(_event, text, reason) => {
        if (reason !== 'input') return;
        noteTyping();
        change(ids, text);
      }}
      onBlur={() => {
        chooseMeant();
        field.onBlur();
      }}
      onKeyDown={({ key, nativeEvent }) => {
        if (key === 'Enter' && !nativeEvent.isComposing) chooseMeant();
      }}
      // A deleted category has no name.
      getOptionLabel={({ path }) => path.at(-1) || t('form.deletedCategory')}
      getOptionKey={({ id }) => id}
      filterOptions={(choices, { inputValue }) => findCategories(choices, inputValue)}
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
          inputRef={field.ref}
          size="small"
          label={t('categories')}
          placeholder={ids.length === 0 ? t('allParts') : undefined}
          error={unchosen !== undefined}
          helperText={unchosen ?? t('form.categoriesHelp')}
        />
      )}
      sx={{ gridColumn: '1 / -1' }}
    />
  );
}
