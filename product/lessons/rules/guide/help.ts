/** A part of a guide: its number and anchor. */
export type HelpTarget = `${number}#${string}`;

/** Which part of which guide helps on which screen: at a school, and at home. `guides.test.ts` holds that all are there. */
export const HELP: Readonly<Record<string, { school: HelpTarget; home: HelpTarget }>> = {
  '/': { school: '101#before-you-start', home: '201#before-the-first-time' },
  students: { school: '102#one-by-one', home: '201#before-the-first-time' },
  'students/$id': { school: '121#from-report-to-lesson', home: '201#three-questions-after-play' },
  'students/uploads/new': { school: '102#a-file', home: '102#a-file' },
  'students/uploads/$id': { school: '102#a-file', home: '102#a-file' },
  'students/uploads/district/new': { school: '102#a-file', home: '102#a-file' },
  'students/uploads/district/$id': { school: '102#a-file', home: '102#a-file' },
  educators: { school: '102#share-transfer-archive', home: '102#share-transfer-archive' },
  progress: { school: '121#strengths-first', home: '201#the-weekly-lesson' },
  'emotion-check-ins': { school: '116#who-sees-what', home: '116#what-a-week-of-answers-can-say' },
  'emotion-check-ins/follow-ups': { school: '204#whom-to-tell-and-when', home: '204#first-minute' },
  'emotion-check-ins/responders': { school: '204#whom-to-tell-and-when', home: '204#first-minute' },
  'emotion-check-ins/sel': { school: '112#a-year-in-six-lines', home: '116#what-it-cannot-say' },
  'emotion-check-ins/sel/round': { school: '112#a-year-in-six-lines', home: '116#what-it-cannot-say' },
  reports: { school: '121#when-there-is-a-report', home: '121#when-there-is-a-report' },
  'reports/$student/$program/$kind': {
    school: '121#emerging-improving-proficient',
    home: '121#emerging-improving-proficient',
  },
  'reports/downloads': { school: '121#giving-it-to-a-family', home: '121#giving-it-to-a-family' },
  'group-data': { school: '112#which-house-first', home: '121#strengths-first' },
  'small-groups': { school: '122#choosing-by-challenge-not-by-label', home: '121#strengths-first' },
  'small-groups/$id': { school: '122#six-meetings-from-the-library', home: '121#strengths-first' },
  'resource-library': {
    school: '103#after-a-scene-one-lesson-from-the-library',
    home: '201#the-weekly-lesson',
  },
  'resource-library/$id': {
    school: '103#after-a-scene-one-lesson-from-the-library',
    home: '201#the-weekly-lesson',
  },
  purchasing: { school: '102#which-license-is-used-when', home: '102#which-license-is-used-when' },
  'purchase-history': { school: '102#which-license-is-used-when', home: '102#which-license-is-used-when' },
  'license-history': { school: '102#which-license-is-used-when', home: '102#which-license-is-used-when' },
  'site-license': { school: '102#which-license-is-used-when', home: '102#which-license-is-used-when' },
  'account/class-code': { school: '102#class-code-and-badges', home: '102#class-code-and-badges' },
  'account/check-ins': { school: '116#switching-it-off', home: '116#switching-it-off' },
  'account/staff-access': { school: '124#staff-access-log', home: '124#staff-access-log' },
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
