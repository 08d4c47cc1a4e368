import { LARKSPUR_EDUCATORS } from './larkspur-educators.ts';
import { NEWCOMERS } from './newcomers.ts';
import { OTHER_EDUCATORS } from './other-educators.ts';
import type { DemoEducator } from './people.ts';

/** The order is the order of their ids. */
export const EDUCATORS: readonly DemoEducator[] = [...LARKSPUR_EDUCATORS, ...OTHER_EDUCATORS, ...NEWCOMERS];
