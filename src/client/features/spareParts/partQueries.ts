/** Parts on a page of the public lists. */
export const PARTS_PER_PAGE = 12;

/** A page of the parts filed in a category. */
export const gridQuery = (id: string, page: number) => ({ id, page, limit: PARTS_PER_PAGE });

/** A page of the parts that `q` finds; with `verbatim` only those that hold its very words. */
export const searchQuery = (q: string, page: number, verbatim: boolean) => ({
  q,
  page,
  limit: PARTS_PER_PAGE,
  ...(verbatim && { verbatim }),
});
