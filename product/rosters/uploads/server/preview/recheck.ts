import * as z from 'zod/mini';
import { bindings } from '#platform/server/database/bindings.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { PLAN_ANEW } from '#platform/server/database/named-statements.ts';
import { ask, type Row, statement } from '#platform/server/database/statement.ts';
import { holdAccounts } from '../../../server/sharing/colleagues.ts';
import { inReach, ruledBy } from '../../../server/students/reach.ts';
import { type Chunk, type Facts, factsOf, RANGE } from '../store/chunk.ts';
import { limitUnverified } from '../store/limit.ts';
import { isStillPlaced, rulesSchool } from '../store/reach.ts';
import { rowId, type Upload, uploaderOf } from '../store/store.ts';

/**
 * What was right at the preview may not be when it is applied: students leave, educators too, and who was an admin is
 * none any more. Such rows fail; the others go on. Answers what is left to do, and how many rows of the file failed.
 */
export async function recheck(
  tx: Tx,
  chunk: Chunk,
  facts: Facts,
  somebodyInTheWay: boolean,
): Promise<{ facts: Facts; failed: number }> {
  const { upload, from, to } = chunk;
  const rules = await rulesSchool(tx, upload);
  const changed = [
    ...(somebodyInTheWay ? await failTaken(tx, from, to, upload.school_id) : []),
    ...(facts.updated + facts.kept > 0 ? await failOutOfReach(tx, chunk, rules) : []),
    ...(facts.archived > 0 ? await settleArchiving(tx, chunk, rules) : []),
    ...(await failEducators(tx, chunk, facts, rules)),
  ];
  return {
    facts: changed.length === 0 ? facts : await factsOf(tx, chunk),
    failed: changed.filter(({ action }) => action === 'fail').length,
  };
}

const changedRow = { action: z.enum(['none', 'fail', 'keep']) };
type Changed = Row<typeof changedRow>;
const FAILED = "'fail' as action";

/** What was free at the preview and is somebody else's now. */
const failTaken = statement(
  changedRow,
  `${PLAN_ANEW}
    with taken as materialized (
      select r.id, jsonb_strip_nulls(jsonb_build_object(
        'student_id', case when r.student_id <> '' and exists (select from students s where s.school_id = $3
          and s.student_id = r.student_id and s.id <> r.target_id) then '{"i18n": "validation.unique-in-school"}'::jsonb end,
        'student_username', case when r.student_username <> '' and exists (select from students s
          where s.username = r.student_username and s.id <> r.target_id) then '{"i18n": "validation.unique"}'::jsonb end,
        'clever_user_id', case when r.clever_user_id <> '' and exists (select from students s
          where s.clever_user_id = r.clever_user_id and s.id <> r.target_id) then '{"i18n": "validation.unique"}'::jsonb end,
        'classlink_login_id', case when r.classlink_login_id <> '' and exists (select from students s
          where s.classlink_tenant_id = r.classlink_tenant_id and s.classlink_login_id = r.classlink_login_id
            and s.id <> r.target_id) then '{"i18n": "validation.unique"}'::jsonb end)) as errors
      from upload_rows r where ${RANGE} and r.action in ('create', 'update')
    )
    update upload_rows r set action = 'fail', changed = '', errors = taken.errors
    from taken where taken.id = r.id and taken.errors <> '{}' returning ${FAILED}`,
);

const says = (key: string): string => `'{"row": {"i18n": "${key}"}}'::jsonb`;

/** Whom the row meant is no longer in the school, or no longer the uploader's to change. */
function failOutOfReach(tx: Tx, { upload, from, to }: Chunk, rules: boolean): Promise<Changed[]> {
  const { values, bind } = bindings(from, to, upload.school_id);
  const here = 'select from students s where s.id = r.target_id and s.school_id = $3';
  const actor = uploaderOf(upload);
  const reached = rules
    ? here
    : `${here} and (r.action = 'keep' and (${inReach(actor, bind)}) or (${ruledBy(actor, bind)}))`;
  const why = rules
    ? says('rosters-uploads.row.gone')
    : `case when exists (${here}) then ${says('rosters-uploads.row.not-yours')} else ${says('rosters-uploads.row.gone')} end`;
  const text = `update upload_rows r set action = 'fail', changed = '', errors = ${why}
    where ${RANGE} and r.action in ('update', 'keep') and not exists (${reached}) returning ${FAILED}`;
  return ask(tx, changedRow, { text, values });
}

/**
 * Who was archived meanwhile, or is not the uploader's to archive any more. A line of the file says so; a student whom
 * the file does not name has no line that could.
 */
function settleArchiving(tx: Tx, { upload, from, to }: Chunk, rules: boolean): Promise<Changed[]> {
  const { values, bind } = bindings(from, to, upload.school_id);
  const ruled = rules ? 'true' : ruledBy(uploaderOf(upload), bind);
  const text = `
    with odd as materialized (
      select r.id, r.line, case when s.school_id = $3 and s.archived_at is not null then 'keep' else 'fail' end as action
      from upload_rows r left join students s on s.id = r.target_id
      where ${RANGE} and r.action = 'archive'
        and (s.id is null or s.school_id is distinct from $3 or s.archived_at is not null or not (${ruled}))
    ), dropped as (
      delete from upload_rows r using odd where odd.id = r.id and odd.line = 0 returning 'none' as action
    ), settled as (
      update upload_rows r set action = odd.action,
        errors = case when odd.action = 'keep' then '{}' else ${says('rosters-uploads.row.not-yours')} end
      from odd where odd.id = r.id and odd.line > 0 returning odd.action
    )
    select action from dropped union all select action from settled`;
  return ask(tx, changedRow, { text, values });
}

