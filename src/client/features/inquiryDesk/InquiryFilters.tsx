import { SelectField } from '@/client/components/console/SelectField';
import { TableSearch } from '@/client/components/console/TableSearch';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { matching, oneOf, useUrlFilters } from '@/client/lib/useUrlFilters';
import { isCountryCode, listCountries } from '@/shared/countries';
import { inquiryStates } from '@/shared/inquiries';
import { useAdmins } from './useAdmins';

const NOBODY = 'none';

const readers = {
  state: oneOf(inquiryStates),
  assignee: matching(/^(none|[0-9a-f]{24})$/),
  waiting: oneOf(['true', 'false']),
  quotation: oneOf(['expiring', 'expired', 'accepted']),
  country: ([code = '']: readonly string[]) => (isCountryCode(code) ? code : undefined),
};

export const useInquiryFilters = () => useUrlFilters(readers);

interface InquiryFiltersProps {
  q: string;
  onSearch: (q: string) => void;
}

export function InquiryFilters({ q, onSearch }: InquiryFiltersProps) {
  const { t } = useTranslation(['inquiryDesk', 'messages']);
  const language = useLanguage();
  const { filters, setFilters } = useInquiryFilters();
  const { assignee } = filters;
  const admins = useAdmins(assignee === NOBODY ? undefined : assignee);
  const states = inquiryStates.map((id) => ({ id, label: t(`states.${id}`) }));
  const nobody = { id: NOBODY, label: t('nobody') };
  const countries = listCountries(language).map(({ code, name }) => ({ id: code, label: name }));
  const waits = (['true', 'false'] as const).map((id) => ({ id, label: t(`waits.${id}`) }));
  const quotations = (['expiring', 'expired', 'accepted'] as const).map((id) => {
    return { id, label: t(`quotations.${id}`) };
  });
  const fields = [
    { name: 'state', label: t('messages:status'), all: t('anyState'), options: states },
    { name: 'assignee', label: t('assignee'), all: t('anybody'), options: [nobody, ...admins] },
    { name: 'waiting', label: t('waiting'), all: t('anyWaiting'), options: waits },
    { name: 'quotation', label: t('quotation'), all: t('anyQuotation'), options: quotations },
    { name: 'country', label: t('country'), all: t('anyCountry'), options: countries },
  ] as const;
  return (
    <TableSearch value={q} hint={t('searchHint')} onSearch={onSearch}>
      {fields.map(({ name, label, all, options }) => (
        <SelectField
          key={name}
          hasMenu
          label={label}
          value={filters[name] ?? ''}
          options={[{ id: '', label: all }, ...options]}
          onChoose={(id) => setFilters({ [name]: id })}
          sx={{ flex: { xs: '1 1 9.5rem', xl: '0 1 10.25rem' }, bgcolor: 'background.paper' }}
        />
      ))}
    </TableSearch>
  );
}
