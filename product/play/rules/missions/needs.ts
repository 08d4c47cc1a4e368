import type { CheckIn } from '../results/events.ts';
import type { Skill } from '../story/skills.ts';

/** For whom something is looked for: a group, one child, or to be done at home. */
export const USES = ['group', 'individual', 'family'] as const;

/** What children need, as far as a lesson can be chosen by it. It is about nobody by name. */
export type Needs = {
  /** The one that is needed most first. */
  skills?: readonly Skill[] | undefined;
  /** -1 is pre-kindergarten, 0 kindergarten. */
  grade?: number | undefined;
  usage?: (typeof USES)[number] | undefined;
  /** One that was played to its end. */
  scene?: string | undefined;
  feeling?: CheckIn | undefined;
};
