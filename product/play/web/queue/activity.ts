import { isActive, isCoolDown, SLOT_SECONDS, slotOf } from '../../rules/results/active-time.ts';

export type ActivityParts = {
  now: () => number;
  isVisible: () => boolean;
  /** Whether there is something else to tell of the scene than seconds. */
  isNew?: (scene: string | undefined) => boolean;
  /** A quarter of a minute, as far as it goes. May come again with more. */
  tell: (slot: number, seconds: number, scene: string | undefined) => void;
};

export type Activity = {
  /** The scene or activity that is open; undefined between them. */
  enter: (scene: string | undefined) => void;
  touch: () => void;
  /** Every second. */
  tick: () => void;
  /** Tells what is counted and not told yet. */
  rest: () => void;
};

/** Counts the seconds in which somebody was really there, slot by slot. */
export function countActivity({ now, isVisible, isNew = () => false, tell }: ActivityParts): Activity {
  let scene: string | undefined;
  let lastTouchAt = now();
  let slot = slotOf(now());
  let seconds = 0;
  let told = 0;

  const rest = (): void => {
    if (seconds > told || isNew(scene)) tell(slot, seconds, scene);
    told = seconds;
  };
  const begin = (next: number): void => {
    rest();
    slot = next;
    seconds = 0;
    told = 0;
  };

  return {
    rest,
    enter: (next) => {
      // From one scene to the next the quarter goes on; minutes of the Cool Down Corner are counted on their own.
      if (isCoolDown(next) !== isCoolDown(scene)) begin(slotOf(now()));
      // Where a scene was left is told at once.
      else if (scene !== undefined) rest();
      scene = next;
    },
    touch: () => {
      lastTouchAt = now();
    },
    tick: () => {
      const at = now();
      if (slotOf(at) !== slot) begin(slotOf(at));
      if (isActive({ at, visible: isVisible(), lastTouchAt })) seconds = Math.min(SLOT_SECONDS, seconds + 1);
    },
  };
}
