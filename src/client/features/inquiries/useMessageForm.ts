import { nanoid } from '@reduxjs/toolkit';
import {
  type ChangeEvent,
  type SubmitEvent,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { Receipt } from '@/client/api';
import { useTranslation } from '@/client/i18n/useTranslation';
import { useRenderedForm } from '@/client/lib/renderedForm';
import { useHydrated } from '@/client/lib/useHydrated';
import { RECEIPT_PARAM, REFERENCE } from '@/shared/messageForms';
import { type Draft, changeDraft, deleteDraft, readDraft } from './drafts';
import { type DetailsName, type MessageValues, toBody, validate } from './messageValues';

/** As the client's call or the server's rendering describes it. */
export interface Failure {
  status?: unknown;
  /** Seconds. */
  retryAfter?: number;
  data?: { reference?: unknown };
}

export interface MessageFormOptions {
  detailsName: DetailsName;
  /** The part that the page was opened for, and how the long text requests a quotation for it. */
  part?: string;
  requestOf?: (part: string) => string;
  send: (
    body: ReturnType<typeof toBody>,
    idempotencyKey: string,
  ) => PromiseLike<{ error?: unknown }>;
  /** Of the mutation that `send` starts. */
  result: {
    isUninitialized: boolean;
    isLoading: boolean;
    isSuccess: boolean;
    data?: Partial<Receipt>;
    error?: unknown;
  };
}

const emptyValues: MessageValues = { name: '', email: '', phone: '', address: '', website: '' };

/** The reference of the message that was stored by a submission without script, from the URL. */
function receiptIn(params: URLSearchParams) {
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
export function useMessageForm(options: MessageFormOptions) {
  const { detailsName, part, requestOf = (name) => name, send, result } = options;
  const { t } = useTranslation('inquiryForm');
  const [params] = useSearchParams();
  // The rendered form belongs to the page that was loaded, not to those visited after it.
  const isFirstPage = useLocation().key === 'default';
  const renderedForm = useRenderedForm();
  const [rendered] = useState(isFirstPage ? renderedForm : undefined);
  const failure = (result.isUninitialized ? rendered?.failure : result.error) as
    Failure | undefined;
  const [submitted, setSubmitted] = useState(failure !== undefined);
  const formRef = useRef<HTMLFormElement>(null);

  const requestsFor = (all: readonly string[]) => all.map(requestOf).join('\n\n');
  const partsOf = ({ parts: before }: Pick<Draft, 'parts'>) =>
    part && !before.includes(part) ? [...before, part] : before;
  /** The draft, its long text followed by the request for a part that it lacks. */
  const valuesOf = (draft: Pick<Draft, 'values' | 'parts'>): MessageValues => {
    const typed = draft.values[detailsName];
    const isNamed = !part || (draft.parts.includes(part) && typed?.includes(part));
    const details = typed
      ? [typed, ...(isNamed ? [] : [requestOf(part)])].join('\n\n')
      : requestsFor(partsOf(draft));
    return { ...emptyValues, ...draft.values, [detailsName]: details };
  };

  const empty = { values: {}, parts: [] };
  const [values, setValues] = useState(() => ({ ...valuesOf(empty), ...rendered?.values }));
  const [parts, setParts] = useState(() => partsOf(empty));

  const isHydrated = useHydrated();
  // React resets a text area that is rendered with a text when it hydrates it. This runs before.
  const [typedDetails] = useState(() => {
    if (isHydrated || typeof document === 'undefined') return undefined;
    const selector = `textarea[name="${detailsName}"]`;
    return document.querySelector<HTMLTextAreaElement>(selector)?.value;
  });

  // The first render matches the server's, which has neither the draft nor text typed before hydration.
  const adoptDraft = useEffectEvent(() => {
    if (!formRef.current) return;
    const draft = readDraft(detailsName);
    const typed = typedInto(formRef.current, values);
    if (typedDetails !== undefined && typedDetails !== values[detailsName]) {
      typed[detailsName] ??= typedDetails;
    }
    const entered: Partial<MessageValues> = { ...rendered?.values, ...typed };
    const known = { ...draft.values, ...entered };
    const adopted = { ...valuesOf(draft), ...entered };
    setValues(adopted);
    setParts(partsOf(draft));
    changeDraft(detailsName, {
      values: { ...known, [detailsName]: known[detailsName] && adopted[detailsName] },
      parts: partsOf(draft),
      // The form may have been submitted with this key before hydration.
      idempotencyKey:
        (Object.keys(entered).length > 0 && rendered?.idempotencyKey) || draft.idempotencyKey,
    });
  });
  // Before another render writes the state's values into the fields.
  useLayoutEffect(() => adoptDraft(), []);

  const onChange = ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const { name, value } = target;
    setValues((before) => ({ ...before, [name]: value }));
    if (name === 'website') return;
    const draft = readDraft(detailsName);
    // Unedited text is not stored: it is another one in the other language.
    const isUnedited = name === detailsName && value === requestsFor(parts);
    changeDraft(detailsName, {
      values: { ...draft.values, [name]: isUnedited ? '' : value },
      parts: name === detailsName && value === '' ? [] : draft.parts,
    });
  };

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A second press while the message is under way would send it twice.
    if (result.isLoading) return;
    setSubmitted(true);
    const [firstWrong] = Object.keys(validate(values, detailsName, t));
    if (firstWrong) {
      (event.currentTarget.elements.namedItem(firstWrong) as HTMLElement).focus();
      return;
    }
    const { error } = await send(toBody(values), readDraft(detailsName).idempotencyKey);
    if (!error) deleteDraft(detailsName);
    // The key belongs to an earlier version of the message, which is stored.
    else if ((error as Failure).status === 409)
      changeDraft(detailsName, { idempotencyKey: nanoid() });
  };

  return {
    formRef,
    onSubmit,
    inputOf: (name: keyof MessageValues) => ({ name, value: values[name] ?? '', onChange }),
    values,
    // From the first submission on each change is validated.
    errors: submitted ? validate(values, detailsName, t) : {},
    partCount: parts.filter((each) => values[detailsName]?.includes(each)).length,
    receipt: result.isSuccess ? { reference: result.data?.reference } : receiptIn(params),
    failure,
    sending: result.isLoading,
    /** Sent without script; with it the draft has the key. */
    renderedKey: rendered?.idempotencyKey,
  };
}
