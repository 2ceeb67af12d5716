import {
  type ChangeEvent,
  type SubmitEvent,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useTranslation } from '@/client/i18n/useTranslation';
import { useRenderedForm } from '@/client/lib/renderedForm';
import { RECEIPT_PARAM, REFERENCE } from '@/shared/messageForms';
import {
  type Draft,
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

/** The fields' values that differ from the rendered ones: they were typed before hydration. */
const typedInto = (form: HTMLFormElement, rendered: MessageValues): Partial<MessageValues> =>
  Object.fromEntries(
    Object.entries(rendered).flatMap(([name, value]) => {
      const typed = (form.elements.namedItem(name) as HTMLInputElement).value;
      return typed === value ? [] : [[name, typed]];
    }),
  );

/**
 * The state of a form of the site: values, draft, errors and the result of the submission. Without
 * react-hook-form, which would add 13 kB to the public pages for two forms of five fields.
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
  const [failure, setFailure] = useState<unknown>(rendered?.failure);
  const [submitted, setSubmitted] = useState(failure !== undefined);
  const [sending, setSending] = useState(false);
  const first: Draft = { values: rendered?.values ?? {}, parts: [] };
  const [values, setValues] = useState(() => firstValues(detailsName, first, partRequests));
  const [parts, setParts] = useState(() => partsOf(first, part));
  const formRef = useRef<HTMLFormElement>(null);

  // The first render matches the server's, which has neither the draft nor text typed before hydration.
  const adoptDraft = useEffectEvent(() => {
    if (!formRef.current) return;
    const draft = readDraft(detailsName);
    const typed = { ...first.values, ...typedInto(formRef.current, values) };
    const known = { ...draft.values, ...typed };
    const adopted = firstValues(detailsName, { ...draft, values: known }, partRequests);
    setValues(adopted);
    setParts(partsOf(draft, part));
    changeDraft(detailsName, {
      values: { ...known, [detailsName]: known[detailsName] && adopted[detailsName] },
      parts: partsOf(draft, part),
      // The form may have been submitted with this key before hydration.
      idempotencyKey:
        Object.keys(typed).length > 0 ? rendered?.idempotencyKey : draft.idempotencyKey,
    });
  });
  // Before another render writes the state's values into the fields.
  useLayoutEffect(() => adoptDraft(), []);

  const onChange = ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const { name, value } = target;
    setValues((before) => ({ ...before, [name]: value }));
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

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A second press while the message is under way would send it twice.
    if (sending) return;
    setSubmitted(true);
    const [firstWrong] = Object.keys(validate(values, detailsName, t));
    if (firstWrong) {
      (event.currentTarget.elements.namedItem(firstWrong) as HTMLElement).focus();
      return;
    }
    setFailure(undefined);
    setSending(true);
    try {
      setSent(await send(values, idempotencyKeyOf(detailsName)));
      forgetDraft(detailsName);
    } catch (caught) {
      setFailure(caught);
      if (isKeyReused(caught)) renewIdempotencyKey(detailsName);
    }
    setSending(false);
  };

  return {
    formRef,
    onSubmit,
    inputOf: (name: keyof MessageValues) => ({ name, value: values[name] ?? '', onChange }),
    values,
    // From the first submission on each change is validated.
    errors: submitted ? validate(values, detailsName, t) : {},
    partCount: parts.filter((each) => values[detailsName]?.includes(each)).length,
    receipt: sent ?? receiptIn(params),
    failure,
    sending,
    /** Sent without script; with it the draft has the key. */
    renderedKey: rendered?.idempotencyKey,
  };
}
