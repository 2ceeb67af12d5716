import { company } from '@/shared/company';

/** Opens a chat with the company; the text can be changed before it is sent. */
export function whatsAppUrl(text: string): string {
  const digits = company.whatsApp.replace(/\D/g, '');
  // Some of its apps show "+" as a plus sign.
  const query = String(new URLSearchParams({ text })).replaceAll('+', '%20');
  return `https://wa.me/${digits}?${query}`;
}
