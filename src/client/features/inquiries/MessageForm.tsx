import CheckCircleOutline from '@mui/icons-material/CheckCircleOutlined';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { type SubmitEvent, useEffect, useRef } from 'react';
import { useHref, useLocation } from 'react-router-dom';
import { useCreateApplicationMutation, useCreateInquiryMutation, useErrorText } from '@/client/api';
import { useTranslation } from '@/client/i18n/useTranslation';
import { company } from '@/shared/company';
import { KEY_FIELD } from '@/shared/messageForms';
import type { MessageValues } from './messageValues';
import { type Failure, type MessageFormOptions, useMessageForm } from './useMessageForm';

interface MessageFormProps extends MessageFormOptions {
  /** Of the long text, of the button, and the heading once it is sent. */
  texts: Readonly<Record<'details' | 'detailsHelp' | 'submit' | 'sent', string>>;
  /** The e-mail that is offered where the message could not be sent. */
  mail: { to: string; subject: (name: string) => string };
}

const wide = { gridColumn: '1 / -1' };

/** The form of the contact page and of the careers page, with script and without. */
function MessageForm(props: MessageFormProps) {
  const { detailsName, texts, mail } = props;
  const { t } = useTranslation('inquiryForm');
  const { pathname, search } = useLocation();
  const action = useHref({ pathname, search });
  const { formRef, onSubmit, inputOf, renderedKey, ...state } = useMessageForm(props);
  const { errors, values, partCount, receipt, failure, sending } = state;

  if (receipt) {
    const { reference } = receipt;
    const text = reference ? t('sent', { reference }) : t('received');
    return <SentNotice heading={texts.sent} text={text} />;
  }

  const field = (name: keyof MessageValues, help?: string): TextFieldProps => ({
    ...inputOf(name),
    fullWidth: true,
    error: !!errors[name],
    helperText: errors[name] ?? help,
  });
  const detailsHelp = partCount > 1 ? t('partCount', { count: partCount }) : texts.detailsHelp;

  return (
    <Box
      component="form"
      ref={formRef}
      // Without script the page's own URL accepts it.
      method="post"
      action={action}
      noValidate
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => void onSubmit(event)}
      sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}
    >
      <TextField {...field('name')} label={t('name')} autoComplete="name" required sx={wide} />
      <TextField {...field('email')} label={t('email')} type="email" autoComplete="email" />
      <TextField {...field('phone')} label={t('phone')} type="tel" autoComplete="tel" />
      <TextField
        {...field('address')}
        label={t('address')}
        autoComplete="street-address"
        sx={wide}
      />
      <TextField
        {...field(detailsName, detailsHelp)}
        label={texts.details}
        multiline
        // Six lines, without script too.
        slotProps={{ htmlInput: { sx: { minHeight: '8.625em' } } }}
        sx={wide}
      />
      {renderedKey && <input type="hidden" name={KEY_FIELD} value={renderedKey} />}
      {/* The honeypot: form fillers and robots fill it, and the message is held for review then. */}
      <Box
        aria-hidden
        sx={{ position: 'absolute', left: -9999, width: 1, height: 1, overflow: 'hidden' }}
      >
        <label>
          {t('leaveEmpty')}
          <input {...inputOf('website')} type="text" tabIndex={-1} autoComplete="off" />
        </label>
      </Box>
      {failure !== undefined && (
        <FailedNotice
          failure={failure}
          values={values}
          detailsName={detailsName}
          texts={texts}
          mail={mail}
        />
      )}
      <Button
        variant="contained"
        type="submit"
        color="secondary"
        size="large"
        aria-disabled={sending}
        sx={{ ...wide, justifySelf: { sm: 'start' }, px: 5, py: 1.5 }}
      >
        {sending ? t('sending') : texts.submit}
      </Button>
    </Box>
  );
}

/** Longer pauses than this are about the daily limit, not about one network. */
const SHORT_PAUSE_SECONDS = 3600;

/** The URL of a new e-mail; `lines` are the body, each `label: value`, empty values left out. */
function mailto(to: string, subject: string, lines: readonly [string, string][]): string {
  const body = lines
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `${label}: ${value}`)
    .join('\n')
    // RFC 6068 wants both characters.
    .replace(/\r?\n/g, '\r\n');
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

interface FailedNoticeProps extends Pick<MessageFormProps, 'detailsName' | 'texts' | 'mail'> {
  failure: Failure;
  values: MessageValues;
}

/** Says why the message could not be sent and offers an e-mail that already holds the text. */
function FailedNotice({ failure, values, detailsName, texts, mail }: FailedNoticeProps) {
  const { t } = useTranslation('inquiryForm');
  const errorText = useErrorText();
  const { status, retryAfter = 0, data } = failure;
  const isEarlier = status === 409;
  const reason = () => {
    if (isEarlier) return 'failed.earlier';
    if (status !== 429) return 'failed.text';
    return retryAfter > SHORT_PAUSE_SECONDS ? 'failed.full' : 'failed.tooMany';
  };
  const reference = typeof data?.reference === 'string' ? data.reference : '';
  const { name, email, phone, address, [detailsName]: details = '' } = values;
  const href = mailto(mail.to, mail.subject(name), [
    [t('name'), name],
    [t('email'), email],
    [t('phone'), phone],
    [t('address'), address],
    [texts.details, details],
  ]);
  return (
    <Alert severity="error" sx={{ gridColumn: '1 / -1' }}>
      <AlertTitle>{t(isEarlier ? 'failed.earlierHeading' : 'failed.heading')}</AlertTitle>
      {/* A browser without script submits what the client rejects. */}
      {status === 400 && `${errorText(failure, '')} `}
      {t(reason(), { email: mail.to, reference })}
      <Button
        href={href}
        color="inherit"
        variant="outlined"
        sx={{ display: 'flex', width: 'fit-content', mt: 1.5 }}
      >
        {t('failed.button')}
      </Button>
    </Alert>
  );
}

/** Replaces the form after it was sent, and takes the focus so that it is read. */
function SentNotice({ heading, text }: { heading: string; text: string }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <Alert
      ref={notice}
      severity="success"
      variant="outlined"
      role="status"
      tabIndex={-1}
      icon={<CheckCircleOutline fontSize="large" />}
      sx={{ p: { xs: 2, md: 4 }, color: 'text.primary' }}
    >
      <AlertTitle component="h3" variant="h3">
        {heading}
      </AlertTitle>
      {text}
    </Alert>
  );
}

/** `part` is the name of the spare part that a quotation is requested for. */
export function ContactForm({ part }: { part?: string }) {
  const { t } = useTranslation('contact');
  const [createInquiry, result] = useCreateInquiryMutation();
  return (
    <MessageForm
      detailsName="inquiryDetails"
      texts={t('form')}
      mail={{ to: company.email, subject: (name) => t('mailSubject', { name }) }}
      part={part}
      requestOf={(name) => t('partInquiry', { part: name })}
      send={(inquiryForm, key) => createInquiry({ inquiryForm, 'Idempotency-Key': key })}
      result={result}
    />
  );
}

export function CareerForm() {
  const { t } = useTranslation('career');
  const [createApplication, result] = useCreateApplicationMutation();
  return (
    <MessageForm
      detailsName="aboutyou"
      texts={t('form')}
      mail={{ to: company.careersEmail, subject: (name) => t('mailSubject', { name }) }}
      send={(applicationForm, key) =>
        createApplication({ applicationForm, 'Idempotency-Key': key })
      }
      result={result}
    />
  );
}
