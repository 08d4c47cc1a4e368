import { NOTHING } from './materials.ts';

/** More than a teacher takes along for a month, and a file that still opens at once. */
export const MOST_IN_PACKET = 20;

export type Needed = { what: string; lessons: number[] };

/** What several lessons need, each thing once, with the places of the lessons that need it. */
export function gatherMaterials(materials: readonly string[]): Needed[] {
  const gathered = new Map<string, Needed>();
  for (const [index, said] of materials.entries()) {
    for (const what of said.split(/,\s+|、/).map((thing) => thing.trim())) {
      const key = what.toLowerCase();
      if (what === '' || NOTHING.has(key)) continue;
      const known = gathered.get(key) ?? { what: what.charAt(0).toUpperCase() + what.slice(1), lessons: [] };
      if (known.lessons.at(-1) !== index + 1) known.lessons.push(index + 1);
      gathered.set(key, known);
    }
  }
  return [...gathered.values()];
}
