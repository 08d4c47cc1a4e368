/** The tab in the address, else the one of the last visit, else the first: whichever of them exists. */
export function chosenTab(ids: readonly string[], inAddress: unknown, kept: string | undefined): string {
  return ids.find((id) => id === inAddress) ?? ids.find((id) => id === kept) ?? ids[0] ?? '';
}
