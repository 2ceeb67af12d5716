import FilterListOff from '@mui/icons-material/FilterListOff';
import Alert from '@mui/material/Alert';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useListSparePartsQuery } from '@/client/api';
import { CategoryInput } from '@/client/components/console/CategoryField';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { type CategoryOption, typedText } from '@/client/lib/categoryOption';
import { focusMain } from '@/client/lib/focusMain';
import { type PartState, missingKinds, partStates, usePartFilters } from './partFilter';
import { usePartTable } from './usePartTable';

const field = { flex: { xs: '1 1 9.5rem', sm: '0 1 13rem' }, bgcolor: 'background.paper' };

/** The filters beside the search of the console's table of parts. */
export function PartFilters({ categories }: { categories: readonly CategoryOption[] }) {
  const { t } = useTranslation(['partTable', 'adminParts']);
  const language = useLanguage();
  const { filters, isFiltered, setFilters, clearFilters } = usePartFilters();
  const { loaded } = usePartTable();
  const isOn = (state: PartState) =>
    state === 'outdated' || state === 'hidden' ? filters[state] : filters.missing?.includes(state);
  const chosen = partStates.filter(isOn);
  /** In the field for the category, until it chooses one. */
  const [typed, setTyped] = useState('');
  const labelOf = (state: PartState) => t(`filters.states.${state}`);
  const clear = (isFiltered || typed) && (
    <Button
      size="small"
      startIcon={<FilterListOff />}
      onClick={() => {
        setTyped('');
        clearFilters();
        // The button is gone with the filters.
        focusMain();
      }}
    >
      {t('filters.clear')}
    </Button>
  );

  // The core has no filters.
  if (loaded?.coreOnly)
    return (
      isFiltered && (
        <Alert severity="warning" action={clear}>
          {t('filters.notOffered')}
        </Alert>
      )
    );
  return (
    <>
      <CategoryInput
        categories={categories}
        value={typed || (filters.categoryId ?? '')}
        onChange={(value) => {
          setTyped(typedText(value) && value);
          if (!typedText(value)) setFilters({ categoryId: value });
        }}
        placeholder={t('filters.anyCategory')}
        sx={{ ...field, flex: { xs: '1 1 100%', sm: '0 1 13rem' } }}
      />
      <BrandField />
      <TextField
        select
        size="small"
        label={t('filters.only')}
        value={chosen}
        onChange={({ target }) => {
          const next = target.value as unknown as PartState[];
          setFilters({
            missing: missingKinds.filter((kind) => next.includes(kind)),
            outdated: next.includes('outdated') ? 'true' : undefined,
            hidden: next.includes('hidden') ? 'true' : undefined,
          });
        }}
        slotProps={{
          select: {
            multiple: true,
            displayEmpty: true,
            renderValue: () =>
              chosen.length > 0
                ? new Intl.ListFormat(language, { type: 'unit' }).format(chosen.map(labelOf))
                : t('filters.anyState'),
          },
        }}
        sx={field}
      >
        {partStates.map((state) => (
          <MenuItem key={state} value={state}>
            <Checkbox size="small" checked={chosen.includes(state)} sx={{ py: 0 }} />
            <ListItemText primary={labelOf(state)} />
          </MenuItem>
        ))}
      </TextField>
      {clear}
    </>
  );
}

/** Brands are loaded when one is to be chosen; any other can be typed. */
function BrandField() {
  const { t } = useTranslation(['partTable', 'adminParts']);
  const { filters, setFilters } = usePartFilters();
  const [isNeeded, setIsNeeded] = useState(false);
  const { data, isFetching } = useListSparePartsQuery(
    { page: 1, limit: 1, facets: true, includeHidden: true },
    { skip: !isNeeded },
  );
  return (
    <Autocomplete
      freeSolo
      autoSelect
      clearOnEscape
      forcePopupIcon
      options={data?.facets?.brands.map(({ value }) => value) ?? []}
      loading={isFetching}
      value={filters.brand?.[0] ?? null}
      onOpen={() => setIsNeeded(true)}
      onChange={(_event, brand) => setFilters({ brand: brand?.trim() })}
      clearText={t('filters.clearBrand')}
      openText={t('filters.openBrands')}
      closeText={t('filters.closeBrands')}
      sx={field}
      renderInput={(input) => (
        <TextField
          {...input}
          size="small"
          label={t('adminParts:fields.brand')}
          placeholder={t('filters.anyBrand')}
        />
      )}
    />
  );
}
