import RequestQuote from '@mui/icons-material/RequestQuoteOutlined';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useSelector } from 'react-redux';
import { useTranslation } from '@/client/i18n/useTranslation';
import { MAX_LINES } from '@/shared/limits';
import { paths } from '@/shared/siteMap';
import { selectLineCount } from './quotationSlice';

/** Phones and the narrowest bar with all its buttons have room for a short label only. */
const long = { xs: 'none', '@md': 'inline', '@lg': 'none', '@70': 'inline' };
const short = { xs: 'none', '@20': 'inline', '@md': 'none', '@lg': 'inline', '@70': 'none' };

/** Leads to the quotation list, with the number of its lines; beside the sticky menus without a label. */
export function ListLink({ withoutLabel }: { withoutLabel?: boolean }) {
  const { t } = useTranslation('common');
  const count = useSelector(selectLineCount);
  const label = t('quotationList.lines', { count });
  return (
    <Button
      href={paths.quotation()}
      color="inherit"
      aria-label={label}
      title={label}
      sx={{
        flexDirection: { xs: 'column', '@md': 'row' },
        columnGap: 1.5,
        minWidth: 48,
        minHeight: 48,
        px: { xs: 0, '@20': 0.5, '@md': 1 },
        py: { xs: 0, '@20': 0.5 },
        lineHeight: 1.2,
        fontSize: { xs: '0.75rem', '@md': '0.875rem' },
        whiteSpace: 'nowrap',
      }}
    >
      <Badge badgeContent={count} max={MAX_LINES} color="secondary">
        <RequestQuote />
      </Badge>
      {!withoutLabel && (
        <>
          <Box component="span" sx={{ display: long }}>
            {t('quotationList.title')}
          </Box>
          <Box component="span" sx={{ display: short }}>
            {t('quotationList.short')}
          </Box>
        </>
      )}
    </Button>
  );
}
