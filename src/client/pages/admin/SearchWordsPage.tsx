import { useState } from 'react';
import { isNotFound } from '../../api';
import { type Synonym, useDeleteSynonymMutation, useListSynonymsQuery } from '../../api/console';
import { Box } from '../../components/Box';
import { PageHeader } from '../../components/console/PageHeader';
import { TableSearch } from '../../components/console/TableSearch';
import { PAGE_SIZE, useTableQuery } from '../../components/console/useTableQuery';
import { Typography } from '../../components/Typography';
import { useTranslation } from '../../content/useTranslation';
import { AddSynonym } from '../../features/searchWords/AddSynonym';
import { DeletedSynonym } from '../../features/searchWords/DeletedSynonym';
import { EditSynonym } from '../../features/searchWords/EditSynonym';
import { SynonymsTable } from '../../features/searchWords/SynonymsTable';
import { SynonymsUsed } from '../../features/searchWords/SynonymsUsed';
import { DeleteDialog } from '../../features/ui/DeleteDialog';
import { PagedList } from '../../features/ui/Fetched';

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
