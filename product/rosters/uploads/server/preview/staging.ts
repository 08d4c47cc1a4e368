import * as z from 'zod/mini';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import { foldedName } from '../../../server/duplicates.ts';
import { UPLOAD_COLUMNS } from '../../rules/columns.ts';
import type { ReadRows } from '../reading/reader.ts';
import type { StagedRows } from '../reading/task.ts';
import { rowId } from '../store/store.ts';

const saveStaged = statement('update uploads set staged = true, rows_total = $2, emails = $3 where id = $1');
export const deleteRows = statement('delete from upload_rows where id > $1 and id < $2');

/** The cells as columns of arrays: one statement for thousands of rows, whatever is in them. */
const insertRows = statement(`
    insert into upload_rows (id, line, first_name, last_name, grade_written, teacher, student_id, educator_username,
      student_username, activate_license, assign_program, clever_user_id, classlink_login_id, classlink_tenant_id,
      grade, first_fold, last_fold, activate, own_errors, remove, written)
    select * from unnest($1::bigint[], $2::int[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[],
      $8::text[], $9::text[], $10::text[], $11::text[], $12::text[], $13::text[], $14::text[], $15::smallint[],
      $16::text[], $17::text[], $18::boolean[], $19::jsonb[], $20::boolean[], $21::jsonb[])`);

async function stage(tx: Tx, before: number, rows: StagedRows): Promise<void> {
  await insertRows(
    tx,
    rows.lines.map((_, index) => before + index + 1),
    rows.lines,
    ...rows.cells,
    rows.grades,
    rows.firstFolds,
    rows.lastFolds,
    rows.activate,
    rows.errors,
    rows.remove,
    rows.written,
  );
}

/** Puts what was read into the staging table, in place of what was there. */
export async function stageRows(tx: Tx, id: number, { batches, rows, emails }: ReadRows): Promise<void> {
  await deleteRows(tx, rowId(id, 0), rowId(id + 1, 0));
  let place = 0;
  for (const batch of batches) {
    await stage(tx, rowId(id, place), batch);
    place += batch.lines.length;
  }
  await saveStaged(tx, id, rows, emails);
}

const findMeant = statement(
  { place: z.number() },
  `
    with here as materialized (
      select s.student_id, ${foldedName('s.first_name')} as first, ${foldedName('s.last_name')} as last
      from students s where s.school_id = $1 and s.archived_at is null
    )
    select line.place - 1 as place
    from unnest($2::text[], $3::text[], $4::text[]) with ordinality line (number, first, last, place)
    where line.number <> '' and line.number in (select student_id from here where student_id is not null)
      or (line.first, line.last) in (select first, last from here where student_id is null or line.number = '')
    order by line.place`,
);
const NUMBER = UPLOAD_COLUMNS.indexOf('student_id');

/**
 * The rows of one school of a split roster. Of lines about students without a school, those that mean a student of this
 * one are rows that fail: they can be repaired, and whoever is meant is not taken for missing.
 */
export async function stageSchool(
  tx: Tx,
  upload: { id: number; school_id: number },
  read: ReadRows,
  schoolless: ReadRows,
): Promise<void> {
  const meant: StagedRows[] = [];
  for (const batch of schoolless.batches) {
    const numbers = batch.cells[NUMBER] ?? [];
    const found = await findMeant(tx, upload.school_id, numbers, batch.firstFolds, batch.lastFolds);
    if (found.length > 0) meant.push(only(batch, new Set(found.map(({ place }) => Number(place)))));
  }
  const more = meant.reduce((sum, { lines }) => sum + lines.length, 0);
  await stageRows(tx, upload.id, {
    batches: [...read.batches, ...meant],
    rows: read.rows + more,
    emails: read.emails,
  });
}

function only(rows: StagedRows, places: ReadonlySet<number>): StagedRows {
  const some = <Value>(all: readonly Value[]): Value[] => all.filter((_, index) => places.has(index));
  return {
    lines: some(rows.lines),
    cells: rows.cells.map(some),
    grades: some(rows.grades),
    firstFolds: some(rows.firstFolds),
    lastFolds: some(rows.lastFolds),
    activate: some(rows.activate),
    errors: some(rows.errors),
    remove: some(rows.remove),
    written: some(rows.written),
  };
}
