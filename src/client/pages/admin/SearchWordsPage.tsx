import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import {
  ifMatch,
  type Synonym,
  useCreateSynonymMutation,
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
import { useNotices } from '@/client/components/console/useFailure';
import {
  AddSynonym,
  SynonymDialog,
  useReadSynonyms,
} from '@/client/features/searchWords/SynonymForm';
import { useTranslation } from '@/client/i18n/useTranslation';
import { focusMain } from '@/client/lib/focusMain';
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
  const [deleted, setDeleted] = useState<Synonym>();

  return (
    <>
      <PageHeader title={t('admin:nav.searchWords')} />
      {/* Rendered while empty too: screen readers announce only what is added to it. */}
      <Box role="status">
        {deleted && <DeletedSynonym synonym={deleted} onClose={() => setDeleted(undefined)} />}
      </Box>
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
        failedText={t('deleting.failed')}
        onDelete={async (synonym) => {
          const result = await deleteSynonym({ id: synonym._id, ...ifMatch(synonym) });
          if (!result.error) setDeleted(synonym);
          return result;
        }}
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

/** Undo of a deletion. It stays until it is used or dismissed: nobody has to be quick. */
function DeletedSynonym({ synonym, onClose }: { synonym: Synonym; onClose: () => void }) {
  const { t } = useTranslation('searchWords');
  const { report } = useNotices();
  const [createSynonym, { isLoading }] = useCreateSynonymMutation();
  const { term, meaning } = synonym;

  const close = () => {
    focusMain();
    onClose();
  };
  const undo = async () => {
    const creation = createSynonym({ synonymForm: { term, meaning } });
    if (!(await report(creation, t('deleting.undone'), t('deleting.undoFailed')))) close();
  };

  return (
    <Alert
      severity="info"
      role="presentation"
      sx={{ mb: 2 }}
      action={
        <>
          <Button color="inherit" size="small" disabled={isLoading} onClick={() => void undo()}>
            {t('deleting.undo')}
          </Button>
          <Button color="inherit" size="small" onClick={close}>
            {t('deleting.dismiss')}
          </Button>
        </>
      }
    >
      {t('deleting.done', { pair: t('pair', { term, meaning }) })}
    </Alert>
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
