import * as z from 'zod/mini';
import { PLAN_ANEW, type Tx } from '#platform/server/database/database.ts';
import { ask, statement } from '#platform/server/database/statement.ts';
import type { Bind } from '#platform/server/tables/source.ts';
import { isForeignTenant } from '#product/schools/server/tenants.ts';
import { foldedName } from '../../../server/duplicates.ts';
import { inReach, ruledBy } from '../../../server/students/reach.ts';
import { UPLOAD_COLUMNS, type UploadColumn } from '../../rules/columns.ts';
import { findLimited, limitUnverified } from '../store/limit.ts';
import type { LicenseDesk } from '../store/ports.ts';
import { rowId, type Upload, uploaderOf } from '../store/store.ts';

/**
 * Decides for every row of an upload what it would do, in a few statements over the whole of it. What the statements
 * say row by row is written out in `testing/reference.ts`; a test holds them against each other.
 */
export async function matchRows(
  tx: Tx,
  upload: Upload,
  columns: ReadonlySet<UploadColumn>,
  desk: Desk,
): Promise<void> {
  const last = rowId(upload.id, upload.rows_total);
  await deleteArchiving(tx, last, rowId(upload.id + 1, 0));
  await decide(tx, upload, columns, await isUploaderVerified(tx, upload));
  await limitUnverified(tx, rowId(upload.id, 0), last, upload.educator_id);
  await archiveAndCount(tx, upload, desk);
}

/** Who knows which students need no license. */
export type Desk = { licenses: Pick<LicenseDesk, 'outlook'>; now: Date };

async function archiveAndCount(tx: Tx, upload: Upload, desk: Desk): Promise<void> {
  const archivable = upload.archive_missing || upload.delta ? await planArchiving(tx, upload) : 0;
  await count(tx, upload, archivable, desk);
}

const findAsking = statement(
  {
    id: z.number(),
    student_id: z.number(),
    educator_id: z.nullable(z.number()),
    program: z.nullable(z.string()),
  },
  `
    select r.id, r.target_id as student_id, r.educator_id, nullif(r.assign_program, '') as program from upload_rows r
    where r.id > $1 and r.id <= $2 and r.activate and r.action in ('create', 'update', 'keep') order by r.id`,
);
const saveOutlooks = statement(`
    update upload_rows r set license = o.license from unnest($1::bigint[], $2::text[]) o (id, license)
    where r.id = o.id and r.license is distinct from o.license`);
const forgetOutlooks = statement(`
    update upload_rows set license = null
    where id > $1 and id <= $2 and license is not null and (not activate or action not in ('create', 'update', 'keep'))`);
const saveLicenses = statement('update uploads set licenses_needed = $2, licenses_short = $3 where id = $1');

/** Counts what will happen; and of licenses, says for each row whether it spends one, as the ledger will decide it. */
async function count(tx: Tx, upload: Upload, archivable: number, { licenses, now }: Desk): Promise<void> {
  const [first, end] = [rowId(upload.id, 0), rowId(upload.id + 1, 0)];
  const last = rowId(upload.id, upload.rows_total);
  const [counted] = await countActions(tx, upload.id, first, end, archivable);
  await forgetOutlooks(tx, first, last);
  if (counted?.asking !== true) return;
  const asking = await findAsking(tx, first, last);
  const asked = asking.map((row) => ({ ...row, chosen_id: upload.educator_id }));
  const outlooks = await licenses.outlook(tx, asked, now);
  const ids = asking.map((row) => row.id);
  await saveOutlooks(tx, ids, outlooks);
  const short = outlooks.filter((one) => one === 'short').length;
  const needed = outlooks.filter((one) => one !== 'covered').length;
  await saveLicenses(tx, upload.id, needed, short);
}

/** Rows that could be about the same student as one of these, by anything that tells students apart. */
const findMates = statement(
  { id: z.number() },
  `${PLAN_ANEW}
    with own as materialized (select * from upload_rows where id = any($3::bigint[]))
    select r.id from upload_rows r where r.id > $1 and r.id <= $2 and (
      r.id in (select id from own)
      or r.student_id in (select student_id from own where student_id <> '')
      or r.student_username in (select student_username from own where student_username <> '')
      or r.clever_user_id in (select clever_user_id from own where clever_user_id <> '')
      or r.classlink_login_id in (select classlink_login_id from own where classlink_login_id <> '')
      or (r.first_fold, r.last_fold) in (select first_fold, last_fold from own)
      or r.action <> 'create' and r.target_id in (select target_id from own where action <> 'create'))`,
);

