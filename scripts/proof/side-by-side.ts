/** Which proofs run beside each other, and in which order: a whole run is to fit into a working morning on two cores. */

/** They say how fast something is, or wait for a browser: nothing else runs meanwhile. */
export const ALONE: readonly string[] = ['kills', 'load', 'million', 'browser'];
/**
 * The longest first, so that none is left alone at the end; the others follow as they stand in package.json. Operations
 * switch and migrate within seconds on a machine under load as well.
 */
const LONGEST = ['nonsense', 'ledger', 'operations', 'holes', 'files', 'access'];

const AT_A_TIME = 2;

/** Those that count what is right and wrong, two at a time; then the others, one after the other. */
export async function sideBySide(
  names: readonly string[],
  prove: (name: string) => Promise<void>,
  atATime = AT_A_TIME,
): Promise<void> {
  const place = (name: string): number => [...LONGEST, name].indexOf(name);
  const due = names
    .filter((name) => !ALONE.includes(name))
    .toSorted((one, other) => place(one) - place(other));
  const proveNext = async (): Promise<void> => {
    for (let next = due.shift(); next !== undefined; next = due.shift()) await prove(next);
  };
  await Promise.all(Array.from({ length: atATime }, proveNext));
  for (const name of names.filter((one) => ALONE.includes(one))) await prove(name);
}
