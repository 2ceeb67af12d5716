import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { OwnInquiries } from '@/client/features/buyerInquiry/OwnInquiries';
import { ListProblem } from '@/client/features/contactForms/ListProblem';
import { SendQuotation } from '@/client/features/contactForms/SendQuotation';
import { PasteList } from '@/client/features/quotationList/PasteList';
import { QuotationList } from '@/client/features/quotationList/QuotationList';
import { SharedList } from '@/client/features/quotationList/SharedList';
import { useTranslation } from '@/client/i18n/useTranslation';
import { TitleBanner } from './catalogue/CatalogueBanner';
import { belowFold } from './catalogue/CatalogueColumns';

/** `Suspense` splits hydration into tasks. */
export default function QuotationPage() {
  const { t } = useTranslation('quotation');
  const token = useSearchParams()[0].get('list');
  return (
    <>
      <TitleBanner title={t('title')} description={t('metaDescription')} />
      <Container sx={{ py: { xs: 3, md: 6 }, minHeight: belowFold }}>
        <Stack sx={{ gap: { xs: 4, md: 6 } }}>
          <ListProblem />
          {token && <SharedList key={token} token={token} />}
          <Suspense>
            <QuotationList />
          </Suspense>
          <Suspense>
            <PasteList />
          </Suspense>
          <Suspense>
            <SendQuotation />
          </Suspense>
          <Suspense>
            <OwnInquiries />
          </Suspense>
        </Stack>
      </Container>
    </>
  );
}
