/** Whether a text is a day of the calendar, written YYYY-MM-DD. */
export function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  // February 30 would roll over into March.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}
