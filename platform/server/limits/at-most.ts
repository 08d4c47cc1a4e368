/** Runs one piece of work when its turn has come. */
export type AtMost = {
  <Result>(work: () => Promise<Result>): Promise<Result>;
  /** How many there are whose turn has not come. */
  waiting(): number;
};

/**
 * Lets so many go at once and the others wait, first come, first served. Work that keeps the processor busy ends sooner
 * that way than all at once, for the last as for the first, and leaves connections to everybody else.
 */
export function atMost(width: number): AtMost {
  let going = 0;
  const waiting: (() => void)[] = [];
  async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (going >= width) await new Promise<void>((turn) => waiting.push(turn));
    else going += 1;
    try {
      return await work();
    } finally {
      // The place is handed on: nobody who comes now can be before who has waited.
      const next = waiting.shift();
      if (next === undefined) going -= 1;
      else next();
    }
  }
  return Object.assign(inTurn, { waiting: () => waiting.length });
}
