import { homePath, type Scope } from '#product/access/rules/scopes.ts';
import type { SidebarSection } from './ui-state.ts';

const NAMES = [
  'home',
  'account-requests',
  'schools',
  'families',
  'metrics',
  'admin',
  'notifications',
  'getting-started',
  'purchasing',
  'manage-students',
  'educators',
  'student-progress',
  'emotion-check-ins',
  'reports',
  'group-data',
  'assist-mh',
  'support',
  'purchase-licenses',
  'purchase-history',
  'license-history',
  'site-license',
  'profile',
  'class-code',
  'check-in-settings',
  'username',
  'password',
  'notification-settings',
  'staff-access',
] as const;
export type SidebarName = (typeof NAMES)[number];

type Entry = {
  name: SidebarName;
  scopes: readonly Scope[];
  /** Below the home path. */
  below: string;
  section: SidebarSection | null;
  /** Shown to these only. */
  to?: (viewer: SidebarViewer) => boolean;
};

/** What the sidebar has to know of its user. */
export type SidebarViewer = {
  scope: Scope;
  is_group_admin: boolean;
  is_team_admin: boolean;
  has_site_license_usage_report: boolean;
  /** Staff, acting as the user. */
  acting: boolean;
};

const isAdmin = (viewer: SidebarViewer): boolean => viewer.is_group_admin || viewer.is_team_admin;
/** Section 6: only who runs a site license sees how it is used. */
const runsSiteLicense = (viewer: SidebarViewer): boolean => viewer.has_site_license_usage_report;
/** Credentials belong to the person alone. */
const inPerson = (viewer: SidebarViewer): boolean => !viewer.acting;

const ADULTS = ['uber', 'educator', 'parent'] as const;

/** Section 2, sidebar: every entry, in the order it is shown. */
const ENTRIES: readonly Entry[] = [
  { name: 'home', scopes: ADULTS, below: '', section: null },
  { name: 'getting-started', scopes: ['educator', 'parent'], below: '/getting-started', section: null },
  { name: 'notifications', scopes: ADULTS, below: '/notifications', section: null },
  { name: 'account-requests', scopes: ['uber'], below: '/account-requests', section: 'uber' },
  { name: 'schools', scopes: ['uber'], below: '/schools', section: 'uber' },
  { name: 'families', scopes: ['uber'], below: '/families', section: 'uber' },
  { name: 'purchasing', scopes: ['uber'], below: '/purchasing', section: 'uber' },
  { name: 'metrics', scopes: ['uber'], below: '/metrics', section: 'uber' },
  { name: 'admin', scopes: ['uber'], below: '/admin', section: 'uber' },
  { name: 'manage-students', scopes: ['educator', 'parent'], below: '/students', section: 'students' },
  { name: 'educators', scopes: ['educator'], below: '/educators', section: 'students', to: isAdmin },
  { name: 'student-progress', scopes: ['parent'], below: '/progress', section: 'students' },
  { name: 'emotion-check-ins', scopes: ['educator'], below: '/emotion-check-ins', section: 'students' },
  { name: 'reports', scopes: ['educator'], below: '/reports', section: 'students' },
  { name: 'group-data', scopes: ['educator'], below: '/group-data', section: 'students' },
  { name: 'assist-mh', scopes: ['educator', 'parent'], below: '/resource-library', section: null },
  // What the specification calls Purchasing is where licenses are purchased: one page, one entry.
  { name: 'purchase-licenses', scopes: ['educator', 'parent'], below: '/purchasing', section: null },
  {
    name: 'site-license',
    scopes: ['educator'],
    below: '/site-license',
    section: null,
    to: runsSiteLicense,
  },
  { name: 'support', scopes: ['educator', 'parent'], below: '/support', section: null },
  { name: 'profile', scopes: ADULTS, below: '/account/profile', section: 'account-settings' },
  {
    name: 'class-code',
    scopes: ['educator'],
    below: '/account/class-code',
    section: 'account-settings',
    to: inPerson,
  },
  {
    name: 'check-in-settings',
    scopes: ['educator', 'parent'],
    below: '/account/check-ins',
    section: 'account-settings',
  },
  {
    name: 'purchase-history',
    scopes: ['educator', 'parent'],
    below: '/purchase-history',
    section: 'account-settings',
  },
  {
    name: 'license-history',
    scopes: ['educator', 'parent'],
    below: '/license-history',
    section: 'account-settings',
  },
  {
    name: 'username',
    scopes: ADULTS,
    below: '/account/username',
    section: 'account-settings',
    to: inPerson,
  },
  {
    name: 'password',
    scopes: ADULTS,
    below: '/account/password',
    section: 'account-settings',
    to: inPerson,
  },
  {
    name: 'notification-settings',
    scopes: ['educator', 'parent'],
    below: '/account/notifications',
    section: 'account-settings',
    to: inPerson,
  },
  {
    name: 'staff-access',
    scopes: ['educator', 'parent'],
    below: '/account/staff-access',
    section: 'account-settings',
  },
];

export type SidebarEntry = {
  name: SidebarName;
  path: string;
  section: SidebarSection | null;
  built: boolean;
};

/** Everything the specification lists for a user; an entry is built when its route exists. */
export function sidebarEntries(viewer: SidebarViewer, hasRoute: (path: string) => boolean): SidebarEntry[] {
  const { scope } = viewer;
  const own = ENTRIES.filter(({ scopes, to }) => scopes.includes(scope) && (to?.(viewer) ?? true));
  return own.map(({ name, below, section }) => {
    const path = `${homePath(scope)}${below}`;
    return { name, path, section, built: hasRoute(path) };
  });
}

export type SidebarGroup = { section: SidebarSection | null; entries: SidebarEntry[] };

/** What is shown: built entries only, neighbours of one section together, no section without entries. */
export function sidebarGroups(viewer: SidebarViewer, hasRoute: (path: string) => boolean): SidebarGroup[] {
  const groups: SidebarGroup[] = [];
  for (const entry of sidebarEntries(viewer, hasRoute).filter(({ built }) => built)) {
    const last = groups.at(-1);
    if (last?.section === entry.section) last.entries.push(entry);
    else groups.push({ section: entry.section, entries: [entry] });
  }
  return groups;
}
