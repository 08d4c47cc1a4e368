import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { PAGE_CONFIG } from '#testing/dashboard/page-config.ts';
import { PASSED_THROUGH, PUBLIC_PAGES, pagesOf, SEEN_ON_THE_WAY, WALKS } from '../../e2e/pages.ts';
import { createDashboardRouter } from './router.ts';

const router = createDashboardRouter({ history: createMemoryHistory(), config: PAGE_CONFIG });

const withoutEnd = (path: string): string => path.replace(/(.)\/$/, '$1');
/** All but the not-found pages. */
const routes = Object.keys(router.routesByPath)
  .map(withoutEnd)
  .filter((path) => path === '/student/$' || !path.endsWith('$'));
const known = Object.values(router.routesByPath).map((route) => ({
  path: withoutEnd(route.fullPath),
  isForSome: route.options.staticData?.isForSome ?? false,
}));
const visited = [...PUBLIC_PAGES, ...Object.values(WALKS).flatMap((walk) => pagesOf(walk, known))];

/** A path that is a route of its own is no visit to one with a hole in its place. */
function isVisited(route: string): boolean {
  const pattern = new RegExp(`^${route.replaceAll(/\$\w+/g, '[^/]+')}$`);
  return visited.some((path) => path === route || (pattern.test(path) && !routes.includes(path)));
}

/** Somewhere in one of the scopes: the screens that they share are alike. */
function isVisitedAlike(route: string): boolean {
  const below = /^\/(?:uber|educator|parent)(\/.+)$/.exec(route)?.[1];
  return below !== undefined && ['/uber', '/educator', '/parent'].some((home) => isVisited(home + below));
}

test('the tests of accessibility look at every page of the dashboard', () => {
  expect(routes.length).toBeGreaterThan(50);
  const forgotten = routes.filter(
    (route) =>
      !isVisited(route) &&
      !isVisitedAlike(route) &&
      !PASSED_THROUGH.includes(route) &&
      SEEN_ON_THE_WAY[route] === undefined,
  );
  expect(forgotten).toEqual([]);
});

test('what is named as an exception is a page, and needs to be one', () => {
  const named = [...PASSED_THROUGH, ...Object.keys(SEEN_ON_THE_WAY)];
  expect(named.filter((route) => !routes.includes(route) || isVisited(route))).toEqual([]);
});
