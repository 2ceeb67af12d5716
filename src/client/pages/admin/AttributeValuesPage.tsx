import { useCallback, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import {
  type Attribute,
  type PartValues,
  isOfBranch,
  isUnknownId,
  useListAttributeValuesQuery,
  useListAttributesQuery,
  useListCategoriesQuery,
} from '@/client/api';
import { PageHeader } from '@/client/components/console/PageHeader';
import { PagedList, QueryResult } from '@/client/components/console/QueryResult';
import { useEdits } from '@/client/features/attributes/grid/useEdits';
import { ValuesEditor } from '@/client/features/attributes/grid/ValuesEditor';
import {
  flatten,
  selectAncestorsById,
  selectCategoriesById,
} from '@/client/features/categories/selectors';
import { useTranslation } from '@/client/i18n/useTranslation';
import { usePageParam } from '@/client/lib/usePageParam';
import { paths } from '@/shared/siteMap';

const PAGE_SIZE = 100;

/** The values of all parts of a category and its subcategories, in a grid. */
export default function AttributeValuesPage() {
  const { categoryId = '' } = useParams();
  const { t } = useTranslation('attributes');
  const [page] = usePageParam();
  useListCategoriesQuery();
  const category = useSelector(selectCategoriesById).get(categoryId);
  const ancestorsById = useSelector(selectAncestorsById);
  const attributes = useListAttributesQuery(
    { includeHidden: true },
    { refetchOnMountOrArgChange: true },
  );
  const values = useListAttributeValuesQuery(
    { categoryId, page, limit: PAGE_SIZE },
    { refetchOnMountOrArgChange: true },
  );
  // Not within the lists: what is entered outlives one that fails to load again.
  const cells = useEdits();

  const lineOf = useCallback(
    (id: string) => new Set([id, ...(ancestorsById.get(id) ?? []).map(({ _id }) => _id)]),
    [ancestorsById],
  );
  const columns = useMemo(() => {
    const below = category ? flatten([category]).map((entry) => entry.category._id) : [];
    const line = new Set([...lineOf(categoryId), ...below]);
    const isOfAll = ({ categoryIds = [] }: Attribute) => Number(categoryIds.length === 0);
    // The attributes of the branch come before those of all parts.
    return attributes.data
      ?.filter((attribute) => isOfBranch(attribute, line))
      .sort((a, b) => isOfAll(a) - isOfAll(b));
  }, [attributes.data, category, categoryId, lineOf]);
  const fits = useCallback(
    (part: PartValues, attribute: Attribute) => isOfBranch(attribute, lineOf(part.categoryId)),
    [lineOf],
  );
  const title = category ? t('grid.title', { category: category.name }) : t('grid.titleUnknown');

  return (
    <>
      <PageHeader
        title={title}
        text={t('grid.text')}
        back={{ to: paths.categorySpareParts(categoryId), text: t('grid.back') }}
      />
      <QueryResult
        query={{ ...attributes, data: columns }}
        failed={t('failed')}
        notOffered={t('notOffered')}
        empty={t('grid.noAttributes')}
      >
        {(shown) => (
          <PagedList
            query={values}
            failed={t('grid.failed')}
            isFinal={isUnknownId}
            empty={t('grid.noParts')}
            pageSize={PAGE_SIZE}
          >
            {(rows, busy) => (
              <ValuesEditor
                label={title}
                rows={rows}
                columns={shown}
                busy={busy}
                fits={fits}
                cells={cells}
                reload={values.refetch}
              />
            )}
          </PagedList>
        )}
      </QueryResult>
    </>
  );
}
