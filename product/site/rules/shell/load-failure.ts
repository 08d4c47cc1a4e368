/** What browsers say when a part of the app could not be fetched; there is no code to go by. */
const SAYINGS = [
  'failed to fetch dynamically imported module',
  'error loading dynamically imported module',
  'importing a module script failed',
  'unable to preload css',
  'loading css chunk',
];

export function isLoadFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const said = error.message.toLowerCase();
  return SAYINGS.some((saying) => said.includes(saying));
}
