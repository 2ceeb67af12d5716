import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import {
  useListCategoriesQuery,
  type Attribute,
  useDeleteAttributeMutation,
  useListAttributesQuery,
} from '@/client/api';
import { DeleteDialog } from '@/client/components/console/DeleteDialog';
import { ListEmpty, Fetched } from '@/client/components/console/Fetched';
import { PageHeader } from '@/client/components/console/PageHeader';
import { AttributeDialog } from '@/client/features/attributes/AttributeDialog';
import { AttributesTable, labelIn } from '@/client/features/attributes/AttributesTable';
import { ProposalsPanel } from '@/client/features/attributes/ProposalsPanel';
import { selectCategoryOptions } from '@/client/features/categories/selectors';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { useUrlParams } from '@/client/lib/usePageParam';

/** Values are added and removed meanwhile. */
const refetched = { refetchOnMountOrArgChange: true };

/** The attributes that parts can have, and proposed values from the parts' own texts. */
export default function AttributesPage() {
  const { t } = useTranslation(['attributes', 'admin']);
  const language = useLanguage();
  const [params, changeParams] = useUrlParams();
  useListCategoriesQuery();
  const categories = useSelector(selectCategoryOptions);
  const list = useListAttributesQuery(undefined, refetched);
  const [deleteAttribute] = useDeleteAttributeMutation();
  const [edited, setEdited] = useState<Attribute | 'new'>();
  const [asked, setAsked] = useState<Attribute>();
  const proposals = useRef<HTMLDivElement>(null);
  const [startsAtProposals] = useState(() => params.has('category'));
  const hasProposals = list.data !== undefined && list.data.length > 0;

  const showProposals = () => {
    proposals.current?.focus({ preventScroll: true });
    proposals.current?.scrollIntoView({ block: 'start' });
  };
  // Below a long table nobody would find the category that the URL names.
  useEffect(() => {
    if (hasProposals && startsAtProposals) showProposals();
  }, [hasProposals, startsAtProposals]);

  return (
    <>
      <PageHeader title={t('admin:nav.attributes')}>
        {hasProposals && (
          <Button variant="outlined" onClick={showProposals}>
            {t('proposals.title')}
          </Button>
        )}
        {list.data && (
          <Button variant="contained" startIcon={<Add />} onClick={() => setEdited('new')}>
            {t('add')}
          </Button>
        )}
      </PageHeader>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2, maxWidth: '75ch' }}>
        {t('text')}
      </Typography>
      <Fetched query={list} failed={t('failed')} notOffered={t('notOffered')} rows={5}>
        {(attributes) =>
          attributes.length === 0 ? (
            <ListEmpty>{t('empty')}</ListEmpty>
          ) : (
            <AttributesTable
              attributes={attributes}
              busy={list.isFetching}
              onEdit={setEdited}
              onDelete={setAsked}
            />
          )
        }
      </Fetched>
      {/* Not within `Fetched`: what is typed there must outlive a list that fails to load again. */}
      {hasProposals && (
        <Box
          ref={proposals}
          tabIndex={-1}
          // Behind the header, which stays at the top.
          sx={{ mt: 3, scrollMarginTop: 80, outline: 'none' }}
        >
          <ProposalsPanel
            attributes={list.data ?? []}
            categories={categories}
            categoryId={params.get('category') ?? ''}
            onCategory={(category) => changeParams({ category }, { preventScrollReset: true })}
          />
        </Box>
      )}
      {edited && (
        <AttributeDialog
          attribute={edited === 'new' ? undefined : edited}
          categories={categories}
          onClose={() => setEdited(undefined)}
        />
      )}
      <DeleteDialog
        open={asked !== undefined}
        doneText={t('deleting.done')}
        failedText={t('deleting.failed')}
        onDelete={() => deleteAttribute({ id: asked?._id ?? '' })}
        onClose={() => setAsked(undefined)}
      >
        {asked && t('deleting.text', { label: labelIn(language, asked) })}
      </DeleteDialog>
    </>
  );
}
