import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import {
  DASHBOARD_KINDS,
  type DashboardData,
  type DashboardKind,
  linkOf,
  PARENT_KINDS,
  READERS,
  type Reader,
} from '#product/notifications/rules/dashboard.ts';
import { NOTICE_PAGES } from '#product/notifications/rules/notices.ts';
import { LICENSE_STATES } from '#product/rosters/rules/license-states.ts';
import { PAGE_CONFIG } from '#testing/dashboard/page-config.ts';
import { createDashboardRouter } from './router.ts';

const router = createDashboardRouter({ history: createMemoryHistory(), config: PAGE_CONFIG });

/** What a kind can hold, where its link depends on it. */
const DATA: Partial<Record<DashboardKind, readonly DashboardData[]>> = {
  'licenses-expiring': [{ count: 2 }, { trial_ends_on: '2026-12-01' }, { count: 1, ends_on: '2026-12-01' }],
  'student-login-without-license': [{}, { licenses_left: 2 }],
  'weekly-emotion-check-in': [{ week: '2026-11-09', students: 6 }],
  'follow-up': [
    { what: 'talk' },
    { what: 'waiting', count: 2 },
    { what: 'ends', date: '2027-08-01' },
    { what: 'off' },
  ],
  consents: [{ what: 'ask', year: 2026, school: 'Oak' }],
  notice: [{}, ...NOTICE_PAGES.map((page) => ({ page }))],
  'site-license-usage-report': [{ month: '2026-06' }, { month: '2026-09' }],
};

/** The pages a link may lead to, and their tabs, as the screens have them for that reader. */
const OWN_TABS = ['mine-active', 'mine-archived'];
const PAGES: Readonly<Record<Reader, Readonly<Record<string, readonly string[]>>>> = {
  educator: {
    '/educator/students': OWN_TABS,
    '/educator/getting-started': [],
    '/educator/emotion-check-ins': [],
    '/educator/purchasing': [],
    // Told to those only who run a site license.
    '/educator/site-license': ['usage'],
    '/educator/emotion-check-ins/follow-ups': [],
    '/educator/emotion-check-ins/responders': [],
    '/educator/support': [],
    '/educator/account/class-tiles': [],
    '/educator/account/sign-in': [],
    '/educator/consents': [],
  },
  admin: {
    '/educator/students': OWN_TABS,
    '/educator/educators': ['group-educators', 'pending-colleagues'],
    '/educator/getting-started': [],
    '/educator/emotion-check-ins': [],
    '/educator/purchasing': [],
    '/educator/site-license': ['usage'],
    '/educator/emotion-check-ins/follow-ups': [],
    '/educator/emotion-check-ins/responders': [],
    '/educator/support': [],
    '/educator/account/class-tiles': [],
    '/educator/account/sign-in': [],
    '/educator/consents': [],
  },
  parent: {
    '/parent/students': ['active'],
    '/parent/purchasing': [],
    '/parent/getting-started': [],
    '/parent/support': [],
  },
};

const cases = READERS.flatMap((reader) =>
  DASHBOARD_KINDS.flatMap((kind) => (DATA[kind] ?? [{}]).map((data) => ({ reader, kind, data }))),
);

/** Whom a kind is never told to, or who has no page for it. */
const leadsNowhere = ({
  reader,
  kind,
  data,
}: {
  reader: Reader;
  kind: DashboardKind;
  data: DashboardData;
}): boolean =>
  // Staff may say something that leads nowhere.
  (kind === 'notice' && data['page'] === undefined) ||
  (reader === 'parent'
    ? !PARENT_KINDS.includes(kind)
    : kind === 'colleague-to-approve' && reader === 'educator');

test.each(cases)('$kind with $data leads $reader to a page that opens for them', ({ reader, kind, data }) => {
  const link = linkOf({ kind, data: { ...data } }, reader);
  if (leadsNowhere({ reader, kind, data })) return expect(link).toBeNull();
  if (link === null) throw new Error('leads nowhere');
  expect(Object.keys(router.routesByPath)).toContain(link.to);
  const tabs = PAGES[reader][link.to];
  expect(tabs).toBeDefined();
  if (link.search?.tab !== undefined) expect(tabs).toContain(link.search.tab);
  if (kind === 'weekly-emotion-check-in') expect(link.search).toEqual({ week: data['week'] });
  for (const state of link.search?.license?.split(',') ?? []) expect(LICENSE_STATES).toContain(state);
});
