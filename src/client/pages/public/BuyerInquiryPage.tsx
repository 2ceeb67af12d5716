import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import {
  type BuyerInquiry,
  isUnknownId,
  useGetBuyerInquiryQuery,
  refetchOnMount,
} from '@/client/api';
import { DescriptionList } from '@/client/components/DescriptionList';
import { ShareLink } from '@/client/components/site/ShareLink';
import { Correspondence } from '@/client/features/buyerInquiry/Correspondence';
import { Quotation, Typed } from '@/client/features/buyerInquiry/Quotation';
import { Responses } from '@/client/features/buyerInquiry/Responses';
import { SentLines } from '@/client/features/buyerInquiry/SentLines';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { formatDay } from '@/client/lib/formatDateTime';
import { readSenderDetails } from '@/client/features/contactForms/senderDetails';
import { rememberInquiry } from '@/client/lib/ownInquiries';
import { countryName } from '@/shared/countries';
import { companyDay } from '@/shared/quotations';
import { paths } from '@/shared/siteMap';
import { TitleBanner } from './catalogue/CatalogueBanner';
import { belowFold } from './catalogue/CatalogueColumns';
import { FailedFetch } from './catalogue/messages';

/** An inquiry with its quotations and correspondence, for everybody who has the link. */
export default function BuyerInquiryPage() {
  const { t } = useTranslation(['buyerInquiry', 'common']);
  const { token = '' } = useParams();
  const { currentData, isError, error, refetch } = useGetBuyerInquiryQuery(
    { token },
    refetchOnMount,
  );
  const isMissing = isUnknownId(error);
  const title = currentData
    ? t('titleOf', { reference: currentData.reference })
    : t(isMissing ? 'missing' : 'title');
  return (
    <>
      <TitleBanner title={title} />
      <Container maxWidth="md" sx={{ py: { xs: 3, md: 6 }, minHeight: belowFold }}>
        {currentData ? (
          <Inquiry inquiry={currentData} token={token} onChanged={() => void refetch()} />
        ) : isMissing ? (
          <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
            <Typography>{t('missingHelp')}</Typography>
            <Button variant="outlined" size="large" href={paths.contact()}>
              {t('common:nav.contact')}
            </Button>
          </Stack>
        ) : isError ? (
          <FailedFetch text={t('failed')} onRetry={() => void refetch()} />
        ) : (
          <Skeleton variant="rounded" height={320} />
        )}
      </Container>
    </>
  );
}

interface InquiryProps {
  inquiry: BuyerInquiry;
  token: string;
  onChanged: () => void;
}

/** Of a quotation that can no longer be accepted. */
const OUTCOMES = ['accepted', 'declined', 'expired', 'withdrawn'] as const;

function Inquiry({ inquiry, token, onChanged }: InquiryProps) {
  const { t } = useTranslation('buyerInquiry');
  const language = useLanguage();
  const { quotations, state, createdAt, lines, reference, inquiryDetails, files = 0 } = inquiry;
  const { country, incoterm } = inquiry;
  const terms = [
    { label: t('country'), value: country && countryName(country, language) },
    { label: t('incoterm'), value: incoterm },
  ].filter(({ value }) => value);
  const day = formatDay(companyDay(new Date(createdAt)), language);
  const [newest, ...older] = quotations;
  const outcome =
    state === 'quoted' ? OUTCOMES.find((status) => status === newest?.status) : undefined;
  const isGood = outcome ? outcome === 'accepted' : state === 'quoted' || state === 'ordered';
  useEffect(() => {
    if (readSenderDetails()) rememberInquiry({ reference, token, createdAt });
  }, [reference, token, createdAt]);
  return (
    <Stack sx={{ gap: { xs: 4, md: 5 } }}>
      <Stack sx={{ gap: 1 }}>
        <Alert severity={isGood ? 'success' : 'info'}>
          {outcome ? t(`outcomes.${outcome}`) : t(`states.${state}`)}
        </Alert>
        <Typography color="textSecondary">{t('received', { day })}</Typography>
      </Stack>
      <Stack component="section" sx={{ gap: 2 }}>
        <Heading>{t('quotations')}</Heading>
        {newest ? (
          <Quotation quotation={newest} token={token} />
        ) : (
          <Typography>{t('noQuotation')}</Typography>
        )}
        {older.length > 0 && (
          <details>
            <Box component="summary" sx={{ py: 1.25, cursor: 'pointer' }}>
              {t('older', { count: older.length })}
            </Box>
            <Stack sx={{ gap: 2 }}>
              {older.map((quotation) => (
                <Quotation key={quotation.number} quotation={quotation} token={token} />
              ))}
            </Stack>
          </details>
        )}
      </Stack>
      <Responses inquiry={inquiry} token={token} onChanged={onChanged} />
      <Correspondence inquiry={inquiry} />
      {(inquiryDetails || files > 0 || terms.length > 0) && (
        <Stack component="section" sx={{ gap: 1 }}>
          <Heading>{t('message')}</Heading>
          {inquiryDetails && <Typed>{inquiryDetails}</Typed>}
          {terms.length > 0 && (
            <DescriptionList rows={terms} labelSx={{ color: 'text.secondary' }} />
          )}
          {files > 0 && (
            <Typography color="textSecondary">{t('files', { count: files })}</Typography>
          )}
        </Stack>
      )}
      {lines.length > 0 && <SentLines lines={lines} />}
      <Stack component="section" sx={{ gap: 1.5 }}>
        <Heading>{t('share')}</Heading>
        <Typography color="textSecondary">{t('link')}</Typography>
        <ShareLink reference={reference} token={token} />
      </Stack>
    </Stack>
  );
}

const Heading = ({ children }: { children: string }) => (
  <Typography variant="h2" sx={{ typography: 'h3' }}>
    {children}
  </Typography>
);