const personRow = { id: z.number(), verified: z.boolean(), school_id: z.nullable(z.number()) };
type Person = Row<typeof personRow>;
const findNamed = statement(
  { id: z.number() },
  `
    select distinct r.educator_id as id from upload_rows r
    where ${RANGE} and r.educator_id is not null and r.action in ('create', 'update')`,
);
const findReturning = statement(
  { id: z.number() },
  `
    select distinct s.owner_id as id from upload_rows r join students s on s.id = r.target_id
    where ${RANGE} and r.action = 'update' and r.changed like '%archived%'`,
);
const findPeople = statement(
  personRow,
  "select id, status = 'verified' as verified, school_id from accounts where id = any($1::bigint[])",
);
const lockAlone = statement(
  'select id from accounts where id = any($1::bigint[]) order by id for no key update',
);

const GIVEN = 'select from students s where s.id = r.target_id and s.owner_id <> r.educator_id';
const failNamed = statement(
  changedRow,
  `
    update upload_rows r set action = 'fail', changed = '',
      errors = '{"educator_username": {"i18n": "rosters-uploads.row.educator"}}'
    where ${RANGE} and r.educator_id = any($3::bigint[])
      and (r.action = 'create' or r.action = 'update' and exists (${GIVEN})) returning ${FAILED}`,
);
const failNew = statement(
  changedRow,
  `
    update upload_rows r set action = 'fail', changed = '', errors = ${says('rosters-uploads.row.educator-gone')}
    where ${RANGE} and r.action = 'create' returning ${FAILED}`,
);

type Receivers = { named: number[]; chosen: number[]; all: number[] };

/** Whom the chunk gives students to: those it names, those to whom somebody comes back, and the chosen educator. */
async function receiversOf(tx: Tx, { upload, from, to }: Chunk, facts: Facts): Promise<Receivers> {
  const named = facts.named ? (await findNamed(tx, from, to)).map((one) => one.id) : [];
  const back = facts.returning ? (await findReturning(tx, from, to)).map((one) => one.id) : [];
  const chosen = facts.created > 0 ? [upload.educator_id] : [];
  return { named, chosen, all: [...new Set([...named, ...back, ...chosen])] };
}

/** Accounts come before students, as everywhere: two who want both wait, and not in a circle. */
export async function holdReceivers(tx: Tx, chunk: Chunk, facts: Facts): Promise<void> {
  const { all } = await receiversOf(tx, chunk, facts);
  if (all.length > 0) await hold(tx, all);
}

/** Whoever gets students still may; and until they have them, nobody deactivates them or moves them elsewhere. */
async function failEducators(tx: Tx, chunk: Chunk, facts: Facts, rules: boolean): Promise<Changed[]> {
  const { upload, from, to } = chunk;
  const { named, chosen, all } = await receiversOf(tx, chunk, facts);
  if (all.length === 0) return [];
  // They are held already, but for those who got a student while this waited for the students.
  const people = await hold(tx, all);
  const left = named.filter(
    (id) => !people.some((one) => one.id === id && one.verified && one.school_id === upload.school_id),
  );
  const isPlaced = chosen.length === 0 || (await isStillPlaced(tx, upload));
  const failed = [
    ...(left.length > 0 ? await failNamed(tx, from, to, left) : []),
    ...(named.length > 0 && !rules ? await failGuests(tx, chunk) : []),
    ...(isPlaced ? [] : await failNew(tx, from, to)),
  ];
  if (people.every((one) => one.verified)) return failed;
  const limited = await limitUnverified(tx, from, to, upload.educator_id);
  return [...failed, ...limited.map(() => ({ action: 'fail' }) as const)];
}

/** Who may have but one student is locked as for adding one: two at once cannot both use the last place. */
async function hold(tx: Tx, ids: readonly number[]): Promise<Person[]> {
  const before = await findPeople(tx, ids);
  if (before.every((one) => one.verified)) await holdAccounts(tx, ids);
  else await lockAlone(tx, ids);
  return findPeople(tx, ids);
}

/** With whom a student is shared cannot give the student away. */
function failGuests(tx: Tx, { upload, from, to }: Chunk): Promise<Changed[]> {
  const { values, bind } = bindings(from, to);
  const text = `update upload_rows r set action = 'fail', changed = '',
      errors = '{"educator_username": {"i18n": "rosters-uploads.row.guest"}}'
    where ${RANGE} and r.action = 'update' and r.educator_id is not null
      and exists (${GIVEN} and not (${ruledBy(uploaderOf(upload), bind)})) returning ${FAILED}`;
  return ask(tx, changedRow, { text, values });
}

/**
 * Before anything is done: whether the uploader could not begin this upload any more, or a row would not do what the
 * preview shows. What happens after that is the rows' own affair.
 */
export async function hasChanged(tx: Tx, upload: Upload): Promise<boolean> {
  if (!(await isStillPlaced(tx, upload))) return true;
  const { values, bind } = bindings(
    rowId(upload.id, 0),
    rowId(upload.id, upload.total_lines),
    upload.school_id,
  );
  const actor = uploaderOf(upload);
  const unreached = (await rulesSchool(tx, upload))
    ? 'false'
    : `r.action in ('update', 'keep', 'archive') and exists (select from students s where s.id = r.target_id
        and s.school_id = $3 and (not (${inReach(actor, bind)})
          or (r.action in ('update', 'archive') or s.owner_id <> r.educator_id) and not (${ruledBy(actor, bind)})))`;
  const text = `${PLAN_ANEW}
    select from upload_rows r where ${RANGE} and (${unreached}
      or r.educator_id is not null and r.action in ('create', 'update') and r.educator_id <> all (array(
        select e.id from accounts e where e.school_id = $3 and e.scope = 'educator' and e.status = 'verified')))
    limit 1`;
  return (await ask(tx, {}, { text, values })).length > 0;
}
