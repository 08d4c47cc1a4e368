/** Tests that try many cases try more under `npm run test:whole`, which CI runs, and many more under `npm run proof:unit`. */
export function cases(usual: number, proof: number, whole = usual): number {
  if (process.env['PROOF'] !== undefined) return proof;
  return process.env['WHOLE'] === undefined ? usual : whole;
}
