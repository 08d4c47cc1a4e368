import { type DashboardNotification, linkOf, messageOf, type Reader } from './dashboard.ts';

/** Three follow-ups that wait are told by one sentence, not by three alike. The newest stands for the others. */
export function toldOnce(
  all: readonly DashboardNotification[],
  reader: Reader,
): { first: DashboardNotification; ids: number[] }[] {
  const told = new Map<string, { first: DashboardNotification; ids: number[] }>();
  for (const one of all) {
    const says =
      one.kind === 'follow-up' ? JSON.stringify([messageOf(one, reader), linkOf(one, reader)]) : `${one.id}`;
    const same = told.get(says);
    if (same === undefined) told.set(says, { first: one, ids: [one.id] });
    else same.ids.push(one.id);
  }
  return [...told.values()];
}
