import * as z from 'zod/mini';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { listedNameSql } from '#platform/server/database/name-sql.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { Context } from '#platform/server/http/serve.ts';
import { administeredAccounts } from '#product/schools/server/reach/reach.ts';
import { STUDENTS_SHOWN } from '../../rules/people/leaving.ts';
import type * as calls from '../../staff-contract.ts';

/**
 * Students of schools who depend on an educator, archived ones too: who leaves hands them over first. Children of a
 * family stay with the family, whatever becomes of an account. Takes the placeholder of the educator's id.
 */
export function studentsToTransfer(educator: string): string {
  return `from students st where st.owner_id = ${educator} and st.school_id is not null`;
}

const countStudents = statement(
  { count: z.number() },
  `select count(*) as count ${studentsToTransfer('$1')}`,
);

export async function countStudentsToTransfer(tx: Tx, educatorId: number): Promise<number> {
  return (await countStudents(tx, educatorId))[0]?.count ?? 0;
}

const findAnybody = statement("select id from accounts where id = $1 and scope = 'educator'");
const findOfAdmin = statement(`
    select a.id from accounts a where a.id = $1::bigint and a.id in (${administeredAccounts('$2::bigint')})`);

export async function listForStaff({ tx, input }: Context<typeof calls.studentsToTransfer>): Promise<Listed> {
  if ((await findAnybody(tx, input.id)).length === 0) throw Refusal.of('not-found');
  return list(tx, input.id);
}

export async function listForAdmin({
  tx,
  input,
  actor,
}: Context<typeof calls.groupStudentsToTransfer>): Promise<Listed> {
  if ((await findOfAdmin(tx, input.id, actor.id)).length === 0) throw Refusal.of('not-found');
  return list(tx, input.id);
}

type Listed = OutputOf<typeof calls.studentsToTransfer>;

const findStudents = statement(
  {
    id: z.number(),
    name: z.string(),
    archived: z.boolean(),
  },
  `
    select st.id, ${listedNameSql('st')} as name,
      st.archived_at is not null as archived
    ${studentsToTransfer('$1')}
    order by archived, st.last_name, st.first_name, st.id limit ${STUDENTS_SHOWN}`,
);

async function list(tx: Tx, educatorId: number): Promise<Listed> {
  return { data: await findStudents(tx, educatorId), total: await countStudentsToTransfer(tx, educatorId) };
}
