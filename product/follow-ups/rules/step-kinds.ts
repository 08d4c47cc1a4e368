/** What can happen to a follow-up. */
export const STEP_KINDS = [
  'opened',
  'talk',
  'asked',
  'late',
  'passed-over',
  'taken',
  'passed',
  'note',
  'released',
  'closed',
  'refused',
] as const;
export type StepKind = (typeof STEP_KINDS)[number];
