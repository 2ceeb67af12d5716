import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import {
  type Attribute,
  attributeLabel,
  useListAttributesQuery,
  refetchOnMount,
} from '@/client/api';
import { SelectField } from '@/client/components/console/SelectField';
import { DataTable } from '@/client/components/console/DataTable';
import { readOpenDraft } from '@/client/components/console/formDraft';
import { QueryResult } from '@/client/components/console/QueryResult';
import { PageHeader, TitledPaper } from '@/client/components/console/PageHeader';
import { EditAndDelete } from '@/client/components/console/RowActions';
import { AttributeDialog } from '@/client/features/attributes/AttributeDialog';
import { DeleteAttributeDialog } from '@/client/features/attributes/DeleteAttributeDialog';
import { CategoryProposals } from '@/client/features/attributes/CategoryProposals';
import { selectCategoriesById, withCategory } from '@/client/features/categories/selectors';
import { useCategoryOptions } from '@/client/features/categories/useCategoryTree';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { useUrlParams } from '@/client/lib/usePageParam';
import { paths } from '@/shared/siteMap';
import { joined } from '@/shared/isolate';

const columns = ['labelEn', 'labelZh', 'key', 'kind', 'categories', 'valueCount'] as const;

/** Values of one word, which need not break. */
const word = { minWidth: { lg: 112 } };

export default function AttributesPage() {
  const { t } = useTranslation(['attributes', 'admin']);
  const language = useLanguage();
  const [params, changeParams] = useUrlParams();
  const categories = useCategoryOptions();
  const categoriesById = useSelector(selectCategoriesById);
  const list = useListAttributesQuery({ includeHidden: true }, refetchOnMount);
  const [edited, setEdited] = useState(() => readOpenDraft<Attribute>('attribute'));
  const [deleting, setDeleting] = useState<Attribute>();
  const proposals = useRef<HTMLDivElement>(null);
  const [startsAtProposals] = useState(() => params.has('category'));
  const categoryId = params.get('category') ?? '';
  const hasProposals = list.data !== undefined && list.data.length > 0;

  const showProposals = () => {
    proposals.current?.focus({ preventScroll: true });
    proposals.current?.scrollIntoView({ block: 'start' });
  };
  // Below a long table nobody would find the category that the URL names.
  useEffect(() => {
    if (hasProposals && startsAtProposals) showProposals();
  }, [hasProposals, startsAtProposals]);

  const textOf = (attribute: Attribute, column: (typeof columns)[number]) => {
    if (column === 'categories') {
      const { categoryIds = [] } = attribute;
      if (categoryIds.length === 0) return t('allParts');
      const names = categoryIds.map(({ _id, name }) => categoriesById.get(_id)?.name ?? name);
      // A deleted category has no name.
      return new Intl.ListFormat(language).format(names.filter(Boolean)) || t('noParts');
    }
    if (column !== 'kind') return attribute[column];
    const kind = t(`kinds.${attribute.kind}`);
    return attribute.unit ? t('proposals.withUnit', { label: kind, unit: attribute.unit }) : kind;
  };

  return (
    <>
      <PageHeader title={t('admin:nav.attributes')} text={t('text')}>
        {hasProposals && (
          <Button variant="outlined" onClick={showProposals}>
            {t('proposals.title')}
          </Button>
        )}
        {list.data && (
          <Button variant="contained" startIcon={<Add />} onClick={() => setEdited(null)}>
            {t('add')}
          </Button>
        )}
      </PageHeader>
      <QueryResult query={list} failed={t('failed')} empty={t('empty')} rows={5}>
        {(attributes) => (
          <DataTable
            label={t('admin:nav.attributes')}
            rows={attributes}
            busy={list.isFetching}
            narrow={{
              columns: 'minmax(0, 1fr) auto',
              areas:
                '"labelEn actions" "labelZh actions" "key key" "kind kind" "categories valueCount"',
              below: 'lg',
            }}
            columns={columns.map((name) => ({
              name,
              label: t(name),
              isLabelled: true,
              isTyped: name !== 'kind' && name !== 'valueCount',
              sx: name === 'key' || name === 'kind' ? word : undefined,
              cell: (attribute: Attribute) => textOf(attribute, name),
            }))}
            actions={(attribute) => (
              <EditAndDelete
                name={attributeLabel(attribute, language)}
                onEdit={() => setEdited(attribute)}
                onDelete={() => {
                  setDeleting(attribute);
                  // Parts may have got values since the table was loaded.
                  void list.refetch();
                }}
              />
            )}
          />
        )}
      </QueryResult>
      {/* Not within `QueryResult`: what is typed there must outlive a list that fails to load again. */}
      {hasProposals && (
        <Box
          ref={proposals}
          tabIndex={-1}
          // Below the header, which stays at the top.
          sx={{ mt: 3, scrollMarginTop: 80, outline: 'none' }}
        >
          <TitledPaper title={t('proposals.title')} text={t('proposals.text')}>
            <SelectField
              label={t('category')}
              value={categoryId}
              onChoose={(category) => changeParams({ category }, { preventScrollReset: true })}
              options={[{ id: '', label: t('proposals.choose') }, ...categories]}
              sx={{ maxWidth: 420, mb: categoryId ? 2.5 : 0 }}
            />
            {categoryId && (
              <>
                <Button href={paths.attributeValues(categoryId)} sx={{ mb: 2.5 }}>
                  {t('grid.open')}
                </Button>
                <CategoryProposals
                  key={categoryId}
                  categoryId={categoryId}
                  param="category"
                  attributes={list.data ?? []}
                />
              </>
            )}
          </TitledPaper>
        </Box>
      )}
      {edited !== undefined && (
        <AttributeDialog
          attribute={edited ?? undefined}
          categories={(edited?.categoryIds ?? []).reduce(withCategory, categories)}
          onClose={() => setEdited(undefined)}
        />
      )}
      <DeleteAttributeDialog
        attribute={deleting}
        summaryOf={(attribute) =>
          // Without the count of values.
          joined(columns.slice(0, -1).map((column) => textOf(attribute, column)))
        }
        onClose={() => setDeleting(undefined)}
      />
    </>
  );
}
