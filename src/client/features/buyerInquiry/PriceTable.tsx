import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { StoredQuotation } from '@/client/api';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { formatQuantity } from '@/shared/quotations';
import { formatMoney, quotationSums } from '@/shared/quotationTotals';

/** On a phone these stand below the name of the line. */
const wide = { display: { xs: 'none', sm: 'table-cell' }, whiteSpace: 'nowrap' } as const;
const narrow = { display: { sm: 'none' } } as const;
const sum = { color: 'text.primary', fontSize: '1rem', border: 0, py: 0.75 } as const;

/** Lines, prices and sums of a quotation. */
export function PriceTable({ content, label }: { content: StoredQuotation; label: string }) {
  const { t } = useTranslation('buyerInquiry');
  const language = useLanguage();
  const { lines, currency, charges = [] } = content;
  const sums = quotationSums(content);
  const money = (amount: string) => formatMoney(amount, currency, language);
  const hasDiscounts = lines.some(({ discount }) => discount);
  const rows = charges.map(({ kind, text }, index) => ({
    name: text || t(`charges.${kind}`),
    amount: money(sums.charges[index] ?? '0'),
  }));
  if (sums.discount) {
    const percent = t('lineDiscount', { percent: content.discount ?? '' });
    rows.unshift(
      { name: t('subtotal'), amount: money(sums.subtotal) },
      { name: `${t('discount')} ${percent}`, amount: `−${money(sums.discount)}` },
    );
  }
  return (
    <Table
      aria-label={label}
      sx={{ '& td, & th': { px: { xs: 0, sm: 1 } }, '& td': { verticalAlign: 'top' } }}
    >
      <TableHead>
        <TableRow>
          <TableCell>{t('line')}</TableCell>
          <TableCell align="right" sx={wide}>
            {t('quantity')}
          </TableCell>
          <TableCell align="right" sx={wide}>
            {t('unitPrice')}
          </TableCell>
          {hasDiscounts && (
            <TableCell align="right" sx={wide}>
              {t('discount')}
            </TableCell>
          )}
          <TableCell align="right">{t('amount')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {lines.map((line, index) => {
          const { text, partNumber, unitPrice, discount, leadTime, note } = line;
          const quantity = formatQuantity(line, language) || '–';
          const price = unitPrice ? money(unitPrice) : t('noPrice');
          const reduction = discount ? t('lineDiscount', { percent: discount }) : '';
          const amount = sums.lines[index];
          const details = [partNumber, leadTime && t('leadTime', { text: leadTime }), note];
          return (
            <TableRow key={index}>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>
                <Box dir="auto">{text}</Box>
                {details.filter(Boolean).map((detail) => (
                  <Typography key={detail} dir="auto" variant="body2" color="textSecondary">
                    {detail}
                  </Typography>
                ))}
                <Typography variant="body2" sx={narrow}>
                  {unitPrice ? [`${quantity} × ${price}`, reduction].join(' ') : quantity}
                </Typography>
              </TableCell>
              <TableCell align="right" sx={wide}>
                {quantity}
              </TableCell>
              <TableCell align="right" sx={wide}>
                {price}
              </TableCell>
              {hasDiscounts && (
                <TableCell align="right" sx={wide}>
                  {reduction}
                </TableCell>
              )}
              <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                {amount ? money(amount) : unitPrice ? '–' : t('noPrice')}
              </TableCell>
            </TableRow>
          );
        })}
      </TableBody>
      <TableFooter>
        {rows.map(({ name, amount }, index) => (
          <SumRow key={index} name={name} amount={amount} columns={hasDiscounts ? 4 : 3} />
        ))}
        <SumRow name={t('total')} amount={money(sums.total)} columns={hasDiscounts ? 4 : 3} bold />
      </TableFooter>
    </Table>
  );
}

interface SumRowProps {
  name: string;
  amount: string;
  /** Before the one of the amounts, where all are shown. */
  columns: number;
  bold?: boolean;
}

/** A cell cannot span fewer columns on a phone: the hidden ones are empty cells there. */
function SumRow({ name, amount, columns, bold }: SumRowProps) {
  const weight = bold ? { fontWeight: 700 } : {};
  return (
    <TableRow>
      <TableCell component="th" scope="row" dir="auto" sx={{ ...sum, ...weight }}>
        {name}
      </TableCell>
      {Array.from({ length: columns - 1 }, (_, index) => (
        <TableCell key={index} sx={{ ...wide, border: 0 }} />
      ))}
      <TableCell align="right" sx={{ ...sum, ...weight, whiteSpace: 'nowrap' }}>
        {amount}
      </TableCell>
    </TableRow>
  );
}
