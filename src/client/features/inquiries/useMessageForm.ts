import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useTranslation } from '@/client/i18n/useTranslation';
import { useRenderedForm } from '@/client/lib/renderedForm';
import { RECEIPT_PARAM, REFERENCE } from '@/shared/messageForms';
import {
  changeDraft,
  forgetDraft,
  idempotencyKeyOf,
  readDraft,
  renewIdempotencyKey,
} from './drafts';
import { isKeyReused } from './FailedNotice';
import {
  type DetailsName,
  type MessageValues,
  type PartRequests,
  firstValues,
  partsOf,
  uneditedText,
  validate,
} from './messageValues';

/** A backend that takes messages without numbering them gives no reference. */
export interface Receipt {
  reference?: string;
}

export interface MessageFormOptions {
  detailsName: DetailsName;
  partRequests?: PartRequests;
  /** Sends the message; throws the failed call. */
  send: (values: MessageValues, idempotencyKey: string) => Promise<Receipt>;
}

/** The message that was stored by a submission without script, which leads to this URL. */
function receiptIn(params: URLSearchParams): Receipt | undefined {
  const reference = params.get(RECEIPT_PARAM);
  return reference !== null && REFERENCE.test(reference) ? { reference } : undefined;
}

/**
 * The state of a form of the site: values, draft, errors and the result of the submission. The
 * fields are uncontrolled, so that text typed before hydration stays.
 */
export function useMessageForm({ detailsName, partRequests, send }: MessageFormOptions) {
  const { t } = useTranslation('inquiryForm');
  const part = partRequests?.part;
  // The rendered form belongs to the page that was loaded, not to those visited after it.
  const isFirstPage = useLocation().key === 'default';
  const renderedForm = useRenderedForm();
  const rendered = isFirstPage ? renderedForm : undefined;
  const [sent, setSent] = useState<Receipt>();
  const [params] = useSearchParams();
  const receipt = sent ?? receiptIn(params);
  const [failure, setFailure] = useState<unknown>(rendered?.failure);
  const [first] = useState(() => ({ values: rendered?.values ?? {}, parts: [] }));
  const [parts, setParts] = useState(() => partsOf(first, part));
  const [initial] = useState(() => firstValues(detailsName, first, partRequests));
  const [renderedErrors] = useState(() =>
    rendered?.failure ? validate(initial, detailsName, t) : undefined,
  );
  const { register, handleSubmit, control, getValues, setValue, formState } =
    useForm<MessageValues>({
      mode: rendered?.failure ? 'onChange' : 'onSubmit',
      errors: renderedErrors,
      resolver: (values) => {
        const errors = validate(values, detailsName, t);
        return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
      },
    });
  const values: MessageValues = { ...initial, ...useWatch({ control }) };

  // The first render matches the server's, which has neither the draft nor text typed before hydration.
  const adoptDraft = useEffectEvent(() => {
    if (receipt) return;
    const draft = readDraft(detailsName);
    const typed: Partial<MessageValues> = { ...first.values };
    for (const [name, value] of Object.entries(getValues()) as [keyof MessageValues, string][]) {
      if (value !== initial[name]) typed[name] = value;
    }
    const known = { ...draft.values, ...typed };
    const adopted = firstValues(detailsName, { ...draft, values: known }, partRequests);
    for (const name of Object.keys(adopted) as (keyof MessageValues)[]) {
      setValue(name, adopted[name]);
    }
    setParts(partsOf(draft, part));
    changeDraft(detailsName, {
      values: { ...known, [detailsName]: known[detailsName] && adopted[detailsName] },
      parts: partsOf(draft, part),
      // The form may have been submitted with this key before hydration.
      idempotencyKey:
        Object.keys(typed).length > 0 ? rendered?.idempotencyKey : draft.idempotencyKey,
    });
  });
  // eslint-disable-next-line react-hooks/set-state-in-effect -- the draft is in the browser's storage
  useEffect(() => adoptDraft(), []);

  const saveInDraft = (name: keyof MessageValues, value: string) => {
    idempotencyKeyOf(detailsName);
    if (name === 'website') return;
    const draft = readDraft(detailsName);
    // Unedited text is not stored: it is another one in the other language.
    const isUnedited = name === detailsName && value === uneditedText(parts, partRequests);
    changeDraft(detailsName, {
      values: { ...draft.values, [name]: isUnedited ? '' : value },
      parts: name === detailsName && value === '' ? [] : draft.parts,
    });
  };

  const submit = handleSubmit(async (submitted) => {
    setFailure(undefined);
    try {
      setSent(await send(submitted, idempotencyKeyOf(detailsName)));
      forgetDraft(detailsName);
    } catch (caught) {
      setFailure(caught);
      if (isKeyReused(caught)) renewIdempotencyKey(detailsName);
    }
  });
  const sending = formState.isSubmitting;

  return {
    onSubmit(event: FormEvent) {
      event.preventDefault();
      // A second press while the message is under way would send it twice.
      if (!sending) void submit(event);
    },
    registered: (name: keyof MessageValues) => ({
      ...register(name, {
        // An e-mail address is needed where there is no phone number.
        deps: name === 'phone' ? 'email' : undefined,
        onChange: ({ target }: { target: HTMLInputElement }) => saveInDraft(name, target.value),
      }),
      defaultValue: initial[name],
    }),
    errorOf: (name: keyof MessageValues) => formState.errors[name]?.message,
    values,
    partCount: parts.filter((each) => values[detailsName]?.includes(each)).length,
    receipt,
    failure,
    sending,
    /** Sent without script; with it the draft has the key. */
    renderedKey: rendered?.idempotencyKey,
  };
}
