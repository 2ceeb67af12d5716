import Share from '@mui/icons-material/Share';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useSelector } from 'react-redux';
import { useCreateQuotationListMutation, useErrorText } from '@/client/api';
import { LabeledField } from '@/client/components/LabeledField';
import { CopyButton } from '@/client/components/CopyButton';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { useConfig } from '@/client/lib/config';
import { formatDay } from '@/client/lib/formatDateTime';
import { localizedPath } from '@/shared/language';
import { paths } from '@/shared/siteMap';
import { type ListLine, selectLines } from './quotationSlice';

/** Without its note, which may name people. */
const shared = ({ partId, text, quantity, unit, original, doubtful }: ListLine) => ({
  partId,
  text: text || undefined,
  quantity,
  unit: unit?.trim() || undefined,
  original,
  doubtful,
});

/** Makes a link to the list as it is now, and shows it to be copied. */
export function ShareList() {
  const { t } = useTranslation('quotation');
  const language = useLanguage();
  const lines = useSelector(selectLines);
  const { siteUrl } = useConfig();
  const errorText = useErrorText();
  const [share, { data, error, isLoading }] = useCreateQuotationListMutation();
  const url = data && siteUrl + localizedPath(language, paths.quotation(data.token));
  return (
    <Box data-scripted sx={{ displayPrint: 'none', mt: 2 }}>
      <Button
        variant="outlined"
        startIcon={<Share />}
        loading={isLoading}
        onClick={() => void share({ quotationListForm: { lines: lines.map(shared) } })}
        sx={{ minHeight: 44 }}
      >
        {t('share.button')}
      </Button>
      <div role="status">
        {data && url && (
          <LabeledField
            label={t('share.link')}
            value={url}
            helperText={t('share.help', { day: formatDay(data.expiresAt, language) })}
            readOnly
            endAdornment={<CopyButton text={url} />}
            onFocus={({ target }) => target.select()}
            sx={{ mt: 2, maxWidth: 720 }}
          />
        )}
        {error && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {errorText(error, t('share.failed'))}
          </Alert>
        )}
      </div>
    </Box>
  );
}
