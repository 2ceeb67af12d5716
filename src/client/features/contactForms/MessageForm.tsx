import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, type SubmitEvent, Suspense } from 'react';
import { useHref, useLocation } from 'react-router-dom';
import { useTranslation } from '@/client/i18n/useTranslation';
import { lazyOptional } from '@/client/lib/lazyOptional';
import { useHydrated } from '@/client/lib/useHydrated';
import { KEY_FIELD, PART_FIELD } from '@/shared/messageForms';
import { FailedNotice, type FailedNoticeProps } from './FailedNotice';
import type { FileKind } from './FileField';
import { LabeledField, type LabeledFieldProps } from '@/client/components/LabeledField';
import { detailsOf, type MessageValues } from './messageValues';
import { PrivacyNotice } from './PrivacyNotice';
import { useSent } from './sentMessage';
import { SentNotice } from './SentNotice';
import { type MessageFormOptions, useMessageForm } from './useMessageForm';

const FileField = lazyOptional(() => import('./FileField'));

interface MessageFormProps extends MessageFormOptions, Pick<FailedNoticeProps, 'mail' | 'waiting'> {
  texts: Readonly<
    /** Of the long text and of the button. */
    Record<'details' | 'detailsHelp' | 'submit', string> & {
      /** Heading once it is sent, and when a reply comes. */
      sent: string;
      reply: string;
      /** Who reads it. */
      readers: string;
    }
  >;
  /** By default the one for the address. */
  renderFields?: (field: RenderField) => ReactNode;
  /** Shows the part above the fields, with the field for its quantity. */
  renderPart?: (quantity: LabeledFieldProps) => ReactNode;
  /** Of the files that can go along. */
  fileKind?: FileKind;
  /** What goes along, above the button. */
  notice?: ReactNode;
  /** What a visitor may do next, below the confirmation. */
  next?: ReactNode;
  id?: string;
  /** Of the button, for a server that accepts the form for several ends. */
  intent?: { name: string; value: string };
}

export type RenderField = (name: keyof MessageValues, help?: string) => LabeledFieldProps;

const wide = { gridColumn: '1 / -1' };

/** A form of the site, or the confirmation of the message that was sent by it. */
export function MessageForm(props: MessageFormProps) {
  const sent = useSent();
  if (!sent) return <OpenForm {...props} />;
  return (
    <SentNotice sent={sent} texts={props.texts}>
      {props.next}
    </SentNotice>
  );
}

/** With script and without. */
function OpenForm(props: MessageFormProps) {
  const { form, texts, mail, part, renderPart, renderFields, fileKind, notice, waiting } = props;
  const detailsName = detailsOf(form);
  const { t } = useTranslation('inquiryForm');
  const { pathname, search } = useLocation();
  const action = useHref({ pathname, search });
  const isHydrated = useHydrated();
  const { formRef, onSubmit, inputOf, renderedKey, files, setFiles, ...state } =
    useMessageForm(props);
  const { errors, message, failure, sending } = state;

  const field: RenderField = (name, help) => ({
    ...inputOf(name),
    error: !!errors[name],
    helperText: errors[name] ?? help,
  });

  return (
    <Box
      component="form"
      ref={formRef}
      id={props.id}
      // Without script the page's own URL accepts it.
      method="post"
      action={action}
      noValidate
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => void onSubmit(event)}
      sx={{
        display: 'grid',
        gap: 2.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' },
      }}
    >
      {part !== undefined && (
        <Box sx={{ ...wide, minWidth: 0 }}>
          {renderPart?.(field('quantity'))}
          <input type="hidden" name={PART_FIELD} value={part} />
        </Box>
      )}
      <LabeledField {...field('name')} label={t('name')} autoComplete="name" required sx={wide} />
      <LabeledField {...field('email')} label={t('email')} type="email" autoComplete="email" />
      <LabeledField {...field('phone')} label={t('phone')} type="tel" autoComplete="tel" />
      {renderFields?.(field) ?? (
        <LabeledField
          {...field('address')}
          label={t('address')}
          // Browsers fill a whole address, `street-address`, into fields of several lines only.
          autoComplete="address-line1"
          sx={wide}
        />
      )}
      <LabeledField
        {...field(detailsName, texts.detailsHelp)}
        label={texts.details}
        multiline
        // Six lines, without script too.
        slotProps={{ input: { sx: { minHeight: '8.625em' } } }}
        sx={wide}
      />
      {fileKind && (
        <Box data-scripted sx={{ ...wide, minHeight: 84 }}>
          <Suspense fallback={null}>
            {isHydrated && (
              <FileField
                kind={fileKind}
                files={files}
                missing={state.missing}
                disabled={sending}
                onChange={setFiles}
                onMissingChange={state.setMissing}
              />
            )}
          </Suspense>
        </Box>
      )}
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
      <PrivacyNotice
        readers={texts.readers}
        email={mail.to}
        files={fileKind}
        remembers={state.remembers}
        onRemember={state.onRemember}
      />
      {(failure ?? waiting) !== undefined && (
        <FailedNotice
          failure={failure}
          waiting={waiting}
          values={message}
          detailsName={detailsName}
          texts={texts}
          mail={mail}
        />
      )}
      {notice && <Box sx={wide}>{notice}</Box>}
      <Button
        {...props.intent}
        variant="contained"
        type="submit"
        color="secondary"
        size="large"
        aria-disabled={sending}
        sx={{ ...wide, justifySelf: { sm: 'start' }, px: { xs: 2, sm: 5 }, py: 1.5 }}
      >
        {sending ? t('sending') : texts.submit}
      </Button>
    </Box>
  );
}
