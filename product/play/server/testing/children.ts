import { type Selectable, sql } from 'kysely';
import * as z from 'zod/mini';
import type { ProgramId } from '#brands/brand.ts';
import type { Tables } from '#database/tables.ts';
import { ask } from '#platform/server/database/statement.ts';
import type { TestKindred } from '#testing/api/kindred.ts';
import { STUDENT_SITE } from '#testing/api/kindred.ts';
import { buildAccount, buildStudent, LICENSED } from '#testing/api/people.ts';
import { getPlay, getScene, sendEvents } from '../../contract.ts';
import type { PlayEvent } from '../../rules/results/events.ts';
import { type Pretended, pretend } from '../../rules/results/pretend.ts';
import { openCatalog } from '../content.ts';
import { countWaiting } from '../progress.ts';
import { TEST_SCENES } from './scenes.ts';

const catalog = openCatalog(TEST_SCENES);

let ids = 0;
export const uuid = (): string => `00000000-0000-4000-8000-${String((ids += 1)).padStart(12, '0')}`;

/** A scene of the tests, to be played. */
export function sceneToPlay(id: string) {
  const entry = TEST_SCENES.entries.find((one) => one.id === id);
  const outline = TEST_SCENES.outlines[`${id}@${entry?.version}`];
  if (entry === undefined || outline === undefined) throw new Error(`there is no scene ${id}`);
  return { entry, outline };
}

/** A session of play that began an hour ago. */
export function session(kindred: TestKindred, program: ProgramId, values: Partial<Pretended> = {}) {
  return pretend({ program, start: kindred.now().getTime() - 3_600_000, id: uuid, ...values });
}

export const always =
  (option: string, seconds = 10) =>
  () => ({ option, seconds });

/** Plays these scenes to their ends, answering always alike. */
export function played(
  kindred: TestKindred,
  program: ProgramId,
  scenes: readonly string[],
  {
    option = 'good',
    seconds = 10,
    ...values
  }: Partial<Pretended> & { option?: string; seconds?: number } = {},
): PlayEvent[] {
  const telling = session(kindred, program, values);
  for (const scene of scenes) telling.scene(sceneToPlay(scene), always(option, seconds));
  return telling.end();
}

export type Child = Awaited<ReturnType<ReturnType<typeof childrenIn>>>;

/** Children with a license, and what they can ask for. */
export function childrenIn(kindred: TestKindred) {
  const { db, appKey } = kindred;
  return async (values: Partial<Parameters<typeof buildStudent>[2]> = {}) => {
    const owner_id = values.owner_id ?? (await buildAccount(db)).id;
    const student = await buildStudent(db, appKey, { ...LICENSED, ...values, owner_id });
    const as = { token: await kindred.tokenFor({ studentId: student.id }), host: STUDENT_SITE };
    return {
      ...student,
      as,
      send: (events: readonly unknown[], more = false) => kindred.call(sendEvents, { events, more }, as),
      /** Counts what came to no end, as a worker does a little later. */
      settle: () => db.transaction().execute((tx) => countWaiting(tx, catalog, [student.id], kindred.now())),
      world: () => kindred.call(getPlay, {}, as),
      scene: (scene: string) => kindred.call(getScene, { scene }, as),
      rows: () => rowsOf(kindred, student.id),
    };
  };
}

type RowsOf<Table extends keyof Tables> = Omit<Selectable<Tables[Table]>, 'student_id'>;

type ToldRow = { id: string; event: unknown; received_at: string };
const TOLD = `select jsonb_build_object('id', id, 'event', event, 'received_at', received_at) as row
  from play_events where student_id = $1 order by id`;

/** All that is kept of a child's play, without whose it is. */
export async function rowsOf({ db }: TestKindred, id: number) {
  const rows = async <Table extends keyof Tables>(table: Table, order: string): Promise<RowsOf<Table>[]> => {
    // Moments stay texts: to compare them is all that is wanted.
    const text = `select to_jsonb(t) - 'student_id' as row from ${table} t where student_id = $1 order by ${order}`;
    return (await ask(db, { row: z.custom<RowsOf<Table>>() }, { text, values: [id] })).map(({ row }) => row);
  };
  return {
    progress: await rows('program_progress', 'program'),
    measurements: await rows('measurements', 'program, report, iteration'),
    answers: await rows('first_answers', 'program, epoch, asked_in, scene, ask'),
    skills: await rows('skill_results', 'program, iteration, skill'),
    slots: await rows('play_slots', 'slot, area'),
    days: await rows('play_days', 'on_day, area'),
    checkIns: await rows('check_ins', 'id'),
    events: (await ask(db, { row: z.custom<ToldRow>() }, { text: TOLD, values: [id] })).map(({ row }) => row),
    summary: await rows('play_summaries', 'student_id'),
  };
}

/** From now on the database has something against whatever is counted of this child. */
export async function uncountable({ db }: TestKindred, studentId: number): Promise<void> {
  await sql`create or replace function refuse_to_count() returns trigger language plpgsql as
    'begin raise exception ''refused''; end'`.execute(db);
  await sql
    .raw(
      `create trigger uncountable_${studentId} before insert or update on first_answers for each row
       when (new.student_id = ${studentId}) execute function refuse_to_count()`,
    )
    .execute(db);
}
