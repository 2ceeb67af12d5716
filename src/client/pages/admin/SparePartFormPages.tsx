import { useSelector } from 'react-redux';
import { useParams, useSearchParams } from 'react-router-dom';
import {
  consolePart,
  isNotFound,
  useGetPartPricesQuery,
  useGetSparePartQuery,
  useListCategoriesQuery,
  refetchOnMount,
} from '@/client/api';
import { ListSkeleton, QueryResult } from '@/client/components/console/QueryResult';
import { LastChange } from '@/client/components/console/LastChange';
import { PageHeader, ViewOnSite } from '@/client/components/console/PageHeader';
import { useFilledFrom } from '@/client/components/console/useFilledFrom';
import { selectCategoriesById } from '@/client/features/categories/selectors';
import { DuplicateButton } from '@/client/features/spareParts/editor/DuplicateButton';
import { shownName } from '@/client/features/spareParts/partFields';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { PART_FIELDS, type PartField } from '@/shared/partFields';
import { paths } from '@/shared/siteMap';
import { SparePartEditor } from './SparePartEditor';

export const AddSparePartPage = () => <AddSparePart fields={PART_FIELDS} />;

export function AddSparePart({ fields }: { fields: readonly PartField[] }) {
  const { t } = useTranslation('admin');
  const categoryId = useSearchParams()[0].get('category');
  const { isLoading } = useListCategoriesQuery({});
  const category = useSelector(selectCategoriesById).get(categoryId ?? '');
  return (
    <>
      <PageHeader title={t('nav.addSparePart')} />
      {categoryId && isLoading ? (
        <ListSkeleton rows={6} />
      ) : (
        <SparePartEditor key={categoryId} category={category} fields={fields} />
      )}
    </>
  );
}

export function EditSparePartPage() {
  const { id = '' } = useParams();
  return <EditSparePart key={id} id={id} fields={PART_FIELDS} />;
}

export function EditSparePart({ id, fields }: { id: string; fields: readonly PartField[] }) {
  const { t } = useTranslation('adminParts');
  const language = useLanguage();
  const { isLoading } = useListCategoriesQuery({});
  const query = useGetSparePartQuery(consolePart(id), refetchOnMount);
  const prices = useGetPartPricesQuery({ id }, refetchOnMount);
  const part = query.currentData;
  const isFetching = query.isFetching || prices.isFetching || isLoading;
  const currentData = part && { ...part, prices: prices.currentData };
  const [filled, refill] = useFilledFrom(id, { ...query, currentData, isFetching });

  return (
    <>
      <PageHeader
        title={t('edit.title')}
        back={{
          to: paths.singleSparePart(id),
          text: part ? shownName(part, language) : t('single.title'),
        }}
      >
        {part && <ViewOnSite href={paths.sparePartDetails(id)} isDraft={part.hidden} />}
        {part && <DuplicateButton id={id} />}
      </PageHeader>
      {part && <LastChange entityId={id} />}
      <QueryResult
        query={isLoading ? { ...filled, data: undefined } : filled}
        failed={t('single.failed')}
        isFinal={isNotFound}
        rows={6}
      >
        {(stored) => (
          <SparePartEditor
            key={stored.version}
            part={stored}
            fields={fields}
            onDiscarded={refill}
          />
        )}
      </QueryResult>
    </>
  );
}
