import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type SubmitEvent, useState } from 'react';
import {
  useErrorText,
  useGetPasswordResetOptionsQuery,
  useRequestPasswordLinkMutation,
} from '@/client/api';
import { FormCard, FormCardLink } from '@/client/components/FormCard';
import { PageSpinner } from '@/client/components/PageSpinner';
import { EmailField } from '@/client/features/auth/EmailField';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { paths } from '@/shared/siteMap';
import { cleanLine } from '@/shared/texts';

/** Has a link sent, or says whom to ask where no e-mails are sent. */
export default function ForgottenPasswordPage() {
  const { t } = useTranslation(['account', 'common']);
  const { data, isLoading } = useGetPasswordResetOptionsQuery();
  if (isLoading) return <PageSpinner label={t('common:loading')} />;
  // Without a response the form is offered: submitting it tells what is wrong.
  const { mailEnabled } = data ?? { mailEnabled: true };
  return (
    <FormCard
      title={t('forgotten.title')}
      text={t(mailEnabled ? 'forgotten.text' : 'forgotten.withoutMail')}
    >
      {mailEnabled ? <RequestForm /> : <WhomToAsk />}
      <FormCardLink href={paths.login()}>{t('forgotten.back')}</FormCardLink>
    </FormCard>
  );
}

function RequestForm() {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const errorText = useErrorText();
  const [request, { isLoading, isSuccess, error }] = useRequestPasswordLinkMutation();
  const [isMissing, setMissing] = useState(false);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('emailId') as HTMLInputElement;
    const emailId = cleanLine(field.value);
    setMissing(!emailId);
    if (!emailId) return field.focus();
    await request({ passwordLinkForm: { emailId, language } });
  };

  const problem = isMissing
    ? t('forgotten.missing')
    : error && errorText(error, t('forgotten.failed'));
  return (
    <Stack
      component="form"
      noValidate
      spacing={2.5}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => void submit(event)}
    >
      <EmailField readOnly={isLoading} />
      {problem && !isLoading && <Alert severity="error">{problem}</Alert>}
      <Box role="status">
        {isSuccess && !problem && <Alert severity="success">{t('forgotten.sent')}</Alert>}
      </Box>
      <Button variant="contained" type="submit" size="large" disabled={isLoading}>
        {isLoading ? t('forgotten.submitting') : t('forgotten.submit')}
      </Button>
    </Stack>
  );
}

function WhomToAsk() {
  const { t } = useTranslation('account');
  return (
    <Stack spacing={2}>
      <Typography>{t('forgotten.askAdmin')}</Typography>
      <Typography>{t('forgotten.askOperator')}</Typography>
      <Box component="code" sx={{ overflowWrap: 'anywhere' }}>
        npm run admin -- password name@example.com
      </Box>
    </Stack>
  );
}
