import { EDUCATOR_SCREENS } from './educator.ts';
import { PARENT_SCREENS } from './parent.ts';
import type { Screen } from './screen.ts';
import { STAFF_SCREENS } from './staff.ts';

export const SCREENS = {
  uber: STAFF_SCREENS,
  educator: EDUCATOR_SCREENS,
  parent: PARENT_SCREENS,
} as const satisfies Record<string, readonly Screen[]>;
