import { nanoid } from '@reduxjs/toolkit';
import {
  type ChangeEvent,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Receipt } from '@/client/api';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { useRenderedForm } from '@/client/lib/renderedForm';
import { rememberInquiry } from '@/client/lib/ownInquiries';
import { useHydrated } from '@/client/lib/useHydrated';
import type { InquiryLine } from '@/shared/inquiries';
import { hasRequest, requestText, withQuantity } from '@/shared/inquiryText';
import { type Draft, changeDraft, deleteDraft, readDraft, withoutNames } from './drafts';
import {
  detailsOf,
  emptyValues,
  type FormName,
  hasField,
  type MessageValues,
  type SentMessage,
  toBody,
  validate,
} from './messageValues';
import {
  forgetSender,
  readSenderDetails,
  rememberSender,
  type SenderDetails,
} from './senderDetails';
import type { SentState } from './sentMessage';

/** As the client's call or the server's rendering describes it. */
export interface Failure {
  status?: unknown;
  /** Seconds. */
  retryAfter?: number;
  data?: { reference?: unknown };
}

export interface MessageFormOptions {
  form: FormName;
  /** Name of the part that the page was opened for. */
  part?: string;
  /** How many of it, until another quantity is typed. */
  quantity?: string;
  /** Lines of the list that are sent with it. */
  lines?: readonly InquiryLine[];
  /** Files that were chosen on an earlier visit. */
  initialFiles?: readonly File[];
  send: (
    body: SentMessage,
    idempotencyKey: string,
    files: readonly File[],
  ) => PromiseLike<{ data?: Partial<Receipt>; error?: unknown }>;
  /** Of the mutation that `send` starts. */
  result: { isUninitialized: boolean; isLoading: boolean; error?: unknown };
}

/** The details that have a field in the form. */
const detailsIn = (form: FormName, details: SenderDetails = {}): SenderDetails =>
  Object.fromEntries(Object.entries(details).filter(([name]) => hasField(form, name)));

/** The fields' values that differ from the rendered ones: they were typed before hydration. */
const typedInto = (form: HTMLFormElement, rendered: MessageValues): Partial<MessageValues> =>
  Object.fromEntries(
    Object.entries(rendered).flatMap(([name, value]) => {
      const field = form.elements.namedItem(name) as HTMLInputElement | null;
      return field && field.value !== value ? [[name, field.value]] : [];
    }),
  );

/**
 * The state of a form of the site: values, draft, errors and the result of the submission. Without
 * react-hook-form, which would add 13 kB to the public pages for three forms of few fields.
 */
