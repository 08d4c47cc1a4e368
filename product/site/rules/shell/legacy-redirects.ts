import { PROGRAM_IDS } from '#brands/brand.ts';

/** Every address older versions handed out, and where it leads today. */
export type LegacyRedirect = {
  to: string;
  /** Which tab of the page. */
  tab?: string;
  /** The site the target lives on; from the other site it takes a full-page navigation. */
  site: 'dashboard' | 'student' | 'same';
  /** Leaves the app even when the target is on the same site. */
  fullPage?: boolean;
};

type Row = LegacyRedirect & { from: readonly string[] };

const TABLE: readonly Row[] = [
  {
    from: [
      '',
      '/index.php',
      '/fortress/login',
      '/passwordResetLink',
      '/dashboard',
      '/admin/manage',
      '/account/success',
      '/library',
      '/play/library',
      '/playLegacy',
      '/about-us',
      '/pricing',
      '/research',
      '/school',
    ],
    to: '/',
    site: 'same',
  },
  {
    from: ['/play', ...[...PROGRAM_IDS, 'cv'].map((program) => `/student/play/${program}`)],
    to: '/student/play',
    site: 'student',
  },
  ...PROGRAM_IDS.map(
    (program): Row => ({
      from: [`/educator/${program}`],
      to: '/educator/reports',
      tab: program,
      site: 'dashboard',
    }),
  ),
  { from: ['/educator/lessons', '/educator/assist-mh'], to: '/educator', site: 'dashboard' },
  { from: ['/cart/buyHomeLicense'], to: '/payment-family-subscription', site: 'dashboard', fullPage: true },
];

const byPath = new Map<string, LegacyRedirect>(
  TABLE.flatMap(({ from, ...redirect }) => from.map((path) => [path, redirect] as const)),
);

export const LEGACY_PATHS: readonly string[] = [...byPath.keys()];

/** Where an old address leads, or null when it is not one. A trailing slash makes no difference. */
export function redirectFor(path: string): LegacyRedirect | null {
  if (path === '/') return null;
  return byPath.get(path.replace(/\/+$/, '')) ?? null;
}
