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

/** The day of a moment where the viewer is. */
export function localDay(moment: string): string {
  const at = new Date(moment);
  if (Number.isNaN(at.getTime())) return moment;
  const [year, month, day] = [at.getFullYear(), at.getMonth() + 1, at.getDate()];
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** 2026-07-01T14:05:00Z is 07/01/2026, 2:05 PM, or what the viewer's clock showed then. */
export function shownMoment(moment: string): string {
  const at = new Date(moment);
  if (Number.isNaN(at.getTime())) return moment;
  const [hours, minutes] = [at.getHours(), String(at.getMinutes()).padStart(2, '0')];
  return `${shownDate(localDay(moment))}, ${hours % 12 || 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`;
}
