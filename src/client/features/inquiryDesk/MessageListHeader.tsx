import PersonRemove from '@mui/icons-material/PersonRemoveOutlined';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import { useGetMessageStatusQuery } from '@/client/api';
import { AlertList } from '@/client/components/console/AlertList';
import { PageHeader } from '@/client/components/console/PageHeader';
import { readDraft } from '@/client/components/console/formDraft';
import { useTranslation } from '@/client/i18n/useTranslation';
import { oneOf, useUrlFilters } from '@/client/lib/useUrlFilters';
import { ERASURE_DRAFT, ErasePersonDialog } from './ErasePersonDialog';
import { ExportButton } from './ExportButton';
import type { MessageKind } from './messageCalls';
import { useMessageAlerts } from './useMessageAlerts';

const statuses = ['open', 'answered', 'spam'] as const;

const readers = { status: oneOf(statuses) };

/** Those held for review are listed apart. */
export const useStatusFilter = () => useUrlFilters(readers);

/** Title, filter by status, export and erasure above a list of messages. */
export function MessageListHeader({ kind }: { kind: MessageKind }) {
  const { t } = useTranslation(['messages', 'admin']);
  const { filters, setFilters } = useStatusFilter();
  const { data: counts } = useGetMessageStatusQuery();
  const alerts = useMessageAlerts();
  const [erasing, setErasing] = useState(() => readDraft(ERASURE_DRAFT) !== undefined);
  const spam = counts?.spam?.[kind] ?? 0;
  return (
    <>
      <PageHeader title={t(`admin:nav.${kind}`)}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={t('filter')}
          value={filters.status ?? 'all'}
          onChange={(_event, value: string | null) => {
            if (value) setFilters({ status: value === 'all' ? undefined : value });
          }}
        >
          {(['all', ...statuses] as const).map((option) => (
            <ToggleButton key={option} value={option}>
              {option === 'spam' && spam > 0 ? t('spamCount', { count: spam }) : t(option)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <ExportButton kind={kind} />
        <Button
          variant="outlined"
          color="error"
          startIcon={<PersonRemove />}
          onClick={() => setErasing(true)}
        >
          {t('erase.title')}
        </Button>
      </PageHeader>
      <AlertList alerts={alerts} />
      {erasing && <ErasePersonDialog onClose={() => setErasing(false)} />}
    </>
  );
}
