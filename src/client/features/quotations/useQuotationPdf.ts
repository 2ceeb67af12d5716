import { useLazyGetQuotationPdfQuery } from '@/client/api';
import { useNotices } from '@/client/components/console/useFailure';
import { useTranslation } from '@/client/i18n/useTranslation';
import { saveDownload } from '@/client/lib/saveDownload';

/** Downloads an issued quotation. */
export function useQuotationPdf(inquiryId: string) {
  const { t } = useTranslation('quotations');
  const { showFailure } = useNotices();
  const [getPdf] = useLazyGetQuotationPdfQuery();
  return async (number: string) => {
    const { data, error } = await getPdf({ id: inquiryId, number });
    if (data) saveDownload(data.href, `${number}.pdf`);
    else showFailure(error, t('issued.pdfFailed'));
  };
}
