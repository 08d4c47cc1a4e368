/** Whole minutes; what is less than one is one, as nobody played for none. */
export function inMinutes(seconds: number): { hours: number; minutes: number } {
  const all = seconds === 0 ? 0 : Math.max(1, Math.round(seconds / 60));
  return { hours: Math.floor(all / 60), minutes: all % 60 };
}
