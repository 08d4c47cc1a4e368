/** Tests that try many cases try more under `npm run test:whole`, which CI runs, and many more under `npm run proof:unit`. */
export function cases(usual: number, proof: number, whole = usual): number {
  if (process.env['PROOF'] !== undefined) return proof;
  return process.env['WHOLE'] === undefined ? usual : whole;
}

/** What takes long, and holds whole things together that are also tried apart, is tried where more is. */
export const isWhole = cases(0, 1, 1) === 1;

/** Of many alike one in so many; all of them where more is tried. Not in step with what repeats in the list itself. */
export function oneIn<Item>(many: number, items: readonly Item[]): readonly Item[] {
  if (cases(many, 1, 1) === 1) return items;
  return items.filter((_, at) => (at + Math.floor(at / 31)) % many === 0);
}
