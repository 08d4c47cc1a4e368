import * as z from 'zod/mini';
import { LOCALES } from '#brands/brand.ts';
import { choice, text } from '#platform/contract/fields.ts';
import { BROWSER_NAMES, readUserAgent, SYSTEM_NAMES } from '#platform/contract/user-agent.ts';
import { SCREEN_NAMES, type ScreenFacts } from './shell/sidebar.ts';
import { TOLD_PATHS } from './told-paths.ts';

/** What stands for an id in an address. */
const LEFT_OUT = '…';

const OTHER_BROWSER = 'another browser';
const OTHER_SYSTEM = 'another system';

/** As `browserName` says it, and nothing else. */
const BROWSER = new RegExp(
  `^(?:(?:${BROWSER_NAMES.join('|')}) \\d{1,4}|${OTHER_BROWSER}), (?:${[...SYSTEM_NAMES, OTHER_SYSTEM].join('|')})$`,
);

/** What somebody who writes to support was doing. Nothing of it is about a child. */
export const doing = z.strictObject({
  screen: z.nullable(choice(SCREEN_NAMES)),
  path: z.nullable(
    text({ max: 100 }).check(z.refine((path) => TOLD_PATHS.includes(path), { error: 'validation.in' })),
  ),
  browser: text({ max: 60 }).check(z.regex(BROWSER, { error: 'validation.in' })),
  window: text({ max: 20 }).check(z.regex(/^\d{1,5} × \d{1,5}$/, { error: 'validation.in' })),
  version: text({ max: 40 }).check(z.regex(/^[\w.-]+$/, { error: 'validation.in' })),
  language: choice(LOCALES),
  at: z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\dZ$/, { error: 'validation.date' })),
});
export type Doing = z.infer<typeof doing>;

/**
 * A screen by the route that shows it: what differs in its address is left out, and what it is called is the entry it
 * belongs to, never its title, which may name a child.
 */
export function screenOf(
  route: string,
  screens: readonly ScreenFacts[],
): Pick<Doing, 'screen' | 'path'> | null {
  const path = route
    .replace(/\/$/, '')
    .split('/')
    .map((part) => (part.startsWith('$') ? LEFT_OUT : part))
    .join('/');
  if (!TOLD_PATHS.includes(path)) return null;
  const below = route.split('/').slice(2).join('/').replace(/\/$/, '');
  const around = screens
    .filter(({ entry, path: of }) => entry !== undefined && (of === below || below.startsWith(`${of}/`)))
    .toSorted((one, other) => other.path.length - one.path.length);
  const name = below === '' ? 'home' : around[0]?.entry?.name;
  return { screen: SCREEN_NAMES.find((known) => known === name) ?? null, path };
}

/** The kind of browser and system: what helps to find a fault, and no more of what a browser tells of itself. */
export function browserName(userAgent: string): string {
  const { browser, system } = readUserAgent(userAgent);
  const name = browser === null ? OTHER_BROWSER : `${browser.name} ${browser.version}`;
  return `${name}, ${system ?? OTHER_SYSTEM}`;
}

/** To the minute: a moment is enough to find what happened. */
export function doingAt(now: Date): string {
  return `${now.toISOString().slice(0, 16)}Z`;
}
