type Prefixed = { prefix: string };

/** The school that stays keeps its prefix, and takes the other's where it has none: usernames are made with it. */
export function mergedPrefix(from: Prefixed, into: Prefixed): string {
  return into.prefix === '' ? from.prefix : into.prefix;
}

type Obstacles = { taken_total: number; uploads_busy: number; tied_twice: number };
type MergeFault = { key: 'busy' | 'numbers-taken' | 'tied-twice'; values: Record<string, string | number> };

/** Why two schools cannot become one yet. Nothing is decided here for which of two children a number is. */
export function mergeFault(found: Obstacles): MergeFault | null {
  if (found.uploads_busy > 0) return { key: 'busy', values: {} };
  if (found.taken_total > 0) return { key: 'numbers-taken', values: { count: found.taken_total } };
  if (found.tied_twice > 0) return { key: 'tied-twice', values: {} };
  return null;
}
