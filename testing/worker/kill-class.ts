import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Database, openDatabase } from '#platform/server/database/database.ts';
import { openSession } from '#product/accounts/server/session/sessions.ts';
import { SCORING_MODEL } from '#product/play/rules/measurement/constants.ts';
import { buildAccount, buildSchool } from '../api/people.ts';
import { postgresWithTemplates } from '../server/kept-cluster.ts';
import { TEMPLATE } from '../server/template.ts';
import { killWhile } from './killer.ts';
import { APP_KEY, type Processes, startProcesses } from './processes.ts';

/** A class whose children play and whose teacher asks for reports, served by processes that are killed meanwhile. */
export type KilledClass = {
  database: Database;
  processes: Processes;
  teacher: number;
  children: { id: number; token: string }[];
  /** Asks as a browser that does not give up: again and again, until there is an answer that says yes or no. */
  ask(method: string, path: string, token: string, body?: object): Promise<{ status: number; text: string }>;
  /** Kills so often, each in turn, each time once something was done since; answers how long each took to be ready again. */
  killWhile(kills: number, done: () => number): Promise<number[]>;
  token(): Promise<string>;
  /** A child who comes when all is calm. */
  newcomer(): Promise<{ id: number; token: string }>;
  stop(): Promise<void>;
};

const MOST_CHILDREN = 14;

export async function killedClass(): Promise<KilledClass> {
  // As with uploads: only a machine that goes down would need fsync.
  const postgres = await postgresWithTemplates('killed-class', { fsync: 'off' });
  const admin = openDatabase({ ...postgres.urlFor('postgres'), max: 1 });
  await admin.pool.query(`create database class template ${TEMPLATE}`);
  await admin.close();
  const database = openDatabase({ ...postgres.urlFor('class'), max: 2 });
  const { db } = database;
  const school = await buildSchool(db);
  const teacher = await buildAccount(db, { school_id: school.id });
  const sealed = createHash('sha256').update(APP_KEY).digest();
  let built = 0;
  const buildChildren = async (count: number): Promise<KilledClass['children']> => {
    const { rows } = await sql<{
      id: number;
    }>`insert into students (school_id, owner_id, first_name, last_name, grade,
        username, password_sealed, active_program, license_ends_on)
      select ${school.id}, ${teacher.id}, 'First', 'Last ' || n, 3, 'killed.' || n, ${sealed}, 'zoou', current_date + 100
      from generate_series(${built + 1}::int, ${(built += count)}::int) n returning id`.execute(db);
    const made: KilledClass['children'] = [];
    for (const { id } of rows) made.push({ id, token: await openSession(db, { studentId: id }, new Date()) });
    return made;
  };
  const children = await buildChildren(MOST_CHILDREN);
  await buildReports(database);
  const processes = await startProcesses(postgres, 'class');
  const address = processes.addresses[0] ?? '';

  async function ask(method: string, path: string, token: string, body?: object) {
    for (let attempt = 0; attempt < 600; attempt += 1) {
      try {
        const bearer = { 'access-token': `Bearer ${token}` };
        const sent =
          body === undefined
            ? { method, headers: bearer }
            : {
                method,
                headers: { ...bearer, 'content-type': 'application/json' },
                body: JSON.stringify(body),
              };
        const reply = await fetch(`${address}${path}`, { ...sent, signal: AbortSignal.timeout(10_000) });
        const text = await reply.text();
        if (reply.status < 500 && reply.status !== 429) return { status: reply.status, text };
      } catch {
        // Nobody is there, or went away in the middle of it.
      }
      await pause(50);
    }
    throw new Error(`${method} ${path} was never answered`);
  }

  return {
    database,
    processes,
    teacher: teacher.id,
    children,
    ask,
    killWhile: (kills, done) => killWhile({ postgres, processes, name: 'class' }, kills, done),
    token: () => openSession(db, { accountId: teacher.id }, new Date()),
    async newcomer() {
      const [child] = await buildChildren(1);
      if (child === undefined) throw new Error('nobody came');
      return child;
    },
    async stop() {
      await processes.stop();
      await database.close();
      await postgres.stop();
    },
  };
}

/**
 * Every child has taken the check of another program than it plays now, so that there is a report of each: by
 * the model of today, or a worker would count it anew from play that never was.
 */
async function buildReports({ db }: Database): Promise<void> {
  await sql`insert into program_progress (student_id, program, done, checks_done, model, updated_at)
    select id, 'hoh', (select jsonb_agg(jsonb_build_object('scene', 'hoh-check-a-' || skill, 'iteration', 1))
      from unnest(array['ic', 'com', 'coop', 'ini', 'emp', 'er']) skill), 6, ${SCORING_MODEL}, now() from students`.execute(
    db,
  );
  await sql`insert into measurements (student_id, program, report, iteration, model, epoch, scenes, form, languages, asks,
      best, by_guessing, left_out, rushed_scenes, favorite_spot, as_mixed_as_guessing, edition, first_on, last_on, levels,
      clear, skills, updated_at)
    select id, 'hoh', 'assessment', 1, 2, 1, 6, 'a', '{en}', 60, 40, 33, 0, '{}', false, false, 'killed',
      current_date - 50, current_date - 40, '{1,1,1,1,1,1}', '{t,t,t,f,f,f}', (
        select jsonb_object_agg(skill, jsonb_build_object('said', 'improving', 'performance', 50, 'low', 25, 'high', 75,
          'mean', 0.5, 'error', 0.15, 'best', 6, 'partly', 2, 'not_yet', 2, 'hints', 0, 'tried_again', 0))
        from unnest(array['ic', 'com', 'coop', 'ini', 'emp', 'er']) skill
      ), now()
    from students`.execute(db);
}
