import Typography from '@mui/material/Typography';
import { useState } from 'react';
import {
  ifMatch,
  type Synonym,
  useDeleteSynonymMutation,
  useListSynonymsQuery,
  refetchOnMount,
} from '@/client/api';
import { DeleteDialog } from '@/client/components/console/DeleteDialog';
import { readOpenDraft } from '@/client/components/console/formDraft';
import { PagedTable } from '@/client/components/console/QueryResult';
import { PageHeader } from '@/client/components/console/PageHeader';
import { EditAndDelete } from '@/client/components/console/RowActions';
import { TableSearch, PAGE_SIZE, useTableQuery } from '@/client/components/console/TableSearch';
import {
  AddSynonym,
  SynonymDialog,
  useReadSynonyms,
} from '@/client/features/searchWords/SynonymForm';
import { useTranslation } from '@/client/i18n/useTranslation';
import { MAX_SYNONYMS } from '@/shared/limits';

const word = { width: { md: '45%' } };

export default function SearchWordsPage() {
  const { t } = useTranslation(['searchWords', 'admin']);
  const { page, q, setQ } = useTableQuery<never>([]);
  const list = useListSynonymsQuery({ page, limit: PAGE_SIZE, q: q || undefined }, refetchOnMount);
  const [deleteSynonym] = useDeleteSynonymMutation();
  const readSynonyms = useReadSynonyms();
  const [edited, setEdited] = useState(() => readOpenDraft<Synonym>('synonym') ?? undefined);
  const [deleting, setDeleting] = useState<Synonym>();

  return (
    <>
      <PageHeader title={t('admin:nav.searchWords')} />
      <AddSynonym />
      <TableSearch value={q} hint={t('searchHint')} onSearch={setQ}>
        <SynonymsUsed />
      </TableSearch>
      <PagedTable
        query={list}
        failed={t('failed')}
        count={q && t('found', { count: list.data?.total ?? 0 })}
        empty={q ? t('admin:table.nothingFound', { q }) : t('empty')}
        label={t('admin:nav.searchWords')}
        narrow={{ columns: 'minmax(0, 1fr) auto', areas: '"term actions" "meaning actions"' }}
        columns={[
          {
            name: 'term',
            label: t('term'),
            isTyped: true,
            sx: { ...word, fontWeight: 600 },
          },
          {
            name: 'meaning',
            label: t('meaning'),
            isLabelled: true,
            isTyped: true,
            sx: word,
          },
        ]}
        actions={(synonym) => (
          <EditAndDelete
            name={t('pair', { ...synonym })}
            onEdit={() => setEdited(synonym)}
            onDelete={() => setDeleting(synonym)}
          />
        )}
      />
      {edited && <SynonymDialog synonym={edited} onClose={() => setEdited(undefined)} />}
      <DeleteDialog
        record={deleting}
        recovery="undo"
        doneText={t('deleting.done')}
        failedText={t('deleting.failed')}
        onDelete={(synonym) => deleteSynonym({ id: synonym._id, ...ifMatch(synonym) })}
        readAgain={async () =>
          (await readSynonyms()).data?.find(({ _id }) => _id === deleting?._id)
        }
        onClose={() => setDeleting(undefined)}
      >
        {(synonym) => (
          <>
            {t('deleting.text')}
            <Typography component="span" sx={{ display: 'block', mt: 1, fontWeight: 600 }}>
              {t('pair', { ...synonym })}
            </Typography>
          </>
        )}
      </DeleteDialog>
    </>
  );
}

/** How many of the possible synonyms exist, whatever the table is searched for. */
function SynonymsUsed() {
  const { t } = useTranslation('searchWords');
  const { data } = useListSynonymsQuery({ page: 1, limit: 1 }, refetchOnMount);
  const isFull = data !== undefined && data.total >= MAX_SYNONYMS;
  return (
    <Typography variant="body2" color={isFull ? 'error' : 'textSecondary'} role="status">
      {data && t(isFull ? 'usedUp' : 'used', { count: data.total, max: MAX_SYNONYMS })}
    </Typography>
  );
}