export async function matesOf(tx: Tx, upload: Upload, rows: readonly number[]): Promise<number[]> {
  const found = await findMates(tx, rowId(upload.id, 0), rowId(upload.id, upload.rows_total), rows);
  return found.map((row) => row.id);
}

const findTargets = statement(
  { id: z.number() },
  'select distinct target_id as id from upload_rows where id = any($1::bigint[]) and target_id is not null',
);
async function targetsOf(tx: Tx, rows: readonly number[]): Promise<string> {
  return (await findTargets(tx, rows))
    .map((row) => row.id)
    .toSorted((one, other) => one - other)
    .join();
}

/**
 * Decides anew what a rewritten row may have changed: the row itself, and those that were or are about the same
 * student, `mates` being the former. Of the others nothing depends on it.
 */
export async function matchAgain(
  tx: Tx,
  upload: Upload,
  row: number,
  mates: readonly number[],
  desk: Desk,
): Promise<void> {
  const [first, last] = [rowId(upload.id, 0), rowId(upload.id, upload.rows_total)];
  if (!(await isVerified(tx, upload.educator_id)) || (await findLimited(tx, first, last)).length > 0) {
    // The first rows count there, whichever they are; such an account's files are short.
    return matchRows(tx, upload, EVERY_COLUMN, desk);
  }
  const uploaderVerified = await isUploaderVerified(tx, upload);
  const named = await targetsOf(tx, mates);
  // Alone first: whom the row means now leads to the others who mean the same.
  await decide(tx, upload, EVERY_COLUMN, uploaderVerified, { seen: [row], written: [row] });
  const written = [...new Set([row, ...mates, ...(await matesOf(tx, upload, [row]))])];
  const seen = await matesOf(tx, upload, written);
  await decide(tx, upload, EVERY_COLUMN, uploaderVerified, { seen, written });
  await limitUnverified(tx, first, last, upload.educator_id);
  if (upload.archive_missing && named !== (await targetsOf(tx, written))) {
    await deleteArchiving(tx, last, rowId(upload.id + 1, 0));
    await archiveAndCount(tx, upload, desk);
  } else {
    await count(tx, upload, upload.archivable, desk);
  }
}

/** A row may have been given cells that the file has no column for. */
const EVERY_COLUMN: ReadonlySet<UploadColumn> = new Set(UPLOAD_COLUMNS);

const deleteArchiving = statement('delete from upload_rows where id > $1 and id < $2');

const findStatus = statement(
  { verified: z.boolean() },
  "select status = 'verified' as verified from accounts where id = $1",
);
async function isVerified(tx: Tx, id: number | null): Promise<boolean> {
  const [found] = await findStatus(tx, id);
  return found?.verified ?? false;
}
/** Staff need nobody's word. */
async function isUploaderVerified(tx: Tx, upload: Upload): Promise<boolean> {
  return upload.actor_scope === 'uber' || isVerified(tx, upload.uploaded_by);
}

/** `foldName` for most names without the work that few of them need. */
function folded(sql: string): string {
  return `case when octet_length(${sql}) = char_length(${sql}) and position('  ' in ${sql}) = 0
    then trim(lower(${sql})) else ${foldedName(sql)} end`;
}

/** Nothing is wrong with a row, whatever other rows say. */
const SOUND = "m.faults = '{}'";

const says = (key: string): string => `'{"i18n": "${key}"}'::jsonb`;

