import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { BuyerCorrespondence, BuyerInquiry } from '@/client/api';
import { DescriptionList } from '@/client/components/DescriptionList';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { formatDateTime } from '@/client/lib/formatDateTime';
import { useHydrated } from '@/client/lib/useHydrated';
import { formatQuantity } from '@/shared/quotations';
import { formatMoney } from '@/shared/quotationTotals';
import { Typed } from './Quotation';

type Response = NonNullable<BuyerCorrespondence['response']>;

/** What both sides wrote, oldest first. */
export function Correspondence({ inquiry }: { inquiry: BuyerInquiry }) {
  const { t } = useTranslation('buyerInquiry');
  const { correspondence = [], quotations } = inquiry;
  if (correspondence.length === 0) return null;
  return (
    <Stack component="section" aria-labelledby="correspondence" sx={{ gap: 2 }}>
      <Typography variant="h2" id="correspondence" sx={{ typography: 'h3' }}>
        {t('correspondence')}
      </Typography>
      {correspondence.map((entry, index) => (
        <Entry key={index} entry={entry} quotations={quotations} />
      ))}
    </Stack>
  );
}

interface EntryProps extends Pick<BuyerInquiry, 'quotations'> {
  entry: BuyerCorrespondence;
}

function Entry({ entry, quotations }: EntryProps) {
  const { t } = useTranslation('buyerInquiry');
  const { by, createdAt, text, response } = entry;
  const number = response?.quotationNumber ?? '';
  const heading = response
    ? t(`did.${response.type}`, { number })
    : t(by === 'company' ? 'us' : 'you');
  return (
    <Paper
      variant="outlined"
      component={Stack}
      sx={{ gap: 1, p: 2, ...(by === 'buyer' && { ml: { sm: 6 }, bgcolor: 'action.hover' }) }}
    >
      <Typography color="textSecondary" variant="body2">
        {heading}, <Time time={createdAt} />
      </Typography>
      {response && <Details response={response} quotations={quotations} />}
      {text && <Typed>{text}</Typed>}
    </Paper>
  );
}

/** The server doesn't know the reader's time zone. */
function Time({ time }: { time: string }) {
  const language = useLanguage();
  const isHydrated = useHydrated();
  return (
    <time dateTime={time}>
      {isHydrated ? formatDateTime(time, language) : `${time.slice(0, 16).replace('T', ' ')} UTC`}
    </time>
  );
}

function Details({
  response,
  quotations,
}: { response: Response } & Pick<BuyerInquiry, 'quotations'>) {
  const { t } = useTranslation('buyerInquiry');
  const language = useLanguage();
  const { orderNumber, deliveryAddress, lines = [], quotationNumber } = response;
  const content = quotations.find(({ number }) => number === quotationNumber)?.content;
  const rows = [
    { label: t('respond.orderNumber'), value: orderNumber },
    { label: t('respond.deliveryAddress'), value: deliveryAddress },
    ...lines.map(({ position, quantity, targetPrice, note }) => {
      const line = content?.lines[position];
      const price =
        targetPrice && content ? formatMoney(targetPrice, content.currency, language) : targetPrice;
      const parts = [formatQuantity({ quantity, unit: line?.unit }, language), price, note];
      return {
        label: t('respond.line', { number: position + 1, name: line?.text ?? '' }),
        value: parts.filter(Boolean).join('; '),
      };
    }),
  ];
  return (
    <DescriptionList
      rows={rows.filter(({ value }) => value)}
      sx={{ display: 'grid', gap: 1, m: 0, overflowWrap: 'anywhere' }}
      labelSx={{ color: 'text.secondary', fontSize: '0.875rem' }}
      valueSx={{ m: 0 }}
    />
  );
}
