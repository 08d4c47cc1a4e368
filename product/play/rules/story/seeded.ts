/**
 * A hash of 53 bits that is the same in every browser and on the server. For orders and versions, never for secrets.
 */
export function hash(text: string): number {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return 4294967296 * (2097151 & low) + (high >>> 0);
}

/** Names a text by eleven characters. */
export function shortHash(text: string): string {
  return hash(text).toString(36).padStart(11, '0');
}

/** Decides the order of options: the same on every device, another with each attempt. */
export function seedOf(
  student: number,
  { epoch, iteration, attempt }: { epoch: number; iteration: number; attempt: number },
): string {
  return `${student}.${epoch}.${iteration}.${attempt}`;
}

/** Of the options of an ask, wherever it is shown or counted. */
export function optionOrder<Item extends { id: string }>(
  options: readonly Item[],
  seed: string,
  scene: string,
  ask: string,
): Item[] {
  return seededOrder(options, `${seed}/${scene}/${ask}`);
}

/** The same seed always gives the same order, whatever order the items came in. */
export function seededOrder<Item extends { id: string }>(items: readonly Item[], seed: string): Item[] {
  const ranked = items.map((item) => ({ item, rank: hash(`${seed}/${item.id}`) }));
  return ranked
    .sort((a, b) => a.rank - b.rank || a.item.id.localeCompare(b.item.id, 'en'))
    .map(({ item }) => item);
}
