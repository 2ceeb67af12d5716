import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { OwnInquiries } from '@/client/features/buyerInquiry/OwnInquiries';
import { ListProblem } from '@/client/features/contactForms/ListProblem';
import { SendQuotation } from '@/client/features/contactForms/SendQuotation';
import { PasteList } from '@/client/features/quotationList/PasteList';
import { PasteWithoutScript } from '@/client/features/quotationList/PasteWithoutScript';
import { QuotationList } from '@/client/features/quotationList/QuotationList';
import { SharedList } from '@/client/features/quotationList/SharedList';
import { useTranslation } from '@/client/i18n/useTranslation';
import { useRenderedForm } from '@/client/lib/renderedForm';
import { useHydrated } from '@/client/lib/useHydrated';
import { FROM_PARAM, PASTE_ANCHOR, PASTED_FIELD, resultsPath } from '@/shared/quotationForm';
import { TitleBanner } from './catalogue/CatalogueBanner';
import { belowFold } from './catalogue/CatalogueColumns';

/** `Suspense` splits hydration into tasks. */
export default function QuotationPage() {
  const { t } = useTranslation('quotation');
  const [params] = useSearchParams();
  const token = params.get('list');
  const from = resultsPath(params.get(FROM_PARAM) ?? '');
  const rendered = useRenderedForm();
  const isHydrated = useHydrated();
  const [submitted] = useState(() => (isHydrated ? undefined : rendered?.values[PASTED_FIELD]));
  return (
    <>
      <TitleBanner title={t('title')} description={t('metaDescription')} />
      <Container sx={{ py: { xs: 3, md: 6 }, minHeight: belowFold }}>
        <Stack sx={{ gap: { xs: 4, md: 6 } }}>
          {from && (
            <Link href={from} sx={{ display: 'flex', alignItems: 'center', minHeight: 44 }}>
              {t('back')}
            </Link>
          )}
          <ListProblem />
          {token && <SharedList key={token} token={token} />}
          <Suspense>
            <QuotationList />
          </Suspense>
          <Box id={PASTE_ANCHOR}>
            {rendered?.pasted && !isHydrated ? (
              <PasteWithoutScript />
            ) : (
              <>
                <Suspense>
                  <PasteList submitted={submitted} />
                </Suspense>
                <noscript>
                  <PasteWithoutScript />
                </noscript>
              </>
            )}
          </Box>
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
