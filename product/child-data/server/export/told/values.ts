import type { Locale } from '#brands/brand.ts';
import { listed } from '#platform/contract/texts/lists.ts';
import type { Say } from '#platform/server/texts.ts';
import { schoolYearName } from '#product/schools/rules/school-years.ts';
import { saidInstead } from '../../../rules/export/said.ts';
import { KNOWN_VALUES } from '../../../rules/export/values.ts';

const known: ReadonlySet<string> = new Set(KNOWN_VALUES);
const DAY = /^\d{4}-\d\d-\d\d$/;

/** With the name of the zone: the files are read anywhere, years from now. */
export function momentFormat(language: Locale, timeZone: string, month: 'short' | 'long' = 'short') {
  return new Intl.DateTimeFormat(language, {
    timeZone,
    year: 'numeric',
    month,
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
}

/** Puts what a column holds into words for a page: programs, feelings, days and times as people say them. */
export function valueWords(language: Locale, timeZone: string, say: Say): (value: unknown) => string {
  const moment = momentFormat(language, timeZone);
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  const yes = say({ i18n: 'child-data-export.values.yes' });
  const no = say({ i18n: 'child-data-export.values.no' });
  const words = (value: unknown): string => {
    if (value === null || value === undefined || value === '') return '–';
    if (typeof value === 'boolean') return value ? yes : no;
    if (value instanceof Date) return moment.format(value);
    if (typeof value === 'number') return String(value);
    if (Array.isArray(value)) return value.length === 0 ? '–' : listed(value.map(words), language);
    if (typeof value === 'object') return objectWords(value);
    if (typeof value !== 'string') return JSON.stringify(value) ?? '';
    if (DAY.test(value)) return day.format(new Date(`${value}T00:00:00Z`));
    return known.has(value) ? say({ i18n: `child-data-export.values.${value}` }) : value;
  };
  const objectWords = (value: object): string =>
    Object.entries(value)
      .map(([name, inner]) => `${name}: ${words(inner)}`)
      .join('; ');
  return words;
}

/** What a column says by what it is about: grades, school years, and keys that mean something there alone. */
export function columnWords(section: string, field: string, value: unknown, say: Say): string | null {
  if (field === 'grade' && typeof value === 'number') return say({ i18n: `rosters.grade-names.${value}` });
  if (field === 'school_year' && typeof value === 'number') return schoolYearName(value);
  const said = saidInstead(section, field, value);
  return said === null ? null : say(said);
}

/** As a file for machines has it: times in UTC, lists and objects as JSON. */
export function plainValue(value: unknown): string | number {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return value;
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}
