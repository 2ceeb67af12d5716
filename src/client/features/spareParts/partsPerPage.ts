/** Parts on a page of the public lists. */
export const PARTS_PER_PAGE = 12;
