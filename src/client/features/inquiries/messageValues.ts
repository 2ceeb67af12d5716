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

export const emptyValues = { name: '', email: '', phone: '', address: '', website: '' };

/** The values as the backend takes them: without space at the ends and without empty fields. */
export function toBody({
  name,
  ...optional
}: MessageValues): Partial<MessageValues> & { name: string } {
  const filled = Object.entries(optional)
    .map(([field, value]) => [field, value?.trim() ?? ''] as const)
    .filter(([, value]) => value !== '');
  return { name: name.trim(), ...Object.fromEntries(filled) };
}
