import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FailedNotice } from './FailedNotice';
import { Honeypot } from './Honeypot';
import { MessageField } from './MessageField';
import type { DetailsName, MessageValues } from './messageValues';
import { emptyValues } from './messageValues';
import { isEmail, isPhone, maxLength } from './rules';
import { SentPanel } from './SentPanel';

export type MessageLabels = Record<
  'name' | 'email' | 'phone' | 'address' | 'details' | 'detailsHelp',
  string
>;

export interface MessageFormProps {
  detailsName: DetailsName;
  labels: MessageLabels;
  /** Text of the button. */
  submit: string;
  sent: { heading: string; text: (reference: string) => string };
  /** Where the message can go by e-mail when it could not be sent. */
  mail: { to: string; subject: (name: string) => string };
  initialDetails?: string;
  /** Sends the message; answers its reference number or throws the failed call. */
  send: (values: MessageValues) => Promise<string>;
}

/** The form of the contact page and of the careers page. */
export function MessageForm(props: MessageFormProps) {
  const { detailsName, labels, submit, sent, mail, initialDetails = '', send } = props;
  const { t } = useTranslation('inquiryForm');
  const [reference, setReference] = useState<string>();
  const [failure, setFailure] = useState<unknown>();
  const { register, control, handleSubmit, formState } = useForm<MessageValues>({
    defaultValues: { ...emptyValues, [detailsName]: initialDetails },
  });
  const { errors, isSubmitting } = formState;

  const onSubmit = handleSubmit(async (values) => {
    setFailure(undefined);
    try {
      const answer = await send(values);
      if (!answer) throw new Error('The answer has no reference number.');
      setReference(answer);
    } catch (caught) {
      setFailure(caught);
    }
  });
  if (reference !== undefined) {
    return <SentPanel heading={sent.heading} text={sent.text(reference)} />;
  }

  const within = (max: number) => ({
    value: max,
    message: t('errors.tooLong', { max }),
  });
  const field = {
    name: register('name', {
      validate: (value) => value.trim() !== '' || t('errors.name'),
      maxLength: within(maxLength.name),
    }),
    email: register('email', {
      validate: (value, { phone }) => {
        if (value.trim() !== '') return isEmail(value) || t('errors.email');
        return phone.trim() !== '' || t('errors.reach');
      },
      maxLength: within(maxLength.email),
    }),
    phone: register('phone', {
      // Either of the two is enough, so each change of the phone number re-judges the e-mail.
      deps: 'email',
      validate: (value) => value.trim() === '' || isPhone(value) || t('errors.phone'),
      maxLength: within(maxLength.phone),
    }),
    address: register('address', { maxLength: within(maxLength.address) }),
    details: register(detailsName, { maxLength: within(maxLength.details) }),
  };

  return (
    <Box
      component="form"
      noValidate
      // A second press while the message is under way would send it twice.
      onSubmit={(event) => (isSubmitting ? event.preventDefault() : void onSubmit(event))}
      sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}
    >
      <MessageField
        field={field.name}
        label={labels.name}
        error={errors.name}
        autoComplete="name"
        required
        wide
      />
      <MessageField
        field={field.email}
        label={labels.email}
        error={errors.email}
        type="email"
        autoComplete="email"
      />
      <MessageField
        field={field.phone}
        label={labels.phone}
        error={errors.phone}
        type="tel"
        autoComplete="tel"
      />
      <MessageField
        field={field.address}
        label={labels.address}
        error={errors.address}
        autoComplete="street-address"
        wide
      />
      <MessageField
        field={field.details}
        label={labels.details}
        help={labels.detailsHelp}
        error={errors[detailsName]}
        rows={6}
        wide
      />
      <Honeypot field={register('website')} label={t('leaveEmpty')} />
      {failure !== undefined && (
        <FailedNotice {...{ failure, control, detailsName, labels, mail }} />
      )}
      <Button
        type="submit"
        variant="contained"
        color="secondary"
        size="large"
        aria-disabled={isSubmitting}
        sx={{ gridColumn: '1 / -1', justifySelf: { sm: 'start' }, px: 5, py: 1.5 }}
      >
        {isSubmitting ? t('sending') : submit}
      </Button>
    </Box>
  );
}
