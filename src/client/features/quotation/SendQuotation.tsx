/** The form that sends the list. */
export const SendQuotation = () => null;
