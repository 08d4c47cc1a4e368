import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

let gc: (() => void) | null = null;

/**
 * Has the engine throw away what nobody holds any more. Left to itself it lets the memory of a process grow instead, as
 * long as the machine has some: long work that leaves much behind asks for this now and then, for some milliseconds.
 */
export function collectGarbage(): void {
  if (gc === null) {
    setFlagsFromString('--expose-gc');
    gc = runInNewContext('gc') as () => void;
  }
  gc();
}
