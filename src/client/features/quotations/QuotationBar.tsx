import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useFormContext, useWatch } from 'react-hook-form';
import { BusyButton } from '@/client/components/console/BusyButton';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { formatMoney, quotationTotal } from '@/shared/quotationTotals';
import type { Undo } from './QuotationLines';
import { type QuotationValues, toContent } from './quotationValues';

interface QuotationBarProps {
  failure?: string;
  undo?: Undo;
  onUndone: () => void;
  busy: boolean;
  onPreview: () => void;
  onIssue: () => void;
}

/** A focused field must not be covered. */
const barHeight = 150;

/** The total and the buttons, which stay at the lower edge of the screen. */
export function QuotationBar(props: QuotationBarProps) {
  const { failure, undo, onUndone, busy, onPreview, onIssue } = props;
  const { t } = useTranslation('quotations');
  return (
    <>
      <GlobalStyles styles={{ html: { scrollPaddingBottom: barHeight } }} />
      <Paper
        variant="outlined"
        sx={{ position: 'sticky', bottom: 0, zIndex: 2, mt: 2.5, px: { xs: 2, sm: 3 }, py: 1.5 }}
      >
        {failure && (
          <Alert severity="error" sx={{ mb: 1 }}>
            {failure}
          </Alert>
        )}
        <Box role="status">
          {undo && (
            <Alert
              severity="info"
              role="presentation"
              sx={{ mb: 1, py: 0 }}
              action={
                <Button
                  color="inherit"
                  size="small"
                  onClick={() => {
                    undo.run();
                    onUndone();
                  }}
                >
                  {t('undo.button')}
                </Button>
              }
            >
              {undo.text}
            </Alert>
          )}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Total />
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

function Total() {
  const { t } = useTranslation('quotations');
  const language = useLanguage();
  const { control } = useFormContext<QuotationValues>();
  const values = useWatch({ control }) as QuotationValues;
  const { currency, lines } = toContent(values);
  const unpriced = lines.filter(({ unitPrice }) => unitPrice === undefined).length;
  return (
    <Box sx={{ flex: '1 1 12rem', minWidth: 0 }}>
      <Typography component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {t('totals.total')} {formatMoney(quotationTotal({ currency, lines }), currency, language)}
      </Typography>
      {unpriced > 0 && (
        <Typography component="span" variant="body2" color="textSecondary" sx={{ ml: 1 }}>
          {t('totals.unpriced', { count: unpriced })}
        </Typography>
      )}
    </Box>
  );
}
