import { ownName, PAGE_CONFIG_ID, type PageConfig } from '#platform/contract/page-config.ts';

let config: PageConfig | undefined;

/** The page's own facts, as the server wrote them into the document. */
export function pageConfig(): PageConfig {
  if (config === undefined) {
    const element = document.getElementById(PAGE_CONFIG_ID);
    if (element === null) throw new Error('the page carries no configuration');
    config = JSON.parse(element.textContent) as PageConfig;
  }
  return config;
}

/** The nonce that style elements made at run time must carry. */
export function styleNonce(): string {
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
}

const isSecure = (): boolean => window.location.protocol === 'https:';

export function keepPreference(name: string, value: string): void {
  // A preference of the device, not of a person: it outlives the sign-out on purpose.
  const secure = isSecure() ? '; secure' : '';
  const own = ownName(name, isSecure());
  document.cookie = `${own}=${encodeURIComponent(value)}; path=/; max-age=31536000; samesite=lax${secure}`;
  if (own !== name) document.cookie = `${name}=; path=/; max-age=0; samesite=lax`;
}

export function keptPreference(name: string): string | undefined {
  const own = `${ownName(name, isSecure())}=`;
  const kept = document.cookie.split('; ').find((one) => one.startsWith(own));
  return kept === undefined ? undefined : decodeURIComponent(kept.slice(own.length));
}
