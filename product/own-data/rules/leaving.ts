/** Who still depends on the account, and has to be cared for first; each a sentence of `own-data.obstacles`. */
export const OBSTACLES = ['children', 'students', 'orders'] as const;
export type Obstacle = (typeof OBSTACLES)[number];

/** What goes and what stays, each a sentence of `own-data.deletion`. */
export const GOES = ['person', 'sign-in', 'letters', 'work'] as const;
export const STAYS = ['children', 'money', 'papers', 'notes', 'audit', 'address', 'backups'] as const;
/** Of those, what only somebody at a school leaves. */
export const OF_SCHOOL: readonly (typeof STAYS)[number][] = ['children', 'papers'];

export const DELETION_STATES = ['waiting', 'taken-back', 'stopped', 'closing', 'done'] as const;

/** A letter that cannot be delivered holds nobody's name back for longer. */
const LETTER_HOURS = 24;
export const lettersGivenUp = (closedAt: Date, now: Date): boolean =>
  now.getTime() - closedAt.getTime() > LETTER_HOURS * 3_600_000;

/** What stands in the way of those numbers that are not zero. */
export function obstaclesOf(counts: Readonly<Record<Obstacle, number>>): { kind: Obstacle; count: number }[] {
  return OBSTACLES.map((kind) => ({ kind, count: counts[kind] })).filter(({ count }) => count > 0);
}
