import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useFormContext, useWatch } from 'react-hook-form';
import { BusyButton } from '@/client/components/console/BusyButton';
import { LARGE_TEXT } from '@/client/components/console/header';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { countUnpriced, formatMoney, quotationTotal } from '@/shared/quotationTotals';
import { type QuotationValues, toContent } from './quotationValues';

interface QuotationBarProps {
  failure?: string;
  onPreview: () => void;
  onIssue: () => void;
}

/** A focused field must not be covered. */
const barHeight = '9.5rem';

/** The total and the buttons, which stay at the lower edge of the screen. */
export function QuotationBar({ failure, onPreview, onIssue }: QuotationBarProps) {
  const { t } = useTranslation('quotations');
  const language = useLanguage();
  const { control, formState } = useFormContext<QuotationValues>();
  const content = toContent(useWatch({ control }) as QuotationValues);
  const unpriced = countUnpriced(content);
  const busy = formState.isSubmitting;
  return (
    <>
      <GlobalStyles styles={{ html: { '--bar': barHeight, scrollPaddingBottom: barHeight } }} />
      <Paper
        variant="outlined"
        sx={{
          position: 'sticky',
          bottom: 0,
          zIndex: 2,
          [LARGE_TEXT]: { position: 'static' },
          mt: 2.5,
          px: { xs: 2, sm: 3 },
          py: 1.5,
        }}
      >
        {failure && (
          <Alert severity="error" sx={{ mb: 1 }}>
            {failure}
          </Alert>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Box sx={{ flex: { xs: '1 1 100%', sm: '1 1 12rem' }, minWidth: 0 }}>
            <Typography component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              {t('totals.total')} {formatMoney(quotationTotal(content), content.currency, language)}
            </Typography>
            {unpriced > 0 && (
              <Typography component="span" variant="body2" color="textSecondary" sx={{ ml: 1 }}>
                {t('totals.unpriced', { count: unpriced })}
              </Typography>
            )}
          </Box>
          <BusyButton type="submit" variant="outlined" busy={busy}>
            {busy ? t('save.busy') : t('save.button')}
          </BusyButton>
          <BusyButton variant="outlined" busy={busy} onClick={onPreview}>
            {t('preview.button')}
          </BusyButton>
          <BusyButton variant="contained" busy={busy} onClick={onIssue}>
            {t('issue.button')}
          </BusyButton>
        </Box>
      </Paper>
    </>
  );
}
