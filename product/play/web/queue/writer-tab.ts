/** One tab at a time plays as a student: two would answer the same questions. */
export type TabState = 'asking' | 'here' | 'elsewhere';

export type TabClaim = { takeOver: () => void; release: () => void };

type Locks = Pick<LockManager, 'request'>;

/** A page that was just left may hold on for a moment. */
const AGAIN_MS = 400;

/** Asks to be the tab that plays, and tells how it stands. A browser that knows no locks lets every tab play. */
export function claimTab(
  student: number,
  tell: (state: TabState) => void,
  locks: Locks | null = globalThis.navigator?.locks ?? null,
): TabClaim {
  let release = (): void => undefined;
  let isOver = false;

  if (locks === null) {
    tell('here');
    return { takeOver: () => undefined, release: () => undefined };
  }

  const hold = (lock: Lock | null): Promise<void> | undefined => {
    if (isOver || lock === null) return undefined;
    tell('here');
    return new Promise((resolve) => {
      release = resolve;
    });
  };
  const lost = (): void => {
    if (!isOver) tell('elsewhere');
  };
  const name = `kindred-play-${student}`;
  const ask = async (again: boolean): Promise<void> => {
    let isFree = true;
    await locks.request(name, { ifAvailable: true }, (lock) => {
      isFree = lock !== null;
      return hold(lock);
    });
    if (isFree || isOver) return;
    if (!again) return lost();
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    if (!isOver) await ask(false);
  };

  void ask(true).catch(lost);
  return {
    takeOver: () => void locks.request(name, { steal: true }, hold).catch(lost),
    release: () => {
      isOver = true;
      release();
    },
  };
}
