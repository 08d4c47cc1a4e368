import * as z from 'zod/mini';
import { LOCALES, type ProgramId } from '#brands/brand.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import { ALOUD } from '../../rules/results/events.ts';
import { type FirstAnswer, settledBefore } from '../../rules/results/first-answers.ts';
import type { SceneEnd } from '../../rules/results/fold.ts';
import { FORMS, type Form } from '../../rules/story/programs.ts';

/** What results are made of once its events have left: first answers, the ends of scenes, the forms of checks. */

/** The first model by which first answers were kept: what was counted by an earlier one is counted from events. */
export const FIRST_MODEL_KEEPING = 3;

const COLUMNS = [
  ...(['id', 'session', 'seq', 'client_at', 'iteration', 'attempt', 'opt', 'pos', 'lang'] as const),
  ...(['content_version', 'aloud', 'hinted', 'is_repeated', 'after_ms', 'after_ask', 'after_opt'] as const),
];
/** The columns of the rows of a parameter. */
const TOLD = `epoch integer, asked_in smallint, scene text, ask text, id uuid, session uuid, seq integer,
        client_at timestamptz, iteration smallint, attempt integer, opt text, pos smallint, lang text, content_version text,
        aloud text, hinted boolean, is_repeated boolean, after_ms bigint, after_ask text, after_opt text`;
const of = (row: string): string => COLUMNS.map((name) => `${row}.${name}`).join(', ');

/**
 * Parts of a statement: the answers of a program are those of the parameter, rows of `FirstAnswer`. What is as before is not
 * written again.
 */
export const keepAnswersParts = (student: string, program: string, answers: string): string => `
    told_answers as (
      select * from jsonb_to_recordset(${answers}::jsonb) as told(${TOLD})
    ), gone_answers as (
      delete from first_answers old where old.student_id = ${student} and old.program = ${program} and not exists (
        select from told_answers told where told.epoch = old.epoch and told.asked_in = old.asked_in
          and told.scene = old.scene and told.ask = old.ask)
    ), kept_answers as (
      insert into first_answers as kept (student_id, program, epoch, asked_in, scene, ask, ${COLUMNS.join(', ')})
      select ${student}, ${program}, told.epoch, told.asked_in, told.scene, told.ask, ${of('told')} from told_answers told
      on conflict (student_id, program, epoch, asked_in, scene, ask) do update
      set ${COLUMNS.map((name) => `${name} = excluded.${name}`).join(', ')}
      where (${of('kept')}) is distinct from (${of('excluded')})
    )`;

/** Whose first answer it is. */
export type AnswerOf = FirstAnswer & { student_id: number; program: ProgramId };

const insertMany = statement(`
    insert into first_answers (student_id, program, epoch, asked_in, scene, ask, ${COLUMNS.join(', ')})
    select student_id, program, epoch, asked_in, scene, ask, ${COLUMNS.join(', ')}
    from jsonb_to_recordset($1::jsonb) as told(student_id bigint, program text, ${TOLD})`);

/** Of many students at once, of whom nothing is kept yet. */
export async function insertAnswers(tx: Tx, answers: readonly AnswerOf[]): Promise<void> {
  await insertMany(tx, JSON.stringify(answers));
}

/** What is said of one student, of another, whose events have sessions of their own. */
export const copyAnswers = (from: string, to: string, session: (told: string) => string): string => `
    insert into first_answers (student_id, program, epoch, asked_in, scene, ask, ${COLUMNS.join(', ')})
    select ${to}, program, epoch, asked_in, scene, ask,
      ${COLUMNS.map((name) => (name === 'session' ? session('session') : name)).join(', ')}
    from first_answers where student_id = ${from}`;

/** As browsers tell moments. */
const MOMENT = `'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`;
const toldColumn = (name: (typeof COLUMNS)[number]): string =>
  name === 'client_at' ? `to_char(a.client_at at time zone 'UTC', ${MOMENT})` : `a.${name}`;

const firstAnswer = z.object({
  epoch: z.number(),
  asked_in: z.number(),
  scene: z.string(),
  ask: z.string(),
  id: z.string(),
  session: z.string(),
  seq: z.number(),
  client_at: z.string(),
  iteration: z.number(),
  attempt: z.number(),
  opt: z.string(),
  pos: z.number(),
  lang: z.enum(LOCALES),
  content_version: z.string(),
  aloud: z.nullable(z.enum(ALOUD)),
  hinted: z.boolean(),
  is_repeated: z.boolean(),
  after_ms: z.nullable(z.number()),
  after_ask: z.nullable(z.string()),
  after_opt: z.nullable(z.string()),
});

const keptRow = {
  epoch: z.nullable(z.number()),
  ends: z.nullable(
    z.array(z.object({ scene: z.string(), iteration: z.number(), at: z.nullable(z.string()) })),
  ),
  forms: z.nullable(z.array(z.enum(FORMS))),
  answers: z.array(firstAnswer),
};

/** $3 the moment before which answers are asked for; null asks for all. */
const findKept = statement(
  keptRow,
  `
    select p.epoch, p.forms, (
        select json_agg(json_build_object('scene', one.done ->> 'scene', 'iteration', (one.done -> 'iteration')::integer,
          'at', p.done_at[one.nth]) order by one.nth)
        from jsonb_array_elements(p.done) with ordinality as one(done, nth)
      ) as ends, coalesce((
        select json_agg(json_build_object('epoch', a.epoch, 'asked_in', a.asked_in, 'scene', a.scene, 'ask', a.ask,
          ${COLUMNS.map((name) => `'${name}', ${toldColumn(name)}`).join(', ')}))
        from first_answers a
        where a.student_id = $1 and a.program = $2 and ($3::timestamptz is null or a.client_at < $3)
      ), '[]') as answers
    from (values (1)) one left join program_progress p on p.student_id = $1 and p.program = $2`,
);

type Kept = { answers: FirstAnswer[]; ends: SceneEnd[]; forms: Form[] };
type OfEpoch = { studentId: number; program: ProgramId; epoch: number };

async function keptOf(tx: Tx, { studentId, program, epoch }: OfEpoch, before: Date | null): Promise<Kept> {
  const [row] = await findKept(tx, studentId, program, before);
  const answers = row?.answers ?? [];
  // A restart begins anew: only that a scene is known stays.
  if (row === undefined || row.epoch !== epoch) return { answers, ends: [], forms: [] };
  const ends = (row.ends ?? []).flatMap(({ at, ...end }) => (at === null ? [] : [{ ...end, at }]));
  return { answers, ends, forms: row.forms ?? [] };
}

/** What nothing that can still be told changes: its events may have left. */
export async function settledOf(tx: Tx, of: OfEpoch, now: Date): Promise<Kept> {
  const before = settledBefore(now);
  const { answers, ends, forms } = await keptOf(tx, of, before);
  return { answers, ends: ends.filter(({ at }) => at < before.toISOString()), forms };
}

/** All of it, to be scored again. */
export function keptResults(tx: Tx, of: OfEpoch): Promise<Kept> {
  return keptOf(tx, of, null);
}
