import Stack from '@mui/material/Stack';
import { useParams } from 'react-router-dom';
import {
  isNotFound,
  useGetInquiryQuery,
  useGetQuotationDraftQuery,
  refetchOnMount,
} from '@/client/api';
import { PageHeader } from '@/client/components/console/PageHeader';
import { QueryResult } from '@/client/components/console/QueryResult';
import { useFilledFrom } from '@/client/components/console/useFilledFrom';
import { IssuedQuotations } from '@/client/features/quotations/IssuedQuotations';
import { QuotationEditor } from '@/client/features/quotations/QuotationEditor';
import { quotationForm } from '@/client/features/quotations/useQuotationEditor';
import { useTranslation } from '@/client/i18n/useTranslation';
import { paths } from '@/shared/siteMap';

export default function InquiryQuotationPage() {
  const { id = '' } = useParams();
  return <InquiryQuotation key={id} id={id} />;
}

function InquiryQuotation({ id }: { id: string }) {
  const { t } = useTranslation(['quotations', 'admin']);
  const { data: inquiry } = useGetInquiryQuery({ id }, refetchOnMount);
  const query = useGetQuotationDraftQuery({ id }, refetchOnMount);
  const [filled, refill] = useFilledFrom(quotationForm(id), query);
  const reference = inquiry?.reference ?? '';
  return (
    <>
      <PageHeader
        title={t('title', { reference })}
        back={{ to: paths.inquiry(id), text: t('back', { reference }) }}
      />
      <Stack spacing={2.5}>
        <IssuedQuotations inquiryId={id} quotations={inquiry?.quotations ?? []} />
        <QueryResult query={filled} failed={t('failed')} isFinal={isNotFound} rows={6}>
          {(draft) => (
            <QuotationEditor
              key={draft.version}
              inquiryId={id}
              draft={draft}
              onDiscarded={refill}
            />
          )}
        </QueryResult>
      </Stack>
    </>
  );
}
