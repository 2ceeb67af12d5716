/** Largest number of characters that the backend takes, see the contract. */
export const maxLength = {
  name: 200,
  email: 254,
  phone: 50,
  address: 500,
  details: 10_000,
} as const;

const PHONE = /^\+?[\d\s()./-]+$/;

/** 6 to 15 digits, which covers an extension-free number anywhere; punctuation is free. */
export function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return PHONE.test(text) && digits >= 6 && digits <= 15;
}
