import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type SubmitEvent, useState } from 'react';
import { useHref, useLocation, useSearchParams } from 'react-router-dom';
import { useErrorText, useRequestBuyerLinksMutation } from '@/client/api';
import { LabeledField } from '@/client/components/LabeledField';
import { useTranslation } from '@/client/i18n/useTranslation';
import { useRenderedForm } from '@/client/lib/renderedForm';
import { LINKS_ANCHOR, LINKS_EMAIL_FIELD, LINKS_PARAM } from '@/shared/buyerResponses';
import { company } from '@/shared/company';
import { MAX_LENGTHS } from '@/shared/limits';
import { INTENT_FIELD, type ListIntent } from '@/shared/quotationForm';
import { cleanLine, isEmail } from '@/shared/texts';

const INTENT: ListIntent = 'links';

/** Has the links of one's inquiries sent again; with script and without. */
export function LostLinks() {
  const { t } = useTranslation('ownInquiries');
  const { pathname } = useLocation();
  const action = useHref(pathname);
  const errorText = useErrorText();
  const rendered = useRenderedForm();
  const isSent = useSearchParams()[0].has(LINKS_PARAM);
  const [request, { isSuccess, isLoading, isUninitialized, error }] =
    useRequestBuyerLinksMutation();
  const [isWrong, setWrong] = useState(false);
  const failure = isUninitialized ? rendered?.linksFailure : error;

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem(LINKS_EMAIL_FIELD) as HTMLInputElement;
    const email = cleanLine(field.value);
    setWrong(!isEmail(email));
    if (!isEmail(email)) return field.focus();
    if (!isLoading) await request({ buyerLinkForm: { email } });
  };

  return (
    <Box id={LINKS_ANCHOR}>
      <Typography variant="h3" component="h2">
        {t('lost.heading')}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {t('lost.help')}
      </Typography>
      <Stack
        component="form"
        method="post"
        action={`${action}#${LINKS_ANCHOR}`}
        noValidate
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => void onSubmit(event)}
        direction={{ xs: 'column', sm: 'row' }}
        sx={{ gap: 2, alignItems: { sm: 'flex-start' }, maxWidth: 720 }}
      >
        <input type="hidden" name={INTENT_FIELD} value={INTENT} />
        <LabeledField
          label={t('lost.email')}
          name={LINKS_EMAIL_FIELD}
          type="email"
          autoComplete="email"
          defaultValue={rendered?.values[LINKS_EMAIL_FIELD]}
          inputProps={{ maxLength: MAX_LENGTHS.email }}
          error={isWrong}
          helperText={isWrong ? t('lost.invalid') : undefined}
        />
        <Button
          type="submit"
          variant="outlined"
          size="large"
          loading={isLoading}
          sx={{ flexShrink: 0, minHeight: 56 }}
        >
          {t('lost.submit')}
        </Button>
      </Stack>
      <Box role="status" sx={{ mt: 2, maxWidth: 720 }}>
        {(isSuccess || (isUninitialized && isSent && !failure)) && (
          <Alert severity="success">{t('lost.sent')}</Alert>
        )}
        {failure && (
          <Alert severity="error">
            {errorText(failure, t('lost.failed', { email: company.email }))}
          </Alert>
        )}
      </Box>
    </Box>
  );
}
