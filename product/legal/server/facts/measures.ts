/**
 * What the agreement names as measures, and the requirements of `docs/security.md` each rests on: it is named as long as
 * all of them are met.
 */
export const MEASURES = {
  access: ['8.1.1', '8.2.1', '8.2.2', '8.3.1', '8.4.1'],
  fields: ['8.2.3', '15.3.1'],
  guessing: ['6.3.1', '6.1.1'],
  factors: ['6.5.1', '6.5.2', '6.4.4'],
  sessions: ['7.2.3', '7.3.1', '7.3.2', '7.4.1', '7.4.2', '7.5.2'],
  proof: ['7.5.1'],
  sealed: ['11.3.1', '11.3.2', '11.3.3', '11.2.2'],
  'third-parties': ['14.2.3', '3.4.3'],
  caches: ['14.2.2'],
  hosts: ['3.5.4'],
  input: ['2.2.1', '2.2.2', '1.2.4'],
  files: ['5.2.1', '5.2.2', '5.3.1'],
  audit: ['16.2.1', '16.3.1', '16.4.2'],
  'no-names': ['16.2.5'],
  whole: ['2.3.3'],
  rights: ['13.2.2', '13.2.3'],
  packages: ['15.1.2'],
  browsers: ['3.4.1', '3.5.1'],
} as const satisfies Record<string, readonly string[]>;

type Measure = keyof typeof MEASURES;
const NAMES = Object.keys(MEASURES).filter((name): name is Measure => Object.hasOwn(MEASURES, name));

type Judged = { met: number; unmet: number; inapplicable: number; all: number };

/** Number and verdict of every requirement that the page on security judges. */
function verdicts(security: string): Map<string, string> {
  const rows = security.matchAll(/^\| 5\.0\.0-V([\d.]+) \|[^|]*\|[^|]*\| ([a-z ]+) \|/gm);
  return new Map([...rows].map(([, number = '', verdict = '']) => [number, verdict]));
}

export function measuresOf(security: string): Measure[] {
  const known = verdicts(security);
  return NAMES.filter((name) => MEASURES[name].every((number) => known.get(number) === 'met'));
}

export const MEASURE_NAMES: readonly Measure[] = NAMES;

export function judgedIn(security: string): Judged {
  const all = [...verdicts(security).values()];
  const count = (verdict: string): number => all.filter((one) => one === verdict).length;
  return {
    all: all.length,
    met: count('met'),
    unmet: count('not met'),
    inapplicable: count('not applicable'),
  };
}
