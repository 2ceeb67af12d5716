import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import {
  type PartValues,
  isOfBranch,
  isUnknownId,
  useListAttributeValuesQuery,
  useListAttributesQuery,
  refetchOnMount,
} from '@/client/api';
import { PageHeader } from '@/client/components/console/PageHeader';
import { PagedList, QueryResult } from '@/client/components/console/QueryResult';
import type { GridAttribute } from '@/client/features/attributes/grid/cells';
import { useNumberMatch } from '@/client/features/attributes/grid/paste';
import { useEdits } from '@/client/features/attributes/grid/useEdits';
import { useSendValues } from '@/client/features/attributes/grid/useSaveValues';
import { ValuesEditor } from '@/client/features/attributes/grid/ValuesEditor';
import { useCategoryOptions } from '@/client/features/categories/useCategoryTree';
import { useTranslation } from '@/client/i18n/useTranslation';
import { usePageParam } from '@/client/lib/usePageParam';
import { paths } from '@/shared/siteMap';

const PAGE_SIZE = 100;

/** The attributes of categories come before those of all parts. */
const isOfAll = ({ categoryIds = [] }: GridAttribute) => Number(categoryIds.length === 0);

/** The values of all parts of a category and its subcategories, in a grid. */
export default function AttributeValuesPage() {
  const { categoryId = '' } = useParams();
  const { t } = useTranslation('attributes');
  const [page] = usePageParam();
  const categories = useCategoryOptions();
  const attributes = useListAttributesQuery({ includeHidden: true }, refetchOnMount);
  const values = useListAttributeValuesQuery(
    { categoryId, page, limit: PAGE_SIZE },
    refetchOnMount,
  );
  // Not within the lists: what is entered outlives one that fails to load again.
  const draft = `attributeValues ${categoryId}`;
  const { edits, setEdits, notice } = useEdits(draft);

  /** The ids of each category and its ancestors. */
  const pathIds = useMemo(() => {
    const all = categories.map(({ id, ancestorIds: ids }) => [id, new Set([id, ...ids])] as const);
    // Also where the tree has not been loaded.
    return new Map([[categoryId, new Set([categoryId])], ...all]);
  }, [categories, categoryId]);
  const fits = (part: PartValues, attribute: GridAttribute) =>
    isOfBranch(attribute, pathIds.get(part.categoryId) ?? new Set());
  const branch = [...pathIds.values()].filter((path) => path.has(categoryId));
  const columns = (attributes.data ?? [])
    .filter((attribute) => branch.some((path) => isOfBranch(attribute, path)))
    .sort((a, b) => isOfAll(a) - isOfAll(b));
  const [othersShown, setOthersShown] = useState(false);
  const used = columns.filter(({ key }) => values.data?.used?.includes(key));
  const others = columns.filter((column) => !used.includes(column));
  const edited = new Set([...edits.values()].map(({ attribute }) => attribute.key));
  // Where none is in use, all are shown.
  const foldable = used.length > 0 ? others.filter(({ key }) => !edited.has(key)) : [];
  const shown = [...used, ...others.filter((column) => othersShown || !foldable.includes(column))];
  const match = useNumberMatch({ categoryId, shown, all: columns, fits });
  const sending = useSendValues();
  const category = categories.find(({ id }) => id === categoryId)?.name;
  const title = category ? t('grid.title', { category }) : t('grid.titleUnknown');

  return (
    <>
      <PageHeader
        title={title}
        text={t('grid.text')}
        back={{ to: paths.categorySpareParts(categoryId), text: t('grid.back') }}
      />
      {notice}
      <QueryResult
        query={{ ...attributes, data: attributes.data && shown }}
        failed={t('failed')}
        empty={t('grid.noAttributes')}
      >
        {() => (
          <PagedList
            query={values}
            failed={t('grid.failed')}
            isFinal={isUnknownId}
            empty={t('grid.noParts')}
            pageSize={PAGE_SIZE}
          >
            {(rows, busy) => (
              <ValuesEditor
                draft={draft}
                label={title}
                rows={rows}
                columns={shown}
                busy={busy}
                fits={fits}
                edits={edits}
                setEdits={setEdits}
                sending={sending}
                match={match}
              >
                {foldable.length > 0 && (
                  <Button aria-expanded={othersShown} onClick={() => setOthersShown(!othersShown)}>
                    {othersShown
                      ? t('grid.hideOthers')
                      : t('grid.showOthers', { count: foldable.length })}
                  </Button>
                )}
              </ValuesEditor>
            )}
          </PagedList>
        )}
      </QueryResult>
    </>
  );
}
