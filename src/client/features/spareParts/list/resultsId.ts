/** Of the list of parts that a page has been opened for, past its filters. */
export const resultsId = 'results';
