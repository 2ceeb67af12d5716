import Button from '@mui/material/Button';
import { useHref, useLocation } from 'react-router-dom';
import Box from '@mui/material/Box';
import { FailedNotice } from './FailedNotice';
import { TextInput, type TextInputProps } from '@/client/components/TextInput';
import { useTranslation } from '@/client/i18n/useTranslation';
import { SentPanel } from './SentPanel';
import { KEY_FIELD, messageForms } from '@/shared/messageForms';
import type { DetailsName } from './messageValues';
import { type MessageFormOptions, useMessageForm } from './useMessageForm';

export interface MessageFormProps extends MessageFormOptions {
  /** Of the long text, of the button, and the heading once it is sent. */
  texts: Readonly<Record<'details' | 'detailsHelp' | 'submit' | 'sent', string>>;
  /** Where the message can go by e-mail when it could not be sent. */
  mail: { to: string; subject: (name: string) => string };
}

const pageOf = (detailsName: DetailsName) =>
  Object.values(messageForms).find(({ fields }) => fields.some((name) => name === detailsName))!
    .page;

/** The form of the contact page and of the careers page, with script and without. */
export function MessageForm(props: MessageFormProps) {
  const { detailsName, texts, mail } = props;
  const { t } = useTranslation('inquiryForm');
  const { search } = useLocation();
  const action = useHref({ pathname: pageOf(detailsName), search });
  const form = useMessageForm(props);
  const { adopt, onSubmit, field, values, partCount, receipt, failure, sending } = form;

  if (receipt) {
    const { reference } = receipt;
    const text = reference ? t('sent', { reference }) : t('received');
    return <SentPanel heading={texts.sent} text={text} />;
  }

  return (
    <Box
      component="form"
      ref={adopt}
      // Without script the page's own URL accepts it.
      method="post"
      action={action}
      noValidate
      onSubmit={(event) => void onSubmit(event)}
      sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}
    >
      <TextInput {...field('name')} label={t('name')} autoComplete="name" required wide />
      <TextInput {...field('email')} label={t('email')} type="email" autoComplete="email" />
      <TextInput {...field('phone')} label={t('phone')} type="tel" autoComplete="tel" />
      <TextInput {...field('address')} label={t('address')} autoComplete="street-address" wide />
      <TextInput
        {...field(detailsName)}
        label={texts.details}
        help={partCount > 1 ? t('partCount', { count: partCount }) : texts.detailsHelp}
        rows={6}
        wide
      />
      {form.renderedKey && <input type="hidden" name={KEY_FIELD} value={form.renderedKey} />}
      <Honeypot {...field('website')} label={t('leaveEmpty')} />
      {failure !== undefined && <FailedNotice {...{ failure, values, detailsName, texts, mail }} />}
      <Button
        variant="contained"
        type="submit"
        color="secondary"
        size="large"
        aria-disabled={sending}
        sx={{ gridColumn: '1 / -1', justifySelf: { sm: 'start' }, px: 5, py: 1.5 }}
      >
        {sending ? t('sending') : texts.submit}
      </Button>
    </Box>
  );
}

/** Hidden from people, but form fillers and robots fill it: the message is suspected spam then. */
function Honeypot({ name, value, onChange, label }: TextInputProps) {
  return (
    <Box
      aria-hidden
      sx={{ position: 'absolute', left: -9999, width: 1, height: 1, overflow: 'hidden' }}
    >
      <label>
        {label}
        <input
          name={name}
          value={value}
          onChange={(event) => onChange?.(event.target.value)}
          type="text"
          tabIndex={-1}
          autoComplete="off"
        />
      </label>
    </Box>
  );
}
