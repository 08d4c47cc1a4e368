import { SKIPPED } from '#product/play/rules/results/events.ts';

/**
 * How the days of a child ended: a row a day, with the last word told, and "Not now" where nothing else was said. Every
 * figure about feelings counts these, so that no two screens differ by who answered twice.
 */
export function lastWordsSql(child: string, from: string, until: string, told: string): string {
  return `
      select distinct on (c.on_day) c.student_id, c.on_day, c.feeling from check_ins c
      where c.student_id = ${child} and c.on_day between ${from} and ${until} and ${told}
      order by c.on_day, c.feeling = '${SKIPPED}', c.at desc`;
}

/**
 * The same of many children at once, those of the rows `s` of a query: by the days, where from child to child would be a look
 * for each of a district's.
 */
export function lastWordsAmong(children: string, from: string, until: string, told: string): string {
  return `
      select distinct on (c.student_id, c.on_day) c.student_id, c.on_day, c.feeling
      from ${children} s join check_ins c on c.student_id = s.id
      where c.on_day between ${from} and ${until} and ${told}
      order by c.student_id, c.on_day, c.feeling = '${SKIPPED}', c.at desc`;
}

/** Told to some adult: what no adult was told is in no figure. */
export const TOLD_TO_SOMEBODY = 'cardinality(c.told_to) > 0';
