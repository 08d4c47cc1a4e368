/** As much of react-i18next as our screens ask for, beside `i18next.ts`: they are drawn anew when something is said otherwise. */
import { useSyncExternalStore } from 'react';
import i18next from './i18next.ts';

type Spoken = { t: typeof i18next.t; i18n: typeof i18next };

/** Another one each time, so that what is remembered by it is said anew, too. */
const spoken = (): Spoken => ({ t: (key, values) => i18next.t(key, values), i18n: i18next });

const EVENTS = ['languageChanged', 'added'] as const;
let now = spoken();

function listen(onChange: () => void): () => void {
  for (const event of EVENTS) i18next.on(event, onChange);
  return () => {
    for (const event of EVENTS) i18next.off(event, onChange);
  };
}

// Before any screen listens: they ask for this one.
listen(() => {
  now = spoken();
});

const current = (): Spoken => now;

export function useTranslation(): Spoken {
  return useSyncExternalStore(listen, current, current);
}

/** Nothing has to be introduced to each other here. */
export const initReactI18next = {};
