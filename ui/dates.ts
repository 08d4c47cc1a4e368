/** Section 5, dates: shown MM/DD/YYYY, stored and sent YYYY-MM-DD. */
const STORED = /^(\d{4})-(\d{2})-(\d{2})$/;
const TYPED = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;

/** 2026-07-01 is 07/01/2026; anything else stays as it was typed. */
export function shownDate(value: string): string {
  const parts = STORED.exec(value);
  return parts === null ? value : `${parts[2]}/${parts[3]}/${parts[1]}`;
}

/** 7/1/2026 and 07/01/2026 are 2026-07-01; null for what is no day of the calendar. */
export function storedDate(typed: string): string | null {
  const parts = TYPED.exec(typed.trim());
  if (parts === null) return null;
  const stored = `${parts[3]}-${parts[1]?.padStart(2, '0')}-${parts[2]?.padStart(2, '0')}`;
  return isDay(stored) ? stored : null;
}

export function isDay(value: string): boolean {
  if (!STORED.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}