async function decide(
  tx: Tx,
  upload: Upload,
  columns: ReadonlySet<UploadColumn>,
  uploaderVerified: boolean,
  some: { seen: readonly number[]; written: readonly number[] } | null = null,
): Promise<void> {
  const values: unknown[] = [];
  const bind: Bind = (value) => `$${values.push(value)}`;
  const school = `${bind(upload.school_id)}::bigint`;
  const first = `${bind(rowId(upload.id, 0))}::bigint`;
  const last = `${bind(rowId(upload.id, upload.rows_total))}::bigint`;
  const reach = inReach(uploaderOf(upload), bind);
  const seen = some === null ? '' : `and r.id = any(${bind(some.seen)}::bigint[])`;
  const written = some === null ? '' : `and t.id = any(${bind(some.written)}::bigint[])`;
  const has = (column: UploadColumn): boolean => columns.has(column);
  const ruled = `coalesce(${ruledBy(uploaderOf(upload), bind)}, false)`;
  const byName = !upload.allow_duplicates;

  // Each way of finding the student of a row, in the order of docs/product/students.md; the identities of providers come last.
  const ways: string[] = [];
  const byNumber = `(select s.id from students s
      where s.school_id = ${school} and s.student_id = r.student_id and r.student_id <> '')`;
  if (has('student_id')) ways.push(byNumber);
  if (has('student_username')) {
    ways.push(`(select s.id from students s where s.username = r.student_username and s.school_id = ${school}
      and r.student_username <> '' and r.student_id = '')`);
  }
  if (byName) ways.push('named.found');
  if (has('clever_user_id')) {
    ways.push(`(select s.id from students s where s.clever_user_id = r.clever_user_id and s.school_id = ${school}
      and r.clever_user_id <> '')`);
  }
  if (has('classlink_login_id')) {
    ways.push(`(select s.id from students s where s.classlink_tenant_id = r.classlink_tenant_id
      and s.classlink_login_id = r.classlink_login_id and s.school_id = ${school} and r.classlink_login_id <> '')`);
  }

  // Which earlier row says the same already; one that fails for a reason of its own says nothing.
  const earlier: string[] = ['case when m.found is not null and m.of_student < m.line then m.of_student end'];
  const windows: string[] = [`min(m.line) filter (where ${SOUND}) over (partition by m.found) as of_student`];
  const once = (name: string, column: UploadColumn, by: string): void => {
    if (!has(column)) return;
    windows.push(`min(m.line) filter (where ${SOUND}) over (partition by ${by}) as ${name}`);
    earlier.push(`case when m.${column} <> '' and m.${name} < m.line then m.${name} end`);
  };
  once('of_number', 'student_id', 'm.student_id');
  once('of_username', 'student_username', 'm.student_username');
  once('of_clever', 'clever_user_id', 'm.clever_user_id');
  once('of_classlink', 'classlink_login_id', 'm.classlink_tenant_id, m.classlink_login_id');
  if (byName) {
    const name = 'partition by m.first_fold, m.last_fold, m.grade';
    windows.push(`min(m.line) filter (where ${SOUND} and not m.remove) over (${name}) as of_name`);
    windows.push(
      `min(m.line) filter (where ${SOUND} and not m.remove and m.student_id = '') over (${name}) as of_bare_name`,
    );
    earlier.push(`case when m.found is null and m.student_id = '' and m.of_name < m.line then m.of_name end`);
    earlier.push(`case when m.found is null and m.student_id <> '' and m.of_bare_name < m.line
      then m.of_bare_name end`);
  }

  const anyWay = `coalesce(${[...ways, 'null::bigint'].join(', ')})`;
  // Nobody is archived for a name.
  const found = upload.delta ? `case when r.remove then ${byNumber} else ${anyWay} end` : anyWay;

  const taken = (column: UploadColumn, where: string, more = ''): string =>
    has(column)
      ? `'${column}', case ${more} when m.${column} <> '' and exists (
          select from students t where ${where} and t.id is distinct from m.found)
          then ${says('validation.unique')} end,`
      : '';
  const tenantFault = has('classlink_tenant_id')
    ? `'classlink_tenant_id', case when m.classlink_tenant_id <> '' and ${isForeignTenant('m.classlink_tenant_id', school)}
        then ${says('validation.tenant-foreign')} end,`
    : '';
  // Credentials are for the educator in person.
  const byStaff =
    upload.acting_as_by === null
      ? ''
      : `when m.student_username <> s.username and m.student_username <> ''
          then ${says('rosters-uploads.row.username-in-person')}`;
  // Who gives a student away rules the student, and is known to work at the school.
  const educatorFault = uploaderVerified
    ? `when e.id is null then ${says('rosters-uploads.row.educator')}
        when e.id <> s.owner_id and not ${ruled} then ${says('rosters-uploads.row.guest')}`
    : `else ${says('rosters-uploads.row.educator-not-verified')}`;

  const changes = changedSql(upload, has);

  const text = `${PLAN_ANEW}
    with r as materialized (
      select r.*, r.own_errors = '{}' as valid from upload_rows r where r.id > ${first} and r.id <= ${last} ${seen}
    ), roster as materialized (
      select distinct on (first, last, grade, numbered) first, last, grade, numbered, archived, id from (
        select ${folded('s.first_name')} as first, ${folded('s.last_name')} as last, s.grade,
          s.student_id is not null as numbered, s.archived_at is not null as archived, s.id
        from students s where s.school_id = ${school} and ${byName ? uploaderVerified || `(${reach})` : 'false'}
      ) everybody order by first, last, grade, numbered, archived, id
    ), named as not materialized (
      select distinct on (r.id) r.id, n.id as found
      from r join roster n on n.first = r.first_fold and n.last = r.last_fold
        and n.grade <= coalesce(r.grade, n.grade) and (r.student_id = '' or not n.numbered)
      order by r.id, n.archived, n.grade desc, n.numbered, n.id
    ), found as materialized (
      select r.*, ${found} as found
      from r left join named on named.id = r.id
    ), checked as not materialized (
      select m.*, e.id as educator, s.archived_at is not null as archived,
        ${changes} as changes,
        jsonb_strip_nulls(jsonb_build_object(
          'educator_username', case when m.educator_username = '' then null ${educatorFault} end,
          ${taken('student_username', 't.username = m.student_username', byStaff)}
          ${taken('clever_user_id', 't.clever_user_id = m.clever_user_id')}
          ${taken('classlink_login_id', 't.classlink_tenant_id = m.classlink_tenant_id and t.classlink_login_id = m.classlink_login_id')}
          ${tenantFault}
          'row', case
            when m.found is not null and not (${reach}) then ${says('rosters-uploads.row.not-yours')}
            when m.remove and m.found is not null and not ${ruled} then ${says('rosters-uploads.row.not-yours')}
            when m.found is not null and not ${ruled} and ${changes} <> '' then ${says('rosters-uploads.row.shared')}
            when m.remove and m.found is null and m.valid then ${says('rosters-uploads.row.not-here')}
            end
        )) || m.own_errors as faults
      from found m
      left join students s on s.id = m.found
      left join accounts e on m.educator_username <> '' and e.username = m.educator_username
        and e.scope = 'educator' and e.school_id = ${school} and e.status = 'verified'
      offset 0 /* found out once a row, not once a window */
    ), counted as not materialized (
      select m.*, ${windows.join(', ')} from checked m
    ), told as not materialized (
      select m.id, m.found, m.educator, m.remove, m.archived, m.changes,
        case when m.valid and not m.faults ? 'row' then m.faults || coalesce((
          select jsonb_build_object('row', jsonb_build_object('i18n', 'rosters-uploads.row.already-processed',
            'values', jsonb_build_object('row', earliest))) from (
              select least(${earlier.join(', ')}) as earliest) said where earliest is not null), '{}')
          else m.faults end as errors
      from counted m
    ), decided as not materialized (
      select c.*, case when c.errors <> '{}' then 'fail'
        when c.remove then case when c.archived then 'keep' else 'archive' end when c.found is null then 'create'
        when c.changes = '' then 'keep' else 'update' end as action
      from told c
    )
    update upload_rows t set errors = d.errors, action = d.action, educator_id = d.educator,
      changed = case when d.action = 'update' then d.changes else '' end,
      target_id = case when d.action = 'create' then nextval('person_ids') else d.found end
    from decided d where t.id = d.id ${written}`;
  await ask(tx, {}, { text, values });
}

