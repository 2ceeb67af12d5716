import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useMemo } from 'react';
import { TableSearch } from '@/client/components/console/TableSearch';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { useUrlParams } from '@/client/lib/usePageParam';
import { isCountryCode, listCountries } from '@/shared/countries';
import { inquiryStates } from '@/shared/inquiries';
import { ChoiceField } from './ChoiceField';
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
      <ChoiceField
        label={t('messages:status')}
        value={state}
        choices={[
          { id: '', label: t('anyState') },
          ...inquiryStates.map((id) => ({ id, label: t(`states.${id}`) })),
        ]}
        onChoose={(chosen) => set('state', chosen)}
        sx={field}
      />
      <ChoiceField
        label={t('assignee')}
        value={assignee}
        choices={[{ id: '', label: t('anybody') }, { id: NOBODY, label: t('nobody') }, ...admins]}
        onChoose={(chosen) => set('assignee', chosen)}
        sx={field}
      />
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
