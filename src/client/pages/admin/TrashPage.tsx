import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type TrashEntry, useListTrashQuery, refetchOnMount } from '@/client/api';
import { BusyButton } from '@/client/components/console/BusyButton';
import { ConfirmDialog } from '@/client/components/console/ConfirmDialog';
import { SelectField } from '@/client/components/console/SelectField';
import { PageHeader } from '@/client/components/console/PageHeader';
import { PAGE_SIZE, TableSearch, useTableQuery } from '@/client/components/console/TableSearch';
import { TrashTable } from '@/client/features/trash/TrashTable';
import { useRestore } from '@/client/features/trash/useRestore';
import { useTranslation } from '@/client/i18n/useTranslation';
import { focusMain } from '@/client/lib/focusMain';
import { oneOf, useUrlFilters } from '@/client/lib/useUrlFilters';
import { TRASH_DAYS } from '@/shared/limits';

const kinds = ['category', 'part'] as const;
const readers = { kind: oneOf(kinds) };

export default function TrashPage() {
  const { t } = useTranslation(['trash', 'admin', 'history']);
  const { page, q, setQ } = useTableQuery([]);
  const { filters, isFiltered, setFilters } = useUrlFilters(readers);
  const list = useListTrashQuery(
    { page, limit: PAGE_SIZE, ...filters, q: q || undefined },
    refetchOnMount,
  );
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const { busy, conflict, restore, cancel } = useRestore(() => {
    setSelected(new Set());
    // The button that was pressed is removed with its row.
    focusMain();
  });

  const select = (rows: readonly TrashEntry[], isSelected: boolean) => {
    const next = new Set(selected);
    for (const { _id } of rows) {
      if (isSelected) next.add(_id);
      else next.delete(_id);
    }
    setSelected(next);
  };

  return (
    <>
      <PageHeader title={t('admin:nav.trash')} text={t('text', { days: TRASH_DAYS })} />
      <TableSearch value={q} hint={t('searchHint')} onSearch={setQ}>
        <SelectField
          label={t('history:kind')}
          value={filters.kind ?? ''}
          onChoose={(kind) => setFilters({ kind })}
          options={[
            { id: '', label: t('history:anything') },
            ...kinds.map((id) => ({ id, label: t(`history:kinds.${id}`) })),
          ]}
          sx={{ width: { xs: '100%', sm: 160 }, bgcolor: 'background.paper' }}
        />
      </TableSearch>
      <Stack
        direction="row"
        spacing={2}
        sx={{ alignItems: 'center', flexWrap: 'wrap', minHeight: 40, mb: 1 }}
      >
        <Typography role="status" color="textSecondary">
          {selected.size > 0
            ? t('selected', { count: selected.size })
            : list.data && t('count', { count: list.data.total })}
        </Typography>
        {selected.size > 0 && (
          <>
            <BusyButton
              variant="contained"
              busy={busy}
              onClick={() => void restore({ ids: [...selected] })}
            >
              {t('restoreSelected')}
            </BusyButton>
            <Button onClick={() => setSelected(new Set())}>{t('clearSelection')}</Button>
          </>
        )}
      </Stack>
      <TrashTable
        list={list}
        isFiltered={isFiltered || q !== ''}
        selected={selected}
        onSelect={select}
        onRestore={(target) => void restore(target)}
      />
      <ConfirmDialog
        open={conflict !== undefined}
        title={t('numberTaken.title')}
        confirmText={t('numberTaken.confirm')}
        confirmColor="primary"
        busy={busy}
        onConfirm={() => void (conflict && restore(conflict.target, true))}
        onCancel={cancel}
      >
        {conflict?.text}
      </ConfirmDialog>
    </>
  );
}
