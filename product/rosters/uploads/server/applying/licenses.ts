import * as z from 'zod/mini';
import type { Tx } from '#platform/server/database/database.ts';
import { type Row, statement } from '#platform/server/database/statement.ts';
import { defaultProgram, GRADES } from '../../../rules/grades.ts';
import { type Chunk, type Facts, RANGE } from '../store/chunk.ts';
import type { UploadPorts } from '../store/ports.ts';

const askedRow = {
  student_id: z.number(),
  educator_id: z.nullable(z.number()),
  program: z.nullable(z.string()),
};
type AskedRow = Row<typeof askedRow>;
const ASKED = "r.target_id as student_id, r.educator_id, nullif(r.assign_program, '') as program";
const findAsking = statement(
  askedRow,
  `
    select ${ASKED} from upload_rows r
    where ${RANGE} and r.activate and r.action in ('create', 'update', 'keep') order by r.id`,
);
const findSwitching = statement(
  askedRow,
  `
    select ${ASKED} from upload_rows r
    where ${RANGE} and not r.activate and r.action = 'update' and r.changed like '%assign_program%' order by r.id`,
);

/** Of students who get no more than a license, only the program may change. */
const noteKept = statement(`
    update upload_rows r set before = jsonb_build_object('active_program', s.active_program)
    from students s where ${RANGE} and r.action = 'keep' and r.activate and s.id = r.target_id`);

const unsetRow = {
  id: z.number(),
  grade: z.literal(GRADES),
  program: z.string(),
};
type Unset = Row<typeof unsetRow>;
const findUnset = statement(
  unsetRow,
  `
    select s.id, s.grade, r.assign_program as program from upload_rows r join students s on s.id = r.target_id
    where ${RANGE} and r.action = 'create' and r.activate and s.active_program is null`,
);
const fillPrograms = statement(`
    update students s set active_program = unset.program
    from unnest($1::bigint[], $2::text[]) as unset (id, program) where s.id = unset.id`);
const setPrograms = statement(`
    update students s set active_program = r.assign_program from upload_rows r
    where ${RANGE} and r.action = 'update' and r.assign_program <> '' and s.id = r.target_id
      and s.active_program is distinct from r.assign_program`);

/**
 * Licenses and programs of a chunk. The ledger comes first: it writes down which program a student had before, and
 * what is left for this are those without a license. Answers for how many there was none.
 */
export async function giveLicenses(
  tx: Tx,
  { licenses }: UploadPorts,
  { upload, from, to, at }: Chunk,
  facts: Facts,
): Promise<number> {
  const chosen = (rows: readonly AskedRow[]) =>
    rows.map((row) => ({ ...row, chosen_id: upload.educator_id }));
  let short = 0;
  if (facts.asking) {
    await noteKept(tx, from, to);
    const asked = chosen(await findAsking(tx, from, to));
    short = (await licenses.activate(tx, asked, upload.uuid, at)).length;
  }
  if (facts.programs) {
    const switching = chosen(await findSwitching(tx, from, to));
    await licenses.switchPrograms(tx, switching, upload.uuid, at);
    await setPrograms(tx, from, to);
  }
  if (facts.asking && facts.created > 0) await fillUnset(tx, await findUnset(tx, from, to));
  return short;
}

async function fillUnset(tx: Tx, unset: readonly Unset[]): Promise<void> {
  if (unset.length === 0) return;
  const programs = unset.map(({ program, grade }) => (program === '' ? defaultProgram(grade) : program));
  await fillPrograms(
    tx,
    unset.map((one) => one.id),
    programs,
  );
}
