/** Under `npm run proof:unit` the tests that try many cases try many more. */
export function cases(usual: number, proof: number): number {
  return process.env['PROOF'] === undefined ? usual : proof;
}
