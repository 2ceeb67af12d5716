/** The fields of the contact form and of the careers form, by their names in the contract. */
export interface MessageValues {
  name: string;
  email: string;
  phone: string;
  address: string;
  /** The trap for robots; people never see it. */
  website: string;
  inquiryDetails?: string;
  aboutyou?: string;
}

/** The long text: what the one form asks, what the other. */
export type DetailsName = 'inquiryDetails' | 'aboutyou';

/** A text for the long field; `about` is the word in it that tells what it asks for. */
export interface Prefill {
  about: string;
  text: string;
}

const emptyValues: MessageValues = { name: '', email: '', phone: '', address: '', website: '' };

/** What the form starts with: the draft, followed by the prefilled text where it isn't about that. */
export function firstValues(
  detailsName: DetailsName,
  draft: Partial<MessageValues> = {},
  prefill?: Prefill,
): MessageValues {
  const typed = draft[detailsName] ?? '';
  const missing = prefill && !typed.includes(prefill.about) ? prefill.text : '';
  return { ...emptyValues, ...draft, [detailsName]: [typed, missing].filter(Boolean).join('\n\n') };
}

/** The values as the backend takes them: without space at the ends and without empty fields. */
export function toBody({ name, ...optional }: MessageValues) {
  const filled = Object.entries(optional)
    .map(([field, value]) => [field, value?.trim() ?? ''] as const)
    .filter(([, value]) => value !== '');
  return { name: name.trim(), ...Object.fromEntries(filled) };
}
