/** How a call says whose it is. */
export function tokenHeader(accessToken: string): { 'Access-Token': string } {
  return { 'Access-Token': `Bearer ${accessToken}` };
}
