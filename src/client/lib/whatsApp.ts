import { company } from '@/shared/company';

// Some of its apps show "+" as a plus sign.
const queryOf = (text: string) => String(new URLSearchParams({ text })).replaceAll('+', '%20');

/** Opens a chat with the company; the text can be changed before it is sent. */
export const whatsAppUrl = (text: string): string =>
  `https://wa.me/${company.whatsApp.replace(/\D/g, '')}?${queryOf(text)}`;

/** Lets people choose whom they send the text to. */
export const shareByWhatsApp = (text: string): string => `https://wa.me/?${queryOf(text)}`;
