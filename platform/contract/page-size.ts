/** Rows on a page of a list. It stands apart from tables: what starts a page needs the number and none of their schemas. */
export const PAGE_SIZE = 50;
