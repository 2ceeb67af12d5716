import { type FormEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '../../content/useTranslation';
import { usePosted } from '../../lib/posted';
import { forgetDraft, keepDraft, readDraft } from './drafts';
import { type DetailsName, type MessageValues, type Prefill, firstValues } from './messageValues';
import { validate } from './validate';

/** A backend that takes messages without numbering them gives no reference. */
export interface Receipt {
  reference?: string;
}

export interface MessageFormOptions {
  detailsName: DetailsName;
  /** What the long text asks for from the start, unless it is about that already. */
  prefill?: Prefill;
  /** Sends the message; throws the failed call. */
  send: (values: MessageValues) => Promise<Receipt>;
}

/** What stands in the fields and hasn't been rendered there: it was typed before the script came. */
const typedInto = (form: HTMLFormElement, rendered: MessageValues): Partial<MessageValues> =>
  Object.fromEntries(
    Object.entries(rendered).flatMap(([name, value]) => {
      const typed = (form.elements.namedItem(name) as HTMLInputElement | null)?.value;
      return typed === undefined || typed === value ? [] : [[name, typed]];
    }),
  );

/**
 * The state of a form of the site: values, draft, errors and what became of it. Not react-hook-form
 * as in the console: that would make a public page 13 kB heavier for two forms of five fields.
 */
export function useMessageForm({ detailsName, prefill, send }: MessageFormOptions) {
  const { t } = useTranslation('inquiryForm');
  // It belongs to the page that it led to, not to those that are visited after it.
  const isFirstPage = useLocation().key === 'default';
  const posted = usePosted();
  const arrived = isFirstPage ? posted : undefined;
  const [receipt, setReceipt] = useState<Receipt | undefined>(
    arrived?.reference === undefined ? undefined : arrived,
  );
  const [failure, setFailure] = useState<unknown>(arrived?.failure);
  const [submitted, setSubmitted] = useState(failure !== undefined);
  const [sending, setSending] = useState(false);
  const [values, setValues] = useState(() => firstValues(detailsName, arrived?.values, prefill));
  // The first render is the server's, which knows no draft and nothing that was typed meanwhile.
  const [adopt] = useState(() => (form: HTMLFormElement | null) => {
    if (!form) return;
    const known = { ...readDraft(detailsName), ...arrived?.values, ...typedInto(form, values) };
    setValues(firstValues(detailsName, known, prefill));
  });
  // Nothing is called wrong before the first try; from then on every key stroke is validated.
  const errors = submitted ? validate(values, detailsName, t) : {};

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A second press while the message is under way would send it twice.
    if (sending) return;
    setSubmitted(true);
    const [firstWrong] = Object.keys(validate(values, detailsName, t));
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

  return { adopt, onSubmit, field, values, receipt, failure, sending };
}
