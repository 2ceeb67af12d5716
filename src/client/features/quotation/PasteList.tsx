/** A list from a spreadsheet or an e-mail. */
export const PasteList = () => null;
