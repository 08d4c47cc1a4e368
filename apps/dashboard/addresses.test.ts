import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { knownAddresses } from '#platform/contract/links/site-addresses.ts';
import { NotFoundPage } from '#product/site/web/problems/not-found-page.tsx';
import { PAGE_CONFIG } from '#testing/dashboard/page-config.ts';
import { createStudentRouter } from '../student/router.tsx';
import { siteAddresses } from './addresses.ts';
import { createDashboardRouter } from './router.ts';

const all = siteAddresses();
const history = createMemoryHistory();
const routers = {
  dashboard: createDashboardRouter({ config: PAGE_CONFIG, history }),
  student: createStudentRouter({ ...PAGE_CONFIG, site: 'student' }, history),
};
const isKnown = knownAddresses(all, (need) => need === 'demo');

/** What the browser would show. */
function isScreen(site: keyof typeof routers, address: string): boolean {
  const router = routers[site];
  const [, , foundRoute] = router.getMatchedRoutes(address);
  return foundRoute !== undefined && foundRoute.options.component !== NotFoundPage;
}

const ODD = [
  '/',
  '/wp-admin',
  '/educator',
  '/educator/',
  '/Educator/Students',
  '/educator/students//',
  '/educator/students/12',
  '/educator/students/12/data',
  '/educator/students/12/nothing',
  '/educator/nothing',
  '/educator/uploads',
  '/educator/students/uploads',
  '/educator/reports/12/zoou/assessment',
  '/educator/reports/12/zoou',
  '/educator/demo/zoou',
  '/educator/demo/zoou/zoou-check-a-ic',
  '/parent/students/12',
  '/parent/group-data',
  '/uber/people/12',
  '/uber/people/12/34',
  '/letter/abc',
  '/letter',
  '/letter/abc/def',
  '/mailbox',
  '/student',
  '/student/play',
  '/student/play/a-scene',
  '/student/play/comics/3',
  '/student/play/a-scene/3',
  '/student/nothing',
  '/logout',
  '/terms/',
  '/terms/of-use',
];

test.each(['dashboard', 'student'] as const)(
  'the server knows the screens of %s as its router does',
  (site) => {
    const written = Object.keys(routers[site].routesByPath).map((path) => path.replaceAll(/\$\w+/g, '12'));
    const addresses = [...ODD, ...written.filter((path) => !path.endsWith('$'))];
    expect(addresses.filter((address) => isKnown(site, address) !== isScreen(site, address))).toEqual([]);
    expect(addresses.some((address) => isKnown(site, address))).toBe(true);
  },
);

test.each([
  '/educator/students/abc',
  '/educator/students/12a/data',
  '/parent/students/nobody',
  '/educator/reports/me/zoou/assessment',
  '/uber/people/-1',
])('%s names nobody by number: there is no such page', (address) => {
  expect(isKnown('dashboard', address)).toBe(false);
});

test('pages of the demo and of a provider are there where these are', () => {
  const asked = (need: string | null) => knownAddresses(all, (one) => one === need);
  expect([asked(null)('dashboard', '/mailbox'), asked('demo')('dashboard', '/mailbox')]).toEqual([
    false,
    true,
  ]);
  expect([asked(null)('student', '/clever'), asked('clever')('student', '/clever')]).toEqual([false, true]);
  expect(asked('clever')('student', '/classlink')).toBe(false);
});
