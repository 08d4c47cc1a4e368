/** What is told of a child's history: what was done about it, as the audit has it, and what it finished. */
export const TOLD_DEEDS = [
  'add',
  'archive',
  'unarchive',
  'transfer',
  'share',
  'stop-sharing',
  'move-to-school',
  'move-to-family',
  'assign-license',
  'extend-license',
  'switch-program',
  'rollback-license',
  'unlock-assessment',
  'restart',
] as const;
export const HISTORY_KINDS = [...TOLD_DEEDS, 'finished', 'observed'] as const;

/** As many as are worth reading at once. */
export const MOST_HISTORY = 12;

/** What was done and what was played, the newest first. */
export function historyOf<Event extends { at: string }>(...parts: readonly (readonly Event[])[]): Event[] {
  return parts
    .flat()
    .sort((a, b) => Date.parse(b.at) - Date.parse(a.at))
    .slice(0, MOST_HISTORY);
}
