import { Refusal } from '#platform/contract/refusal.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';

const lock = statement(`select pg_advisory_xact_lock(hashtext('organisations'))`);

/** Changes of districts, schools and groups come one after the other: then a name that was free stays free. */
export async function lockOrganisations(tx: Tx): Promise<void> {
  await lock(tx);
}

/** Whether a form sends what there is already. */
export function isSame<T extends object>(before: T, after: Partial<T>): boolean {
  const now = new Map(Object.entries(before));
  return Object.entries(after).every(([name, value]) => now.get(name) === value);
}

export type Dependents = Readonly<Record<string, number>>;

/** Refuses with the first kind of thing that still depends on what is to be deleted. */
export function refuseWhileUsed(counts: Dependents, messages: Readonly<Record<string, string>>): void {
  for (const [kind, message] of Object.entries(messages)) {
    const count = counts[kind] ?? 0;
    if (count > 0) throw Refusal.because(message, { count });
  }
}
