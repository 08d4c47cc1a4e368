import { hash, verify } from '@node-rs/argon2';
import { COST } from './cost.ts';

const ARGON2ID = 2;
/** More than a few at once would only take memory from each other. */
const AT_ONCE = 4;

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running < AT_ONCE) running += 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await work();
  } finally {
    // Handed over, not given back: somebody new could take it before the one who waits wakes up.
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  }
}

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, { algorithm: ARGON2ID, ...COST }));
}

let nobody: Promise<string> | undefined;

/** Also takes its time when there is no hash, so that the clock does not tell who has an account. */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  nobody ??= hashPassword('nobody has this password');
  const against = stored ?? (await nobody);
  const matches = await inTurn(() => verify(against, password));
  return matches && stored !== null;
}
