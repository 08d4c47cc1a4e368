import type { ProgramId } from '#brands/brand.ts';
import { homePath, type Scope } from '#product/access/rules/scopes.ts';
import type { UserProfile } from '#product/accounts/sign-in-contract.ts';
import type { SidebarSection } from './ui-state.ts';

/** What can stand before an entry; `web/shell/sidebar-icons.ts` draws them. */
const SCREEN_ICONS = [
  'at-sign',
  'bell',
  'bell-ring',
  'book',
  'building',
  'cart',
  'chart',
  'compass',
  'game',
  'hands',
  'hash',
  'history',
  'house',
  'key',
  'monitor',
  'people',
  'person-check',
  'person-pen',
  'question',
  'receipt',
  'report',
  'school',
  'settings',
  'shield',
  'smile',
  'students',
  'tiles',
  'volume',
] as const;
export type ScreenIcon = (typeof SCREEN_ICONS)[number];

/** What an entry is called: `site-dashboard.sidebar.<name>` in the texts. */
export const SCREEN_NAMES = [
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
  'consents',
  'progress',
  'emotion-check-ins',
  'reports',
  'group-data',
  'assist-mh',
  'lessons',
  'support',
  'purchase-licenses',
  'purchase-history',
  'license-history',
  'site-license',
  'profile',
  'class-code',
  'class-tiles',
  'check-in-settings',
  'play-sounds',
  'username',
  'password',
  'sign-in',
  'notification-settings',
  'staff-access',
] as const;
/** Programs are called as the brand calls them. */
type ScreenName = ProgramId | (typeof SCREEN_NAMES)[number];

type UserTraits = Pick<
  UserProfile,
  'role' | 'is_group_admin' | 'is_team_admin' | 'has_site_license_usage_report'
>;

/** What routes, the sidebar and the walk of accessibility have to know of a screen. */
export type ScreenFacts = {
  /** Below the home path of its scope; `$` begins what differs. */
  path: string;
  /** What differs and is a number: any other word there leads nowhere. */
  numbers?: readonly string[];
  /** Its entry in the sidebar; none where other pages lead to it. */
  entry?: {
    name: ScreenName;
    icon: ScreenIcon;
    section?: SidebarSection;
    /** Not shown to staff who act as the user: credentials belong to the person alone. */
    inPerson?: boolean;
  };
  /** Who may view it, where not everybody of the scope. */
  to?: (user: UserTraits) => boolean;
};

export type SidebarViewer = UserTraits & {
  scope: Scope;
  /** Staff, acting as the user. */
  acting: boolean;
};

export type SidebarEntry = { name: ScreenName; icon: ScreenIcon; path: string };
export type SidebarGroup = { section: SidebarSection | null; entries: SidebarEntry[] };

/** The entries of a scope in their order, neighbors of one section together. */
export function sidebarGroups(screens: readonly ScreenFacts[], viewer: SidebarViewer): SidebarGroup[] {
  const groups: SidebarGroup[] = [];
  for (const { path, entry, to } of screens) {
    if (entry === undefined || to?.(viewer) === false || (entry.inPerson && viewer.acting)) continue;
    const { name, icon, section = null } = entry;
    const below = path === '/' ? '' : `/${path}`;
    const shown = { name, icon, path: `${homePath(viewer.scope)}${below}` };
    const last = groups.at(-1);
    if (last?.section === section) last.entries.push(shown);
    else groups.push({ section, entries: [shown] });
  }
  return groups;
}
