import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { useErrorText, useGetQuotationListQuery } from '@/client/api';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { MAX_LINES } from '@/shared/limits';
import { isQuantity } from '@/shared/quantity';
import { formatQuantity } from '@/shared/quotations';
import { paths } from '@/shared/siteMap';
import { joined } from '@/shared/isolate';
import { focusList } from './focusList';
import { linesAdded, selectLines, withLines } from './quotationSlice';

/** A shared list: it is copied when the buyer says so. */
export function SharedList({ token }: { token: string }) {
  const { t } = useTranslation('quotation');
  const dispatch = useDispatch();
  const language = useLanguage();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const own = useSelector(selectLines);
  const { currentData, error } = useGetQuotationListQuery({ token });
  const close = () => {
    void navigate(paths.quotation(), { replace: true });
    focusList();
  };
  if (error && !currentData) {
    return (
      <Alert severity="error" onClose={close} closeText={t('shared.close')}>
        {errorText(error, t('shared.failed'))}
      </Alert>
    );
  }
  if (!currentData) return <Typography role="status">{t('shared.loading')}</Typography>;
  const lines = currentData.lines.map(({ quantity, ...line }) => ({
    ...line,
    text: line.text ?? '',
    ...(isQuantity(quantity) && { quantity }),
  }));
  const fits = withLines(own, lines).lines.length <= MAX_LINES;
  const copy = () => {
    dispatch(linesAdded(lines));
    close();
  };
  return (
    <Paper component="section" variant="outlined" aria-labelledby="shared-heading" sx={{ p: 2 }}>
      <Typography id="shared-heading" variant="h3" component="h2">
        {t('shared.heading', { count: lines.length })}
      </Typography>
      <Box component="ul" sx={{ maxHeight: 320, overflowY: 'auto', my: 2, pl: 3 }}>
        {currentData.lines.map((line, index) => (
          <li key={index}>
            {joined([formatQuantity(line, language), line.text || line.partId], ' × ')}
          </li>
        ))}
      </Box>
      {!fits && <Typography sx={{ mb: 2 }}>{t('shared.tooMany', { max: MAX_LINES })}</Typography>}
      <Stack data-scripted direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" disabled={!fits} onClick={copy}>
          {t('shared.add')}
        </Button>
        <Button onClick={close}>{t('shared.close')}</Button>
      </Stack>
    </Paper>
  );
}
