/** See docs/product/limits.md. */
export const UPLOAD_MAX_ROWS = 50_000;
export const UPLOAD_MAX_BYTES = 20 * 1024 * 1024;
/** A workbook is a zip: small files can hold much. */
export const UPLOAD_MAX_UNPACKED = 200 * 1024 * 1024;
export const UPLOAD_MAX_COLUMNS = 60;
/** Longer cells hold no name, number or address of anybody. */
export const CELL_MAX = 200;

/** A district has hundreds of schools; what was left out of a roster is told with so many examples. */
export const ROSTER_MAX_SCHOOLS = 1000;
export const ROSTER_NOTES_SHOWN = 20;
/** More lines than a file of a district has that could be left out of it. */
export const NOTES_KEPT = 200_000;

/** Decisions: an account that nobody has verified yet, or on a free trial, is asked to contact support above this. */
export const FREE_UPLOAD_ROWS = 20;

/** So many lines are one transaction. */
export const CHUNK_LINES = 5000;

/** Archiving more than this part of those in question asks for a second confirmation. */
export const ARCHIVED_SHARE = 0.2;

/** Lines that cannot be used count as students who may be missing: a file that is half unreadable is asked about. */
export function isHeld(archived: number, active: number, unread = 0): boolean {
  return archived > 0 && archived + unread > active * ARCHIVED_SHARE;
}
