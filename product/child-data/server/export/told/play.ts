import * as z from 'zod/mini';
import { PROGRAM_IDS } from '#brands/brand.ts';
import { dayIn } from '#platform/contract/days.ts';
import { playTime } from '#platform/contract/texts/play-time.ts';
import { minutesPlayed } from '#product/insight/rules/student/play-days.ts';
import { COOL_DOWN } from '#product/play/rules/results/active-time.ts';
import { done } from '#product/play/rules/results/progress.ts';
import { titleIn } from '#product/play/rules/story/titles.ts';
import type { ExportSection } from '../../../rules/export/sections.ts';
import { type Telling, toldAs } from './telling.ts';

const progress = z.array(
  z.object({
    program: z.string(),
    completed: z.nullable(z.number()),
    done: z.array(done),
    keepsakes: z.array(z.string()),
    first_played_at: z.nullable(z.date()),
    last_played_at: z.nullable(z.date()),
  }),
);

/** How far the child is in each program: by the titles of its stories, not by their names for machines. */
export function toldProgress(section: ExportSection, { stories, language, say }: Telling): ExportSection {
  const { entries } = stories.catalog;
  const rows = z.parse(progress, section.rows).map((row) => ({
    program: row.program,
    completed:
      row.completed === null
        ? null
        : new Intl.NumberFormat(language, { style: 'percent' }).format(row.completed / 100),
    finished: [...new Set(row.done.map(({ scene }) => titleIn(entries, scene, language)))],
    keepsakes: row.keepsakes.map((name) => keepsakeIn(name, say)),
    'first-played': row.first_played_at,
    'last-played': row.last_played_at,
  }));
  const sums = rows.map(({ program, completed, finished }) => ({
    label: say({ i18n: `rosters.programs.${program}` }),
    value: [
      ...(completed === null ? [] : [completed]),
      say({ i18n: 'child-data-export.sums.stories', values: { count: finished.length } }),
    ].join(', '),
  }));
  const names = ['program', 'completed', 'finished', 'keepsakes', 'first-played', 'last-played'];
  return { ...toldAs(section, say, names, rows), sums };
}

/** A keepsake of a story that is no longer there is called as it was kept. */
export function keepsakeIn(name: string, say: Telling['say']): string {
  const i18n = `play-keepsakes.${name}`;
  const said = say({ i18n });
  return said === i18n ? name : said;
}

const days = z.array(
  z.object({ on_day: z.string(), area: z.enum([...PROGRAM_IDS, COOL_DOWN]), seconds: z.number() }),
);

/** Time is told in the minutes of the child's page, and a row that comes to none as there: under a minute. */
export function toldDays(section: ExportSection, { say, now, child }: Telling): ExportSection {
  const kept = z.parse(days, section.rows);
  const { rows: told, total } = minutesPlayed(kept, dayIn(child.time_zone, now));
  const rows = told.map(({ on_day, area, seconds, minutes }) => ({
    day: on_day,
    area,
    minutes: minutes === 0 ? say(playTime(minutes, seconds > 0)) : minutes,
  }));
  const played = new Set(kept.map(({ on_day }) => on_day)).size;
  const value = [
    say({ i18n: 'child-data-export.sums.minutes', values: { count: total } }),
    say({ i18n: 'child-data-export.sums.days', values: { count: played } }),
  ].join(', ');
  return {
    ...toldAs(section, say, ['day', 'area', 'minutes'], rows),
    sums: [{ label: section.title, value }],
  };
}
