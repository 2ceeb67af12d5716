import Autocomplete from '@mui/material/Autocomplete';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useMemo } from 'react';
import { TableSearch } from '@/client/components/console/TableSearch';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { useUrlParams } from '@/client/lib/usePageParam';
import { isCountryCode, listCountries } from '@/shared/countries';
import { inquiryStates } from '@/shared/inquiries';
import { useAdmins } from './useAdmins';

const NOBODY = 'none';

/** The filters in the URL; others than the backend has are ignored. */
export function useInquiryFilters() {
  const [params] = useUrlParams();
  const { state, assignee = '', country = '' } = Object.fromEntries(params);
  return {
    state: inquiryStates.find((each) => each === state),
    assignee: /^(none|[0-9a-f]{24})$/.test(assignee) ? assignee : undefined,
    country: isCountryCode(country) ? country : undefined,
  };
}

const field = {
  minWidth: 150,
  flex: { xs: '1 1 150px', sm: '0 1 190px' },
  bgcolor: 'background.paper',
};

/** Shows the choice of an empty value, too. */
const selectProps = { select: { displayEmpty: true }, inputLabel: { shrink: true } };

interface InquiryFiltersProps {
  q: string;
  onSearch: (q: string) => void;
}

export function InquiryFilters({ q, onSearch }: InquiryFiltersProps) {
  const { t } = useTranslation(['inquiryDesk', 'messages']);
  const language = useLanguage();
  const [, change] = useUrlParams();
  const { state = '', assignee = '', country } = useInquiryFilters();
  const admins = useAdmins(assignee === '' || assignee === NOBODY ? undefined : assignee);
  const countries = useMemo(() => listCountries(language), [language]);
  const set = (filter: 'state' | 'assignee' | 'country', value?: string) =>
    change({ [filter]: value, page: undefined }, { preventScrollReset: true });
  return (
    <TableSearch value={q} hint={t('searchHint')} onSearch={onSearch}>
      <TextField
        select
        size="small"
        label={t('messages:status')}
        value={state}
        onChange={({ target }) => set('state', target.value)}
        slotProps={selectProps}
        sx={field}
      >
        <MenuItem value="">{t('anyState')}</MenuItem>
        {inquiryStates.map((each) => (
          <MenuItem key={each} value={each}>
            {t(`states.${each}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        size="small"
        label={t('assignee')}
        value={assignee}
        onChange={({ target }) => set('assignee', target.value)}
        slotProps={selectProps}
        sx={field}
      >
        <MenuItem value="">{t('anybody')}</MenuItem>
        <MenuItem value={NOBODY}>{t('nobody')}</MenuItem>
        {admins.map(({ id, label }) => (
          <MenuItem key={id} value={id}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      <Autocomplete
        size="small"
        options={countries}
        getOptionLabel={({ name }) => name}
        value={countries.find(({ code }) => code === country) ?? null}
        onChange={(_event, chosen) => set('country', chosen?.code)}
        renderInput={(params) => (
          <TextField {...params} label={t('country')} placeholder={t('anyCountry')} />
        )}
        sx={field}
      />
    </TableSearch>
  );
}
