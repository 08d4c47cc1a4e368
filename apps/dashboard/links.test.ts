import { createMemoryHistory } from '@tanstack/react-router';
import { describe, expect, test } from 'vitest';
import { BRAND_IDS, brandById } from '#brands/all.ts';
import { homePath } from '#product/access/rules/scopes.ts';
import type { Guide, GuideAudience } from '#product/lessons/rules/guide/guide.ts';
import { HELP, helpFor } from '#product/lessons/rules/guide/help.ts';
import { readGuide } from '#product/lessons/rules/guide/read-guide.ts';
import { type HomeReader, homeCards } from '#product/site/rules/home-cards.ts';
import type { ScreenFacts } from '#product/site/rules/shell/sidebar.ts';
import { PAGE_CONFIG } from '#testing/dashboard/page-config.ts';
import { createDashboardRouter } from './router.ts';
import { SCREENS } from './screens/screens.ts';

const router = createDashboardRouter({ history: createMemoryHistory(), config: PAGE_CONFIG });

type Traits = Parameters<NonNullable<ScreenFacts['to']>>[0];
type Person = { scope: 'educator' | 'parent'; traits: Traits; card: HomeReader };

const traits = (role: Traits['role'], runs = false): Traits => ({
  role,
  is_group_admin: runs,
  is_team_admin: false,
  has_site_license_usage_report: runs,
});
const PEOPLE: Readonly<Record<GuideAudience, Person>> = {
  educator: { scope: 'educator', traits: traits('educator'), card: 'teacher' },
  clinician: { scope: 'educator', traits: traits('clinician'), card: 'teacher' },
  administrator: { scope: 'educator', traits: traits('administrator', true), card: 'admin' },
  home: { scope: 'educator', traits: traits('home'), card: 'home' },
  parent: { scope: 'parent', traits: traits(null), card: 'parent' },
};
const AUDIENCES = Object.entries(PEOPLE);

/** The screen that an address shows to somebody; null where there is none, or it is not theirs. */
function screenAt(path: string, { scope, traits: who }: Person): string | null {
  const matched = router.matchRoutes(path, {}).at(-1)?.fullPath ?? '';
  const below = matched.slice(homePath(scope).length).replaceAll(/^\/|\/$/g, '') || '/';
  const screen = SCREENS[scope].find((one) => one.path === below);
  return screen === undefined || screen.to?.(who) === false || !path.startsWith(homePath(scope))
    ? null
    : screen.path;
}

const GUIDES = import.meta.glob<string>('../../product/lessons/guides/[0-9][0-9][0-9].md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const LESSONS = import.meta.glob<string>('../../product/lessons/library/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const guides = Object.values(GUIDES).flatMap((text) => readGuide(text).value ?? []);
const at = (person: Person, path: string): string => `${homePath(person.scope)}${path === '/' ? '' : path}`;
const linksFor = (guide: Guide, person: Person): string[] =>
  guide.links.map(({ path }) => path).filter((path) => screenAt(at(person, path), person) !== null);

test('an address of nobody is noticed, and one of somebody else', () => {
  expect(screenAt('/educator/pupils', PEOPLE.educator)).toBeNull();
  expect(screenAt('/educator/educators', PEOPLE.educator)).toBeNull();
  expect(screenAt('/educator/educators', PEOPLE.administrator)).toBe('educators');
  expect(screenAt('/educator/students', PEOPLE.parent)).toBeNull();
  expect(screenAt('/parent/getting-started/203', PEOPLE.parent)).toBe('getting-started/$id');
});

describe('a guide', () => {
  test('each is read', () => {
    expect(guides).toHaveLength(18);
  });

  test.each(guides.map((guide) => [guide.id, guide] as const))(
    '%s leads all whom it is written for on, and nowhere that none of them has',
    (_, guide) => {
      const readers = guide.audience.map((name) => PEOPLE[name]);
      expect(guide.audience.filter((name) => linksFor(guide, PEOPLE[name]).length === 0)).toEqual([]);
      const reached = new Set(readers.flatMap((person) => linksFor(guide, person)));
      expect(guide.links.map(({ path }) => path).filter((path) => !reached.has(path))).toEqual([]);
    },
  );

  test('what to read next is there', () => {
    const ids = guides.map(({ id }) => id);
    expect(guides.flatMap(({ next }) => next).filter((id) => !ids.includes(id))).toEqual([]);
  });
});

test('a lesson has no address in it: where it leads, its page knows', () => {
  expect(Object.keys(LESSONS).length).toBeGreaterThan(96);
  const address = /https?:|www\.|\]\(|\/(?:educator|parent|uber)\b/;
  expect(Object.entries(LESSONS).filter(([, text]) => address.test(text))).toEqual([]);
});

describe.each(BRAND_IDS)('the home cards of %s', (id) => {
  const { home } = brandById(id);
  test.each(AUDIENCES)('lead %s to screens of their own', (_, person) => {
    for (const isActiveCustomer of [true, false]) {
      const cards = homeCards({
        reader: person.card,
        verified: true,
        isActiveCustomer,
        today: '2026-08-15',
        isReturning: true,
        offered: home.cards,
        community: home.community,
        hasScreen: (path) => path in router.routesByPath,
      });
      expect(cards.length).toBeGreaterThan(0);
      const links = cards.flatMap((card) => card.links.flatMap(({ to }) => to ?? []));
      expect(links.filter((to) => screenAt(to, person) === null)).toEqual([]);
      const told = links.flatMap((to) => /getting-started\/(\d+)$/.exec(to)?.[1] ?? []);
      expect(told.filter((guide) => !guides.some((one) => one.id === guide))).toEqual([]);
    }
  });
});

describe('help', () => {
  test.each(AUDIENCES)(
    'on every screen that %s has leads to a part of a guide that is there',
    (_, person) => {
      const isAtHome = person.card === 'home' || person.card === 'parent';
      const own = SCREENS[person.scope].filter(({ to }) => to?.(person.traits) !== false);
      const broken = own.filter(({ path }) => {
        const target = helpFor(`/${path.replaceAll(/\$\w+/g, '12')}`, isAtHome);
        if (target === null) return true;
        const guide = guides.find((one) => one.id === target.id);
        return guide?.sections.some(({ anchor }) => anchor === target.anchor) !== true;
      });
      expect(broken.map(({ path }) => path)).toEqual([]);
      expect(own.filter(({ path }) => path in HELP).length).toBeGreaterThan(3);
    },
  );
});
