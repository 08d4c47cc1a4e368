import type { Role } from '#product/access/rules/scopes.ts';
import type { Grade } from '#product/rosters/rules/grades.ts';
import type { SchoolKey } from '../base/places.ts';

export type FamilyKey =
  | 'olvera'
  | 'lindqvist'
  | 'warsame'
  | 'kowalczyk'
  | 'menon'
  | 'bolden'
  | 'hsieh'
  | 'faleolo';

/** Days before the day of seeding on which the account was created, activated, verified; as far as it has come. */
export type Steps = readonly [created: number, activated?: number, verified?: number];

/** All moments are days before the day of seeding. */
export type DemoEducator = {
  username: string;
  name: readonly [first: string, last: string];
  role: Role;
  source: 'form' | 'admin' | 'invite' | 'uber';
  /** Empty until staff have matched what was typed on the form to a school. */
  school: SchoolKey | null;
  family?: FamilyKey;
  days: Steps;
  onHold?: true;
  deactivated?: number;
  /** What was typed where no school is matched yet. */
  typed?: { district: string; school: string };
  work?: string;
  goal?: 'not-sure' | 'purchase' | 'future';
  referral?: string;
  referrer?: string;
  invitedBy?: string;
  reachedOut?: number;
  highPriority?: true;
  gameDebug?: true;
  /** Days from today; left out, it follows from activation or verification. */
  trialEndsIn?: number | null;
  classCode?: string;
  students?: DemoRoster;
};

export type DemoRoster = {
  active: number;
  archived: number;
  lowest: Grade;
  highest: Grade;
};

/** How many students somebody has, of which grades: the own, whose teacher they are. */
export function roster(active: number, archived: number, lowest: Grade, highest: Grade): DemoRoster {
  return { active, archived, lowest, highest };
}