/** What an update writes anew. A blank cell leaves things as they are. */
function changedSql(upload: Upload, has: (column: UploadColumn) => boolean): string {
  const changes = [
    "case when m.first_name <> s.first_name then 'first_name' end",
    "case when m.last_name <> s.last_name then 'last_name' end",
    "case when m.grade <> s.grade then 'grade' end",
    "case when s.archived_at is not null then 'archived' end",
  ];
  const given = (column: UploadColumn, differs: string): void => {
    if (has(column)) changes.push(`case when m.${column} <> '' and ${differs} then '${column}' end`);
  };
  given('teacher', 'm.teacher <> s.teacher');
  given('student_id', 'm.student_id is distinct from s.student_id');
  given('student_username', 'm.student_username <> s.username');
  given('educator_username', 'e.id <> s.owner_id');
  given('assign_program', 'm.assign_program is distinct from s.active_program');
  given('clever_user_id', 'm.clever_user_id is distinct from s.clever_user_id');
  given(
    'classlink_login_id',
    '(m.classlink_login_id, m.classlink_tenant_id) is distinct from (s.classlink_login_id, s.classlink_tenant_id)',
  );
  // One provider at a time, unless the upload is told to leave the other in place.
  if (!upload.keep_providers && has('clever_user_id')) {
    changes.push(`case when m.clever_user_id <> '' and m.classlink_login_id = '' and s.classlink_login_id is not null
      then 'classlink_login_id' end`);
  }
  if (!upload.keep_providers && has('classlink_login_id')) {
    changes.push(`case when m.classlink_login_id <> '' and m.clever_user_id = '' and s.clever_user_id is not null
      then 'clever_user_id' end`);
  }
  return `concat_ws(' ', ${changes.join(', ')})`;
}

