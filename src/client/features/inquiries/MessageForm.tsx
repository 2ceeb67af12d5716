import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useHref, useLocation } from 'react-router-dom';
import { FailedNotice } from './FailedNotice';
import { Honeypot } from './Honeypot';
import { TextInput } from '../../components/TextInput';
import { SentPanel } from './SentPanel';
import { type MessageFormOptions, useMessageForm } from './useMessageForm';

export type MessageLabels = Record<
  'name' | 'email' | 'phone' | 'address' | 'details' | 'detailsHelp',
  string
>;

export interface MessageFormProps extends MessageFormOptions {
  labels: MessageLabels;
  /** Text of the button. */
  submit: string;
  sent: { heading: string; text: (reference: string) => string };
  /** Where the message can go by e-mail when it could not be sent. */
  mail: { to: string; subject: (name: string) => string };
}

/** The form of the contact page and of the careers page, with script and without. */
export function MessageForm(props: MessageFormProps) {
  const { detailsName, labels, submit, sent, mail } = props;
  const { t } = useTranslation('inquiryForm');
  const { pathname, search } = useLocation();
  const action = useHref({ pathname, search });
  const { adopt, onSubmit, field, values, receipt, failure, sending } = useMessageForm(props);

  if (receipt) {
    const { reference } = receipt;
    const text = reference ? sent.text(reference) : t('received');
    return <SentPanel heading={sent.heading} text={text} />;
  }

  return (
    <Box
      component="form"
      ref={adopt}
      // Without script the page's own address takes it.
      method="post"
      action={action}
      noValidate
      onSubmit={(event) => void onSubmit(event)}
      sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}
    >
      <TextInput {...field('name')} label={labels.name} autoComplete="name" required wide />
      <TextInput {...field('email')} label={labels.email} type="email" autoComplete="email" />
      <TextInput {...field('phone')} label={labels.phone} type="tel" autoComplete="tel" />
      <TextInput {...field('address')} label={labels.address} autoComplete="street-address" wide />
      <TextInput
        {...field(detailsName)}
        label={labels.details}
        help={labels.detailsHelp}
        rows={6}
        wide
      />
      <Honeypot {...field('website')} label={t('leaveEmpty')} />
      {failure !== undefined && (
        <FailedNotice {...{ failure, values, detailsName, labels, mail }} />
      )}
      <Button
        type="submit"
        variant="contained"
        color="secondary"
        size="large"
        aria-disabled={sending}
        sx={{ gridColumn: '1 / -1', justifySelf: { sm: 'start' }, px: 5, py: 1.5 }}
      >
        {sending ? t('sending') : submit}
      </Button>
    </Box>
  );
}
