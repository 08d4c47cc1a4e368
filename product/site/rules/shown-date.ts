/** Section 5: stored as YYYY-MM-DD, shown as MM/DD/YYYY. Anything else is shown as it came. */
export function shownDate(stored: string): string {
  return stored.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$2/$3/$1');
}
