import type { ProgramId } from '#brands/brand.ts';
import type { Day } from '#platform/contract/days.ts';
import type { LevelProgram } from '#product/group-data/rules/programs.ts';
import type { Said } from '#product/play/rules/measurement/levels.ts';
import type { CheckIn, SKIPPED } from '#product/play/rules/results/events.ts';
import type { Skill } from '#product/play/rules/story/skills.ts';
import type { DaysOff } from '#product/schools/rules/school-days.ts';

/** A child of the class with what happened lately. Days are those of its school. */
export type ClassMember = {
  id: number;
  first_name: string;
  last_name: string;
  grade: number;
  time_zone: string;
  /** Has a license that runs, or a trial that lets it in. */
  can_play: boolean;
  /** Null without one, or with a trial that has not begun. */
  license_ends_on: Day | null;
  /** Whether the reader looks after it, and it is not only shared. */
  own: boolean;
  listed_on: Day;
  last_played_on: Day | null;
  days_off: readonly DaysOff[];
  /** What it said, that the reader may see, in the order it was said. */
  told: readonly { on_day: Day; feeling: CheckIn | typeof SKIPPED }[];
  played: readonly { on_day: Day; area: string; seconds: number }[];
  /** A follow-up that nobody has taken yet; null where there is none. */
  follow_up: 'streak' | 'talk' | null;
  /** The last hard day that somebody has taken, or closed, a follow-up about. */
  seen_until: Day | null;
  /** Scenes that were played to their end, and when. */
  finished: readonly { scene: string; at: string }[];
  /** What the newest report with levels says, of each program that has one; nothing where nobody is graded. */
  said: readonly { program: LevelProgram; said: Readonly<Record<Skill, Said | null>> }[];
  active_program: ProgramId | null;
  /** How far it is in each program that it has begun. */
  standings: readonly { program: ProgramId; ready: boolean; begun: boolean }[];
  /** The skills of the running small groups it is in. */
  groups: readonly Skill[];
};
