import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type ReactNode, Suspense, useId } from 'react';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { lazyOptional } from '@/client/lib/lazyOptional';
import { useHydrated } from '@/client/lib/useHydrated';
import { listCountries } from '@/shared/countries';
import { incoterms } from '@/shared/inquiries';
import { LabeledField, type LabeledFieldProps } from '@/client/components/LabeledField';
import type { RenderField } from './MessageForm';

const CountryField = lazyOptional(() => import('./CountryField'));

/** Company, country and terms of delivery. */
export function QuotationFields({ field }: { field: RenderField }) {
  const { t } = useTranslation('inquiryForm');
  return (
    <>
      <LabeledField
        {...field('company')}
        label={t('company')}
        autoComplete="organization"
        sx={{ gridColumn: '1 / -1' }}
      />
      <Country {...field('country')} label={t('country')} />
      <Select {...field('incoterm')} label={t('incoterm')} none={t('incotermNone')}>
        {incoterms.map((term) => (
          <option key={term} value={term}>
            {`${term} – ${t(`incoterms.${term}`)}`}
          </option>
        ))}
      </Select>
    </>
  );
}

/** Without script a list of choices, whose names and order may differ from the browser's. */
function Country(field: LabeledFieldProps) {
  const { t } = useTranslation('inquiryForm');
  const hydrated = useHydrated();
  const loading = <LabeledField label={field.label} disabled />;
  if (hydrated) {
    return (
      <Suspense fallback={loading}>
        <CountryField {...field} />
      </Suspense>
    );
  }
  return (
    <>
      <Box data-scripted>{loading}</Box>
      <noscript>
        <Select {...field} none={t('countryNone')}>
          <CountryOptions />
        </Select>
      </noscript>
    </>
  );
}

function CountryOptions() {
  return listCountries(useLanguage()).map(({ code, name }) => (
    <option key={code} value={code}>
      {name}
    </option>
  ));
}

interface SelectProps extends LabeledFieldProps {
  /** Text of the empty choice. */
  none: string;
  children: ReactNode;
}

function Select({ label, name, value, readOnly, onChange, none, children }: SelectProps) {
  const id = useId();
  return (
    <FormControl fullWidth>
      <InputLabel shrink htmlFor={id}>
        {label}
      </InputLabel>
      <NativeSelect
        variant="outlined"
        input={<OutlinedInput notched label={label} />}
        name={name}
        value={value}
        disabled={readOnly}
        onChange={onChange as (event: unknown) => void}
        slotProps={{ input: { id } }}
      >
        <option value="">{none}</option>
        {children}
      </NativeSelect>
    </FormControl>
  );
}
