import { useSyncExternalStore } from 'react';
import { PREFERENCE_COOKIES } from '#platform/contract/page-config.ts';
import { keepPreference } from '#platform/web/page.ts';

/** What the visitor chose. `auto` follows the device, and is what holds until a choice is made. */
const COLOR_SCHEMES = ['light', 'dark', 'auto'] as const;
export type ColorScheme = (typeof COLOR_SCHEMES)[number];

const ATTRIBUTE = 'data-color-scheme';
const DARK_DEVICE = '(prefers-color-scheme: dark)';

function asColorScheme(value: string | null | undefined): ColorScheme {
  return COLOR_SCHEMES.find((scheme) => scheme === value) ?? 'auto';
}

export function setColorScheme(scheme: ColorScheme): void {
  // The page's attribute is the one place that knows: style sheets and the hooks below read it.
  document.documentElement.setAttribute(ATTRIBUTE, scheme);
  keepPreference(PREFERENCE_COOKIES.colorScheme, scheme);
}

export function useColorScheme(): ColorScheme {
  return useSyncExternalStore(watch, chosen, () => 'auto');
}

/** What is on the screen now. */
export function useShownColorScheme(): 'light' | 'dark' {
  return useSyncExternalStore(watch, shown, () => 'light');
}

function chosen(): ColorScheme {
  return asColorScheme(document.documentElement.getAttribute(ATTRIBUTE));
}

function shown(): 'light' | 'dark' {
  const scheme = chosen();
  if (scheme !== 'auto') return scheme;
  return window.matchMedia(DARK_DEVICE).matches ? 'dark' : 'light';
}

function watch(changed: () => void): () => void {
  const attribute = new MutationObserver(changed);
  attribute.observe(document.documentElement, { attributeFilter: [ATTRIBUTE] });
  const device = window.matchMedia(DARK_DEVICE);
  device.addEventListener('change', changed);
  return () => {
    attribute.disconnect();
    device.removeEventListener('change', changed);
  };
}
