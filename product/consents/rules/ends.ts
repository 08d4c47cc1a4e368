import type { Activity } from './activities.ts';

/** What a family at home says yes to is asked for year by year, as a school's is: it goes on until the end of September. */
export function endsOf(activity: Activity, isOn: boolean, schoolYear: number): Date | null {
  return activity === 'norms' && isOn ? new Date(`${schoolYear + 1}-10-01T04:00:00Z`) : null;
}
