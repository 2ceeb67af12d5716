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
    state: inquiryStates.find((candidate) => candidate === state),
    assignee: /^(none|[0-9a-f]{24})$/.test(assignee) ? assignee : undefined,
    country: isCountryCode(country) ? country : undefined,
  };
}

interface InquiryFiltersProps {
  q: string;
  onSearch: (q: string) => void;
}

export function InquiryFilters({ q, onSearch }: InquiryFiltersProps) {
  const { t } = useTranslation(['inquiryDesk', 'messages']);
  const language = useLanguage();
  const [, change] = useUrlParams();
  const filters = useInquiryFilters();
  const { assignee } = filters;
  const admins = useAdmins(assignee === NOBODY ? undefined : assignee);
  const states = inquiryStates.map((id) => ({ id, label: t(`states.${id}`) }));
  const nobody = { id: NOBODY, label: t('nobody') };
  const countries = listCountries(language).map(({ code, name }) => ({ id: code, label: name }));
  const fields = [
    { name: 'state', label: t('messages:status'), all: t('anyState'), choices: states },
    { name: 'assignee', label: t('assignee'), all: t('anybody'), choices: [nobody, ...admins] },
    { name: 'country', label: t('country'), all: t('anyCountry'), choices: countries },
  ] as const;
  return (
    <TableSearch value={q} hint={t('searchHint')} onSearch={onSearch}>
      {fields.map(({ name, label, all, choices }) => (
        <ChoiceField
          key={name}
          label={label}
          value={filters[name] ?? ''}
          choices={[{ id: '', label: all }, ...choices]}
          onChoose={(id) => change({ [name]: id, page: undefined }, { preventScrollReset: true })}
          sx={{ flex: { xs: '1 1 150px', sm: '0 1 190px' }, bgcolor: 'background.paper' }}
        />
      ))}
    </TableSearch>
  );
}