export function useMessageForm(options: MessageFormOptions) {
  const { form, part, send, result, initialFiles = [], lines = [] } = options;
  const detailsName = detailsOf(form);
  const { t } = useTranslation('inquiryForm');
  const language = useLanguage();
  const location = useLocation();
  const navigate = useNavigate();
  const renderedForm = useRenderedForm();
  // The rendered form belongs to the page that was loaded, not to those visited after it.
  const [rendered] = useState(location.key === 'default' ? renderedForm : undefined);
  const failure = (result.isUninitialized ? rendered?.failure : result.error) as
    Failure | undefined;
  const [submitted, setSubmitted] = useState(failure?.status === 400);
  const [remembers, setRemembers] = useState(true);
  const [files, setFiles] = useState(initialFiles);
  /** Names of the files to choose again; undefined until the draft is read. */
  const [missing, setMissing] = useState<readonly string[]>();
  const formRef = useRef<HTMLFormElement>(null);

  /** The long text about the part that the page was opened for, unless another one was typed. */
  const request = part ? requestText(language, part) : '';
  const initialValues = { ...emptyValues, quantity: options.quantity ?? '' };
  const [values, setValues] = useState<MessageValues>(() => ({
    ...initialValues,
    [detailsName]: request,
    ...rendered?.values,
  }));
  /** The values as they are sent: the long text names the part and its quantity. */
  const { [detailsName]: details = '', quantity } = values;
  const message = part
    ? { ...values, [detailsName]: withQuantity(language, details, part, quantity) }
    : values;

  const isHydrated = useHydrated();
  // React resets a text area that is rendered with a text when it hydrates it. This runs before.
  const [typedDetails] = useState(() => {
    if (isHydrated || typeof document === 'undefined') return undefined;
    const selector = `textarea[name="${detailsName}"]`;
    return document.querySelector<HTMLTextAreaElement>(selector)?.value;
  });

  /** What was typed, for this part or an earlier one: its quantity stands in the text then. */
  const typedFor = (draft: Draft): Draft['values'] => {
    if (draft.part === part) return draft.values;
    const { [detailsName]: text = '', quantity: wanted = '', ...others } = draft.values;
    const typed = draft.part && wanted ? withQuantity(language, text, draft.part, wanted) : text;
    const isAbout = !part || !typed || hasRequest(typed, part);
    return { ...others, [detailsName]: isAbout ? typed : `${typed}\n\n${request}` };
  };

  // The first render matches the server's, which has neither the draft nor text typed before hydration.
  const adoptDraft = useEffectEvent(() => {
    if (!formRef.current) return;
    const draft = readDraft(form);
    const sender = readSenderDetails();
    setRemembers(sender !== undefined);
    setMissing(withoutNames(draft.files, initialFiles));
    const typed = typedInto(formRef.current, values);
    if (typedDetails !== undefined && typedDetails !== details) typed[detailsName] ??= typedDetails;
    const entered = { ...rendered?.values, ...typed };
    const known = { ...typedFor(draft), ...entered };
    const adopted = { ...initialValues, ...detailsIn(form, sender), ...known };
    setValues({ ...adopted, [detailsName]: known[detailsName] || request });
    changeDraft(form, {
      values: known,
      part,
      // The form may have been submitted with this key before hydration.
      idempotencyKey:
        (Object.keys(entered).length > 0 && rendered?.idempotencyKey) || draft.idempotencyKey,
    });
  });
  // Before another render writes the state's values into the fields.
  useLayoutEffect(() => adoptDraft(), []);

  useEffect(() => {
    if (missing) changeDraft(form, { files: [...files.map(({ name }) => name), ...missing] });
  }, [form, files, missing]);

  const onChange = ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const { name, value } = target;
    setValues((before) => ({ ...before, [name]: value }));
    if (name === 'website') return;
    // Unedited text is not stored: it is another one in the other language.
    const typed = name === detailsName && value === request ? '' : value;
    changeDraft(form, { values: { ...readDraft(form).values, [name]: typed } });
  };

  const onRemember = (wanted: boolean) => {
    setRemembers(wanted);
    if (wanted) rememberSender({});
    else forgetSender();
  };

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A second press while the message is under way would send it twice.
    if (result.isLoading) return;
    setSubmitted(true);
    const [firstWrong] = Object.keys(validate(message, detailsName, t));
    if (firstWrong) {
      (event.currentTarget.elements.namedItem(firstWrong) as HTMLElement).focus();
      return;
    }
    const body = toBody(message);
    const { values: typed, idempotencyKey } = readDraft(form);
    const { data: receipt = {}, error } = await send(body, idempotencyKey, files);
    if (!error) {
      // The form may have been left and opened again since, and the box been changed.
      const isUnchanged = JSON.stringify(readDraft(form).values) === JSON.stringify(typed);
      if (isUnchanged) deleteDraft(form);
      else changeDraft(form, { idempotencyKey: nanoid() });
      const sender = readSenderDetails();
      if (sender) rememberSender({ ...sender, ...detailsIn(form, message) });
      const { reference = '', token } = receipt;
      if (token && sender)
        rememberInquiry({ reference, token, createdAt: new Date().toISOString() });
      const stored = lines.length > 0 ? { ...body, lines: [...lines] } : body;
      const sent = { receipt, message: stored, files: files.map(({ name }) => name) };
      const state: SentState = { sent };
      await navigate(location, { replace: true, preventScrollReset: true, state });
      // The key belongs to an earlier version of the message, which is stored.
    } else if ((error as Failure).status === 409) {
      changeDraft(form, { idempotencyKey: nanoid() });
    }
  };

  return {
    formRef,
    onSubmit,
    inputOf: (name: keyof MessageValues) => ({
      name,
      value: values[name] ?? '',
      onChange,
      // While it is sent: the form is replaced then.
      readOnly: result.isLoading,
    }),
    message,
    // From the first submission on each change is validated.
    errors: submitted ? validate(message, detailsName, t) : {},
    files,
    setFiles,
    missing,
    setMissing,
    failure,
    sending: result.isLoading,
    remembers,
    onRemember,
    /** Sent without script; with it the draft has the key. */
    renderedKey: rendered?.idempotencyKey,
  };
}
