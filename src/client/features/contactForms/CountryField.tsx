import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { type ChangeEvent, useMemo, useState } from 'react';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { type Country, countryName, listCountries } from '@/shared/countries';
import type { LabeledFieldProps } from '@/client/components/LabeledField';

/** Found by the name in either language and by the code. */
const filterOptions = createFilterOptions<Country>({
  stringify: ({ code, name }) => [name, countryName(code, 'en'), code].join(' '),
});

export default function CountryField({
  label,
  name = '',
  value,
  readOnly,
  onChange,
}: LabeledFieldProps) {
  const { t } = useTranslation('inquiryForm');
  const language = useLanguage();
  const options = useMemo(() => listCountries(language), [language]);
  // Leaving the field chooses what was typed, but nothing where the list was only opened.
  const [isTyped, setTyped] = useState(false);
  return (
    <Autocomplete
      options={options}
      readOnly={readOnly}
      value={options.find(({ code }) => code === value) ?? null}
      onChange={(_event, chosen) =>
        onChange?.({
          target: { name, value: chosen?.code ?? '' },
        } as ChangeEvent<HTMLInputElement>)
      }
      getOptionLabel={(country) => country.name}
      getOptionKey={({ code }) => code}
      filterOptions={filterOptions}
      onInputChange={(_event, text, reason) => setTyped(reason === 'input' && text.trim() !== '')}
      autoHighlight={isTyped}
      autoSelect={isTyped}
      noOptionsText={t('countryUnknown')}
      openText={t('countryOpen')}
      closeText={t('countryClose')}
      clearText={t('countryClear')}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, autoComplete: 'country-name' },
          }}
        />
      )}
    />
  );
}
