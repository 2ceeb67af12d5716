import Typography from '@mui/material/Typography';
import { useState } from 'react';
import {
  isNotFound,
  type Synonym,
  useDeleteSynonymMutation,
  useListSynonymsQuery,
} from '@/client/api';
import { DeleteDialog } from '@/client/components/console/DeleteDialog';
import { PagedList } from '@/client/components/console/Fetched';
import { PageHeader } from '@/client/components/console/PageHeader';
import { TableSearch, PAGE_SIZE, useTableQuery } from '@/client/components/console/TableSearch';
import { DeletedSynonym } from '@/client/features/searchWords/DeletedSynonym';
import { AddSynonym, EditSynonym } from '@/client/features/searchWords/SynonymForm';
import { SynonymsTable } from '@/client/features/searchWords/SynonymsTable';
import { useTranslation } from '@/client/i18n/useTranslation';
import { MAX_SYNONYMS } from '@/shared/limits';

/** Other admins change the synonyms meanwhile. */
const refetched = { refetchOnMountOrArgChange: true };

/** The synonyms of the search. */
export default function SearchWordsPage() {
  const { t } = useTranslation(['searchWords', 'admin']);
  const { page, q, setQ } = useTableQuery<never>([]);
  const list = useListSynonymsQuery({ page, limit: PAGE_SIZE, q: q || undefined }, refetched);
  const [deleteSynonym] = useDeleteSynonymMutation();
  const [edited, setEdited] = useState<Synonym>();
  const [asked, setAsked] = useState<Synonym>();
  const [deleted, setDeleted] = useState<Synonym>();
  const isOffered = !isNotFound(list.error);

  return (
    <>
      <PageHeader title={t('admin:nav.searchWords')} />
      <DeletedSynonym synonym={deleted} onDone={() => setDeleted(undefined)} />
      {isOffered && (
        <>
          <AddSynonym />
          <TableSearch value={q} hint={t('searchHint')} onSearch={setQ}>
            <SynonymsUsed />
          </TableSearch>
        </>
      )}
      <PagedList
        query={list}
        failed={t('failed')}
        notOffered={t('notOffered')}
        rows={PAGE_SIZE}
        empty={q ? t('admin:table.nothingFound', { q }) : t('empty')}
      >
        {(synonyms, busy) => (
          <SynonymsTable synonyms={synonyms} busy={busy} onEdit={setEdited} onDelete={setAsked} />
        )}
      </PagedList>
      {edited && <EditSynonym synonym={edited} onClose={() => setEdited(undefined)} />}
      <DeleteDialog
        open={asked !== undefined}
        failedText={t('deleting.failed')}
        onDelete={() => deleteSynonym({ id: asked?._id ?? '' })}
        onClose={() => setAsked(undefined)}
        onDeleted={() => setDeleted(asked)}
      >
        {t('deleting.text')}
        {asked && (
          <Typography component="span" sx={{ display: 'block', mt: 1, fontWeight: 600 }}>
            {t('pair', { ...asked })}
          </Typography>
        )}
      </DeleteDialog>
    </>
  );
}

/** How many of the possible synonyms exist, whatever the table is searched for. */
function SynonymsUsed() {
  const { t } = useTranslation('searchWords');
  const { data } = useListSynonymsQuery({ page: 1, limit: 1 }, refetched);
  const isFull = data !== undefined && data.total >= MAX_SYNONYMS;
  return (
    <Typography variant="body2" color={isFull ? 'error' : 'textSecondary'} role="status">
      {data && t(isFull ? 'usedUp' : 'used', { count: data.total, max: MAX_SYNONYMS })}
    </Typography>
  );
}
