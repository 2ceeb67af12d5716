import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import {
  type QuotationDraft,
  isNotFound,
  useGetInquiryQuery,
  useGetQuotationDraftQuery,
} from '@/client/api';
import { readDraft } from '@/client/components/console/formDraft';
import { PageHeader } from '@/client/components/console/PageHeader';
import { QueryResult } from '@/client/components/console/QueryResult';
import { IssuedQuotations } from '@/client/features/quotations/IssuedQuotations';
import { QuotationEditor } from '@/client/features/quotations/QuotationEditor';
import { quotationForm } from '@/client/features/quotations/useQuotationEditor';
import type { QuotationValues } from '@/client/features/quotations/quotationValues';
import { useTranslation } from '@/client/i18n/useTranslation';
import { paths } from '@/shared/siteMap';

export default function InquiryQuotationPage() {
  const { id = '' } = useParams();
  return <InquiryQuotation key={id} id={id} />;
}

function InquiryQuotation({ id }: { id: string }) {
  const { t } = useTranslation(['quotations', 'admin']);
  const { data: inquiry } = useGetInquiryQuery({ id }, { refetchOnMountOrArgChange: true });
  const query = useGetQuotationDraftQuery({ id }, { refetchOnMountOrArgChange: true });
  // What the form was filled from, in a draft of the tab too: a refetch must not reset the form.
  const [filledFrom, setFilledFrom] = useState(
    () => readDraft<QuotationValues, QuotationDraft>(quotationForm(id))?.stored,
  );
  if (!filledFrom && query.currentData && !query.isFetching && !query.error) {
    setFilledFrom(query.currentData);
  }
  const reference = inquiry?.reference ?? '';
  return (
    <>
      <PageHeader
        title={t('title', { reference })}
        back={{ to: paths.inquiry(id), text: t('back', { reference }) }}
      />
      <Stack spacing={2.5}>
        <IssuedQuotations inquiryId={id} quotations={inquiry?.quotations ?? []} />
        <QueryResult
          query={{ ...query, data: filledFrom, error: filledFrom ? undefined : query.error }}
          failed={t('failed')}
          isFinal={isNotFound}
          rows={6}
        >
          {(draft) => (
            <QuotationEditor
              key={draft.version}
              inquiryId={id}
              draft={draft}
              onDiscarded={() => setFilledFrom(undefined)}
            />
          )}
        </QueryResult>
      </Stack>
    </>
  );
}
