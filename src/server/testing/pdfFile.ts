/** A small PDF, or what a file needs to be taken for one; `extra` makes it another one. */
export const makePdf = (extra = '') => Buffer.from(`%PDF-1.7\n${extra}\nstartxref\n0\n%%EOF\n`);
