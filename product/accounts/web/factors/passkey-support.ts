/** A browser that knows passkeys, on a host with a name: they belong to one, and an address has none. */
export function canUsePasskeys(): boolean {
  return typeof PublicKeyCredential === 'function' && !/^[\d.]+$|^\[/.test(location.hostname);
}
