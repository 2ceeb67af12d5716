import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import {
  isNotFound,
  type MissedSearch,
  useCreateSynonymMutation,
  useDeleteMissedSearchMutation,
  useListMissedSearchesQuery,
} from '@/client/api';
import { PagedList } from '@/client/components/console/Fetched';
import { PageHeader } from '@/client/components/console/PageHeader';
import { PAGE_SIZE } from '@/client/components/console/TableSearch';
import { useFailureNotice } from '@/client/components/console/useFailure';
import { MissedTable } from '@/client/features/searchWords/MissedTable';
import { SynonymDialog } from '@/client/features/searchWords/SynonymForm';
import { noticeShown } from '@/client/features/ui/uiSlice';
import { useTranslation } from '@/client/i18n/useTranslation';
import { focusMain } from '@/client/lib/focusMain';
import { useUrlParams } from '@/client/lib/usePageParam';
import { pageOf } from '@/shared/pageParam';

/** Visitors go on searching meanwhile. */
const refetched = { refetchOnMountOrArgChange: true };

/** Searches without good results, to be improved by a synonym or a new part. */
export default function MissedSearchesPage() {
  const { t } = useTranslation(['searchWords', 'admin']);
  const dispatch = useDispatch();
  const showFailure = useFailureNotice();
  const [params] = useUrlParams();
  const list = useListMissedSearchesQuery({ page: pageOf(params), limit: PAGE_SIZE }, refetched);
  const [createSynonym] = useCreateSynonymMutation();
  const [deleteMissedSearch, removing] = useDeleteMissedSearchMutation();
  const [making, setMaking] = useState<MissedSearch>();

  const say = (text: string) => dispatch(noticeShown({ text }));
  const remove = async ({ _id: id }: MissedSearch, done: string) => {
    if (removing.isLoading && removing.originalArgs?.id === id) return;
    const { error } = await deleteMissedSearch({ id });
    // Somebody else may have removed it already.
    if (error && !isNotFound(error)) return showFailure(error, t('missed.removeFailed'));
    // The button that was pressed is removed with its row.
    focusMain();
    if (done) say(done);
  };

  return (
    <>
      <PageHeader title={t('admin:nav.missedSearches')} />
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2, maxWidth: '75ch' }}>
        {t('missed.text')}
      </Typography>
      <PagedList
        query={list}
        failed={t('missed.failed')}
        notOffered={t('missed.notOffered')}
        rows={PAGE_SIZE}
        empty={t('missed.empty')}
      >
        {(searches, busy) => (
          <>
            <Typography role="status" color="textSecondary" sx={{ mb: 1 }}>
              {t('missed.count', { count: list.data?.total ?? 0 })}
            </Typography>
            <MissedTable
              searches={searches}
              busy={busy}
              onMake={setMaking}
              onRemove={(search) => void remove(search, t('missed.removed', { term: search.term }))}
            />
          </>
        )}
      </PagedList>
      {making && (
        <SynonymDialog
          title={t('missed.make')}
          text={t('missed.makeText')}
          submitText={t('missed.make')}
          defaultValues={{ term: making.term, meaning: '' }}
          autoFocus="meaning"
          onSave={(synonymForm) => createSynonym({ synonymForm })}
          onSaved={(pair) => {
            setMaking(undefined);
            say(t('form.added', { ...pair }));
            void remove(making, '');
          }}
          onClose={() => setMaking(undefined)}
        />
      )}
    </>
  );
}
