/** Largest number of characters that the backend takes, see the contract. */
export const maxLength = {
  name: 200,
  email: 254,
  phone: 50,
  address: 500,
  details: 10_000,
} as const;
