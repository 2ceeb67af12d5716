import type { Draft } from './drafts';

/** The fields of the contact form and of the careers form, by their names in the contract. */
export interface MessageValues {
  name: string;
  email: string;
  phone: string;
  address: string;
  /** The honeypot: hidden from people. */
  website: string;
  inquiryDetails?: string;
  aboutyou?: string;
}

/** The long text: what the one form asks, what the other. */
export type DetailsName = 'inquiryDetails' | 'aboutyou';

/** How the long text asks a quotation for parts. */
export interface PartRequests {
  /** The part that the page was opened for. */
  part?: string;
  textOf: (part: string) => string;
}

const emptyValues: MessageValues = { name: '', email: '', phone: '', address: '', website: '' };

/** The parts of a draft, together with the one that the page was opened for. */
export const partsOf = ({ parts }: Draft, part?: string): readonly string[] =>
  part && !parts.includes(part) ? [...parts, part] : parts;

/** The long text as long as nobody has edited it. */
export const uneditedText = (parts: readonly string[], requests?: PartRequests): string =>
  requests ? parts.map(requests.textOf).join('\n\n') : '';

/** What the form starts with: the draft, followed by the request for a part that it lacks. */
export function firstValues(
  detailsName: DetailsName,
  draft: Draft,
  requests?: PartRequests,
): MessageValues {
  const { part } = requests ?? {};
  const typed = draft.values[detailsName] ?? '';
  const isNamed = part === undefined || (draft.parts.includes(part) && typed.includes(part));
  const details =
    typed === ''
      ? uneditedText(partsOf(draft, part), requests)
      : [typed, uneditedText(isNamed ? [] : [part], requests)].filter(Boolean).join('\n\n');
  return { ...emptyValues, ...draft.values, [detailsName]: details };
}

/** The values as the backend expects them: trimmed and without empty fields. */
export function toBody({ name, ...optional }: MessageValues) {
  const filled = Object.entries(optional)
    .map(([field, value]) => [field, value?.trim() ?? ''] as const)
    .filter(([, value]) => value !== '');
  return { name: name.trim(), ...Object.fromEntries(filled) };
}
