import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { PriceProposal } from '@/client/api';
import { useSaving } from '@/client/components/console/ConsoleForm';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { formatDay } from '@/client/lib/formatDateTime';
import { formatMoney } from '@/shared/quotationTotals';
import type { Currency } from '@/shared/quotations';

interface PriceChoicesProps {
  number: number;
  proposals: readonly PriceProposal[];
  /** Of the quotation: a price in another one is shown, but cannot be chosen. */
  currency: Currency;
  price: string;
  onChoose: (price: string) => void;
}

/** The prices that are proposed for a line. */
export function PriceChoices(props: PriceChoicesProps) {
  const { number, proposals, currency, price, onChoose } = props;
  const { t } = useTranslation('quotations');
  const language = useLanguage();
  const isSaving = useSaving();
  if (proposals.length === 0) return null;
  return (
    <Box
      role="group"
      aria-label={t('prices.proposed', { number })}
      sx={{
        gridColumn: '1 / -1',
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'end',
        gap: 0.5,
      }}
    >
      {proposals.map((proposal) => {
        const { source, minQuantity = 1, date } = proposal;
        const from = minQuantity > 1 ? t('prices.from', { count: minQuantity }) : '';
        const origin = proposal.number ? `${formatDay(date, language)}, ${proposal.number}` : from;
        const money = formatMoney(proposal.price, proposal.currency, language);
        const label = [`${t(`prices.sources.${source}`)} ${money}`, origin].filter(Boolean);
        const canChoose = proposal.currency === currency && !isSaving;
        return (
          <Chip
            key={`${source}${proposal.currency}`}
            size="small"
            label={label.join(' · ')}
            variant={proposal.price === price ? 'filled' : 'outlined'}
            color={proposal.price === price ? 'primary' : 'default'}
            onClick={canChoose ? () => onChoose(proposal.price) : undefined}
            sx={{ height: 'auto', minHeight: 24, '& .MuiChip-label': { whiteSpace: 'normal' } }}
          />
        );
      })}
    </Box>
  );
}
