import { useState } from 'react';
import { isNotFound } from '@/client/api';
import { type Synonym, useDeleteSynonymMutation, useListSynonymsQuery } from '@/client/api/console';
import Box from '@mui/material/Box';
import { PageHeader } from '@/client/components/console/PageHeader';
import { TableSearch } from '@/client/components/console/TableSearch';
import { PAGE_SIZE, useTableQuery } from '@/client/components/console/useTableQuery';
import Typography from '@mui/material/Typography';
import { useTranslation } from '@/client/i18n/useTranslation';
import { AddSynonym } from '@/client/features/searchWords/AddSynonym';
import { DeletedSynonym } from '@/client/features/searchWords/DeletedSynonym';
import { EditSynonym } from '@/client/features/searchWords/EditSynonym';
import { SynonymsTable } from '@/client/features/searchWords/SynonymsTable';
import { SynonymsUsed } from '@/client/features/searchWords/SynonymsUsed';
import { DeleteDialog } from '@/client/features/ui/DeleteDialog';
import { PagedList } from '@/client/features/ui/Fetched';

/** Others change the pairs meanwhile. */
const anew = { refetchOnMountOrArgChange: true };

/** The words that the search takes for the same. */
export default function SearchWordsPage() {
  const { t } = useTranslation(['searchWords', 'admin']);
  const { page, q, setQ } = useTableQuery<never>([]);
  const list = useListSynonymsQuery({ page, limit: PAGE_SIZE, q: q || undefined }, anew);
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
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, my: 2 }}>
            <TableSearch value={q} hint={t('searchHint')} onSearch={setQ} />
            <SynonymsUsed />
          </Box>
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
          <SynonymsTable {...{ synonyms, busy }} onEdit={setEdited} onDelete={setAsked} />
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