/**
 * Adds a row for every student whom the file does not name; whom a failed row means is named too. A file of changes
 * names no more than those. Answers of how many.
 */
async function planArchiving(tx: Tx, upload: Upload): Promise<number> {
  const values: unknown[] = [];
  const bind: Bind = (value) => `$${values.push(value)}`;
  const first = `${bind(rowId(upload.id, 0))}::bigint`;
  const last = `${bind(rowId(upload.id, upload.rows_total))}::bigint`;
  const scope = `s.school_id = ${bind(upload.school_id)}::bigint and s.archived_at is null
    and (${ruledBy(uploaderOf(upload), bind)})
    ${upload.exclude_others ? `and s.owner_id = ${bind(upload.educator_id)}::bigint` : ''}`;
  const text = `${PLAN_ANEW}
    with everybody as materialized (
      select s.id, s.first_name, s.last_name, s.grade, s.teacher, s.student_id, s.username from students s where ${scope}
    ), missing as not materialized (
      select s.*, row_number() over (order by s.last_name, s.first_name, s.id) as place from everybody s
      where ${!upload.delta} and not exists (
        select from upload_rows r where r.id > ${first} and r.id <= ${last} and r.target_id = s.id)
    ), added as materialized (
      insert into upload_rows (id, line, first_name, last_name, grade_written, teacher, student_id, educator_username,
        student_username, activate_license, assign_program, clever_user_id, classlink_login_id, classlink_tenant_id,
        grade, first_fold, last_fold, activate, action, target_id)
      select ${last} + place, 0, first_name, last_name,
        case grade when -1 then 'P' when 0 then 'K' else grade::text end, teacher, coalesce(student_id, ''), '',
        username, '', '', '', '', '', grade, '', '', false, 'archive', id
      from missing
    )
    select count(*) as archivable from everybody`;
  const [counted] = await ask(tx, { archivable: z.number() }, { text, values });
  return counted?.archivable ?? 0;
}

/** A row that says nothing of a student who is meant by it, or may be. */
const WHY = "coalesce(errors #>> '{row,i18n}', '')";
const UNREAD = `action = 'fail' and not remove and (${WHY} like 'rosters-uploads.row.left-out.%'
  or target_id is not null and ${WHY} not in ('rosters-uploads.row.already-processed', 'rosters-uploads.row.not-yours'))`;

const countActions = statement(
  { asking: z.boolean() },
  `
    update uploads u set to_create = c.to_create, to_update = c.to_update, unchanged = c.unchanged,
      to_archive = c.to_archive, failed = c.failed, pending = u.rows_total - c.failed, archivable = $4, spared = c.spared,
      licenses_needed = c.licenses, licenses_short = 0, created = 0, updated = 0, archived = 0, affected = 0, out_of_license = 0,
      done_lines = 0, total_lines = u.rows_total + c.missing
    from (
      select count(*) filter (where action = 'create') as to_create,
        count(*) filter (where action = 'update') as to_update,
        count(*) filter (where action = 'keep') as unchanged,
        count(*) filter (where action = 'archive') as to_archive,
        count(*) filter (where action = 'archive' and line = 0) as missing,
        count(*) filter (where action = 'fail') as failed,
        count(*) filter (where ${UNREAD}) as spared,
        count(*) filter (where activate and action in ('create', 'update', 'keep')) as licenses
      from upload_rows where id > $2 and id < $3
    ) c where u.id = $1 returning c.licenses > 0 as asking`,
);
