import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import {
  type BuyerInquiry,
  isUnknownId,
  useGetBuyerInquiryQuery,
  refetchOnMount,
} from '@/client/api';
import { DescriptionList } from '@/client/components/DescriptionList';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { useConfig } from '@/client/lib/config';
import { formatDay } from '@/client/lib/formatDateTime';
import { companyDay, formatQuantity } from '@/shared/quotations';
import { formatMoney } from '@/shared/quotationTotals';
import { paths } from '@/shared/siteMap';
import { TitleBanner } from './catalogue/CatalogueBanner';
import { belowFold } from './catalogue/CatalogueColumns';
import { FailedFetch } from './catalogue/messages';

/** The state of an inquiry with its quotations, for everybody who has the link. */
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
          <Inquiry inquiry={currentData} token={token} />
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

function Inquiry({ inquiry, token }: { inquiry: BuyerInquiry; token: string }) {
  const { t } = useTranslation('buyerInquiry');
  const language = useLanguage();
  const { quotations, state, createdAt, lines } = inquiry;
  const day = formatDay(companyDay(new Date(createdAt)), language);
  return (
    <Stack sx={{ gap: { xs: 4, md: 5 } }}>
      <Stack sx={{ gap: 1 }}>
        <Alert severity={state === 'quoted' || state === 'ordered' ? 'success' : 'info'}>
          {t(`states.${state}`)}
        </Alert>
        <Typography color="textSecondary">{t('received', { day })}</Typography>
      </Stack>
      <Stack component="section" sx={{ gap: 2 }}>
        <Typography variant="h2" sx={{ typography: 'h3' }}>
          {t('quotations')}
        </Typography>
        {quotations.length === 0 && <Typography>{t('noQuotation')}</Typography>}
        {quotations.map((quotation) => (
          <Quotation key={quotation.number} quotation={quotation} token={token} />
        ))}
      </Stack>
      {lines.length > 0 && <Lines lines={lines} />}
      <Typography color="textSecondary" variant="body2">
        {t('link')}
      </Typography>
    </Stack>
  );
}

interface QuotationProps {
  quotation: BuyerInquiry['quotations'][number];
  token: string;
}

function Quotation({ quotation, token }: QuotationProps) {
  const { t } = useTranslation('buyerInquiry');
  const language = useLanguage();
  const { apiUrl } = useConfig();
  const { number, issuedAt, validUntil, currency, total } = quotation;
  const path = ['buyer-inquiries', token, 'quotations', number, 'pdf'].map(encodeURIComponent);
  const [today] = useState(() => companyDay(new Date()));
  const isExpired = validUntil !== undefined && validUntil < today;
  const rows = [
    { label: t('issued'), value: formatDay(companyDay(new Date(issuedAt)), language) },
    ...(validUntil ? [{ label: t('validUntil'), value: formatDay(validUntil, language) }] : []),
    { label: t('total'), value: formatMoney(total, currency, language) },
  ];
  return (
    <Paper variant="outlined" component={Stack} sx={{ gap: 2, p: { xs: 2, md: 3 } }}>
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant="h3" sx={{ typography: 'h4' }}>
          {number}
        </Typography>
        {isExpired && <Chip size="small" color="warning" label={t('expired')} />}
      </Stack>
      <DescriptionList
        rows={rows}
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 5, rowGap: 1, m: 0 }}
        labelSx={{ color: 'text.secondary', fontSize: '0.875rem' }}
        valueSx={{ m: 0, fontWeight: 600 }}
      />
      <Button
        variant="contained"
        size="large"
        href={[apiUrl, ...path].join('/')}
        sx={{ alignSelf: 'flex-start', displayPrint: 'none' }}
      >
        {t('pdf', { number })}
      </Button>
    </Paper>
  );
}

function Lines({ lines }: Pick<BuyerInquiry, 'lines'>) {
  const { t } = useTranslation('buyerInquiry');
  const language = useLanguage();
  return (
    <Stack component="section" sx={{ gap: 1 }}>
      <Typography variant="h2" id="lines" sx={{ typography: 'h3' }}>
        {t('lines')}
      </Typography>
      <Table aria-labelledby="lines">
        <TableHead>
          <TableRow>
            <TableCell sx={{ pl: 0 }}>{t('line')}</TableCell>
            <TableCell align="right" sx={{ pr: 0, width: 112 }}>
              {t('quantity')}
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map((line, index) => (
            <TableRow key={index}>
              <TableCell dir="auto" sx={{ pl: 0 }}>
                {line.text}
                {[line.partNumber, line.note].filter(Boolean).map((detail) => (
                  <Typography key={detail} variant="body2" color="textSecondary">
                    {detail}
                  </Typography>
                ))}
              </TableCell>
              <TableCell align="right" sx={{ pr: 0, verticalAlign: 'top' }}>
                {formatQuantity(line, language) || '–'}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Stack>
  );
}
