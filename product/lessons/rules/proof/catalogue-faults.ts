import { SKILLS } from '#product/play/rules/story/skills.ts';
import type { CatalogueRow } from '../form/catalogue.ts';
import { CHALLENGES, LESSON_TYPES, LEVELS, PREPS, USAGES } from '../lesson/lesson.ts';

const MONTHS = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'];

/** What the catalogue as a whole promises. */
export function catalogueFaults(rows: readonly CatalogueRow[], practices: readonly string[]): string[] {
  const faults: string[] = [];
  const least = (words: string, found: number, wanted: number): void => {
    if (found < wanted) faults.push(`${words}: ${found}, and at least ${wanted} are wanted`);
  };
  const list = (text: string): string[] => text.split(';');
  const ofList = (
    row: CatalogueRow,
    key: 'usage' | 'skills' | 'challenges',
    words: readonly string[],
  ): void => {
    for (const word of list(row[key]).filter((one) => !words.includes(one)))
      faults.push(`${row.id}: "${word}" is none of ${key}`);
  };
  const of = (row: CatalogueRow, key: 'type' | 'level' | 'prep', words: readonly string[]): void => {
    if (!words.includes(row[key])) faults.push(`${row.id}: "${row[key]}" is no ${key}`);
  };
  for (const key of ['id', 'title'] as const) {
    const all = rows.map((row) => row[key]);
    for (const twice of all.filter((one, at) => all.indexOf(one) !== at))
      faults.push(`${key} "${twice}" is there twice`);
  }
  for (const row of rows) {
    of(row, 'type', LESSON_TYPES);
    of(row, 'level', LEVELS);
    of(row, 'prep', PREPS);
    ofList(row, 'usage', USAGES);
    ofList(row, 'skills', SKILLS);
    ofList(row, 'challenges', CHALLENGES);
    if (!/^(?:K|[1-8])-[1-8]$/.test(row.grades)) faults.push(`${row.id}: "${row.grades}" are no grades`);
    if (!(Number(row.minutes) >= 5 && Number(row.minutes) <= 30)) faults.push(`${row.id}: 5 to 30 minutes`);
    if (!MONTHS.includes(row.featured)) faults.push(`${row.id}: "${row.featured}" is no month`);
    if (!practices.includes(row.practice)) faults.push(`${row.id}: nobody knows ${row.practice}`);
    if (row.overview.length > 160)
      faults.push(`${row.id}: the overview has ${row.overview.length} characters`);
  }
  for (const type of LESSON_TYPES) least(type, rows.filter((row) => row.type === type).length, 1);
  for (const challenge of CHALLENGES)
    least(challenge, rows.filter((row) => list(row.challenges).includes(challenge)).length, 4);
  for (const level of LEVELS) {
    const own = rows.filter((row) => row.level === level);
    for (const skill of SKILLS)
      least(`${skill} in ${level}`, own.filter((row) => list(row.skills).includes(skill)).length, 10);
    for (const month of MONTHS) {
      const featured = own.filter((row) => row.featured === month).length;
      if (featured !== 4) faults.push(`${level}: ${featured} are featured in ${month}, not 4`);
    }
  }
  least(
    'without preparation',
    rows.filter((row) => row.prep === 'none').length,
    Math.ceil(rows.length * 0.8),
  );
  return faults;
}
