/** A part of a guide: its number and anchor. */
type HelpTarget = `${number}#${string}`;

type HelpTargets = { school: HelpTarget; home: HelpTarget };

const everywhere = (target: HelpTarget): HelpTargets => ({ school: target, home: target });

/** Guide 102 is about classes: families and home educators buy for their own children. */
const LICENSES: HelpTargets = {
  school: '102#which-license-is-used-when',
  home: '201#a-license-for-your-child',
};

/**
 * Which part of which guide helps on which screen: at a school, and at home. `guides.test.ts` holds that all are there,
 * `links.test.ts` of the dashboard that no screen is without.
 */
export const HELP: Readonly<Record<string, HelpTargets>> = {
  '/': { school: '101#before-you-start', home: '201#before-the-first-time' },
  'getting-started': {
    school: '101#what-you-will-have-at-the-end',
    home: '201#what-you-will-have-at-the-end',
  },
  'getting-started/$id': { school: '101#if-something-does-not-work', home: '123#if-it-still-does-not-work' },
  skills: everywhere('205#where-our-skills-come-from'),
  notifications: everywhere('124#your-own-account'),
  students: { school: '102#one-by-one', home: '201#before-the-first-time' },
  'students/$id': { school: '121#from-report-to-lesson', home: '201#three-questions-after-play' },
  'students/$id/comics': { school: '121#from-report-to-lesson', home: '201#three-questions-after-play' },
  'students/$student/report/$program/$kind': everywhere('201#three-questions-after-play'),
  'students/$id/data': everywhere('124#export-and-deletion'),
  'students/exports': everywhere('124#export-and-deletion'),
  'students/uploads/new': everywhere('102#a-file'),
  'students/uploads/$id': everywhere('102#a-file'),
  'students/uploads/district/new': everywhere('102#a-file'),
  'students/uploads/district/$id': everywhere('102#a-file'),
  educators: everywhere('102#share-transfer-archive'),
  consents: everywhere('124#yes-and-no'),
  'consents/register': everywhere('124#yes-and-no'),
  progress: everywhere('201#the-weekly-lesson'),
  'emotion-check-ins': everywhere('116#what-a-week-of-answers-can-say'),
  'emotion-check-ins/follow-ups': everywhere('204#whom-to-tell-and-when'),
  'emotion-check-ins/responders': everywhere('116#what-it-cannot-say'),
  'emotion-check-ins/sel': everywhere('121#from-report-to-lesson'),
  'emotion-check-ins/sel/round': everywhere('121#from-report-to-lesson'),
  reports: everywhere('121#when-there-is-a-report'),
  'reports/$student/$program/$kind': everywhere('121#emerging-improving-proficient'),
  'reports/downloads': everywhere('121#giving-it-to-a-family'),
  'group-data': everywhere('122#choosing-by-challenge-not-by-label'),
  'small-groups': everywhere('122#choosing-by-challenge-not-by-label'),
  'small-groups/$id': everywhere('122#before-and-after'),
  'resource-library': {
    school: '103#after-a-scene-one-lesson-from-the-library',
    home: '201#the-weekly-lesson',
  },
  'resource-library/$id': {
    school: '103#after-a-scene-one-lesson-from-the-library',
    home: '201#the-weekly-lesson',
  },
  purchasing: LICENSES,
  'payment-completed': LICENSES,
  'purchase-history': LICENSES,
  'license-history': LICENSES,
  'site-license': everywhere('102#which-license-is-used-when'),
  support: { school: '101#if-something-does-not-work', home: '123#if-it-still-does-not-work' },
  'account/profile': everywhere('124#your-own-account'),
  'account/username': everywhere('124#your-own-account'),
  'account/password': everywhere('124#your-own-account'),
  'account/sign-in': everywhere('124#your-own-account'),
  'account/notifications': everywhere('124#your-own-account'),
  'account/class-code': everywhere('102#class-code-and-badges'),
  'account/class-tiles': everywhere('102#class-tiles'),
  'account/check-ins': everywhere('116#switching-it-off'),
  'account/play-sounds': everywhere('123#sound-and-headphones'),
  'account/staff-access': everywhere('124#staff-access-log'),
};

/** The part of a guide for an address below a home path; none where the screen speaks for itself. */
export function helpFor(
  below: string,
  isAtHome: boolean,
): { id: string; anchor: string; screen: string } | null {
  const asked = below.replaceAll(/^\/|\/$/g, '') || '/';
  const screen = Object.hasOwn(HELP, asked) ? asked : Object.keys(HELP).find((known) => fits(known, asked));
  const targets = screen === undefined ? undefined : HELP[screen];
  if (screen === undefined || targets === undefined) return null;
  const [id = '', anchor = ''] = targets[isAtHome ? 'home' : 'school'].split('#');
  return { id, anchor, screen };
}

function fits(pattern: string, path: string): boolean {
  const parts = pattern.split('/');
  const asked = path.split('/');
  return (
    pattern !== '/' &&
    parts.length === asked.length &&
    parts.every((part, at) => part.startsWith('$') || part === asked[at])
  );
}
