import type { Beat } from './walk.ts';

/** What a drawing of an activity knows of the moment. It restarts what it moves with each `at`. */
export type DrawingProps = {
  beat: Beat;
  at: number;
  /** Since this step began. */
  ms: number;
  isPaused: boolean;
  isStill: boolean;
};
