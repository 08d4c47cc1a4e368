import type { Page } from '@playwright/test';
import { buildTeacher, expect, expectAccessible, inBothSizes, type Kindred } from './kindred.ts';

const SKILLS = ['ic', 'com', 'coop', 'ini', 'emp', 'er'];
/** The whole check of Zoo U. */
export const CHECKS = SKILLS.map((skill) => ({ scene: `zoou-check-a-${skill}`, iteration: 1 }));

const figures = (said: string, at: number) => ({
  said,
  performance: at,
  low: Math.max(0, at - 25),
  high: Math.min(100, at + 25),
  mean: at / 100,
  error: 0.15,
  best: 6,
  partly: 3,
  not_yet: 1,
  hints: 0,
  tried_again: 0,
});
export const SAID = {
  emp: figures('proficient', 82),
  coop: figures('improving-or-proficient', 56),
  com: figures('in-the-middle', 51),
  ic: figures('emerging-or-improving', 36),
  er: figures('emerging-or-improving', 31),
  ini: figures('emerging', 8),
};

type NewTeacher = {
  username: string;
  name: readonly [string, string];
  /** With the whole check of Zoo U behind them. */
  done: readonly string[];
  /** Half way. */
  half: readonly string[];
};

/** A teacher of the demo's school, with children who have a report and others who have none yet. Answers their ids. */
export async function buildReported(
  { database }: Kindred,
  { username, name, done, half }: NewTeacher,
): Promise<{ done: number[]; half: number[] }> {
  const known = await database.query('select 1 from accounts where username = $1', [username]);
  if (known.rowCount === 0) {
    const students = [...done, ...half];
    await buildTeacher(database, { username, name: [...name], besides: 'educator@kindred.test', students });
  }
  const { rows } = await database.query(
    `select s.id, s.first_name || ' ' || s.last_name as name from students s join accounts a on a.id = s.owner_id
     where a.username = $1 order by s.last_name, s.first_name`,
    [username],
  );
  const idsOf = (names: readonly string[]): number[] =>
    rows.filter((row) => names.includes(row.name)).map((row) => Number(row.id));
  const built = { done: idsOf(done), half: idsOf(half) };
  for (const id of built.done) await keepReport(database, id);
  for (const id of built.half) await keepStanding(database, id, CHECKS.slice(0, 3));
  return built;
}

/** The whole check of Zoo U behind a child, and what it showed. */
export async function keepReport(database: Kindred['database'], id: number): Promise<void> {
  await keepStanding(database, id, CHECKS);
  await keepMeasurement(database, id);
}

async function keepStanding(database: Kindred['database'], id: number, scenes: typeof CHECKS): Promise<void> {
  await database.query(
    `insert into program_progress (student_id, program, done, checks_done, updated_at) values ($1, 'zoou', $2, $3, now())
     on conflict (student_id, program) do update set done = excluded.done, checks_done = excluded.checks_done, iteration = 1`,
    [id, JSON.stringify(scenes), scenes.length],
  );
}

async function keepMeasurement(database: Kindred['database'], id: number): Promise<void> {
  await database.query(
    `insert into measurements (student_id, program, report, iteration, model, epoch, scenes, form, languages, read_aloud,
       asks, best, by_guessing, left_out, rushed_scenes, favorite_spot, as_mixed_as_guessing, edition, first_on, last_on,
       levels, clear, skills, updated_at)
     values ($1, 'zoou', 'assessment', 1, 2, 1, 6, 'a', '{en}', 'off', 60, 36, 33, 10, '{zoou-check-a-ic}', false, false,
       'e2e', '2026-10-21', '2026-11-20', '{0,1,2,0,2,1}', '{t,f,f,t,t,f}', $2, now())
     on conflict (student_id, program, report, iteration) do update set skills = excluded.skills,
       rushed_scenes = excluded.rushed_scenes, last_on = excluded.last_on, form = excluded.form`,
    [id, JSON.stringify(SAID)],
  );
}

/** Nothing for axe to find, and nothing beyond the edge of a small phone. */
export async function expectFit(page: Page): Promise<void> {
  await inBothSizes(page, {
    desktop: () => expectAccessible(page),
    phone: async () => {
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${page.url()} at 320 px`).toBeLessThanOrEqual(0);
    },
  });
}
