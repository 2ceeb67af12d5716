import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { forgetDraft, keepDraft, readDraft } from './drafts';
import { FailedNotice } from './FailedNotice';
import { Honeypot } from './Honeypot';
import { judge } from './judge';
import { TextInput } from '../../components/TextInput';
import type { DetailsName, MessageValues, Prefill } from './messageValues';
import { firstValues } from './messageValues';
import { SentPanel } from './SentPanel';

export type MessageLabels = Record<
  'name' | 'email' | 'phone' | 'address' | 'details' | 'detailsHelp',
  string
>;

/** A backend that takes messages without numbering them gives no reference. */
export interface Receipt {
  reference?: string;
}

export interface MessageFormProps {
  detailsName: DetailsName;
  labels: MessageLabels;
  /** Text of the button. */
  submit: string;
  sent: { heading: string; text: (reference: string) => string };
  /** Where the message can go by e-mail when it could not be sent. */
  mail: { to: string; subject: (name: string) => string };
  /** What the long text asks for from the start, unless it is about that already. */
  prefill?: Prefill;
  /** Sends the message; throws the failed call. */
  send: (values: MessageValues) => Promise<Receipt>;
}

/** The form of the contact page and of the careers page. */
export function MessageForm(props: MessageFormProps) {
  const { detailsName, labels, submit, sent, mail, prefill, send } = props;
  const { t } = useTranslation('inquiryForm');
  const [receipt, setReceipt] = useState<Receipt>();
  const [failure, setFailure] = useState<unknown>();
  const [values, setValues] = useState(() =>
    firstValues(detailsName, readDraft(detailsName), prefill),
  );
  const [submitted, setSubmitted] = useState(false);
  const [sending, setSending] = useState(false);
  // Nothing is called wrong before the first try; from then on every key stroke is judged.
  const errors = submitted ? judge(values, detailsName, t) : {};

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A second press while the message is under way would send it twice.
    if (sending) return;
    setSubmitted(true);
    const [firstWrong] = Object.keys(judge(values, detailsName, t));
    if (firstWrong) {
      (event.currentTarget.elements.namedItem(firstWrong) as HTMLElement | null)?.focus();
      return;
    }
    setFailure(undefined);
    setSending(true);
    try {
      setReceipt(await send(values));
      forgetDraft(detailsName);
    } catch (caught) {
      setFailure(caught);
    }
    setSending(false);
  };

  if (receipt) {
    const { reference } = receipt;
    const text = reference ? sent.text(reference) : t('received');
    return <SentPanel heading={sent.heading} text={text} />;
  }

  const field = (name: keyof MessageValues) => ({
    name,
    value: values[name] ?? '',
    error: errors[name],
    onChange: (value: string) => {
      setValues((before) => ({ ...before, [name]: value }));
      if (name === 'website') return;
      // The text of the form itself is none of the visitor's, and another in the other language.
      const own = name === detailsName && value === prefill?.text ? '' : value;
      keepDraft(detailsName, { ...readDraft(detailsName), [name]: own });
    },
  });

  return (
    <Box
      component="form"
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
