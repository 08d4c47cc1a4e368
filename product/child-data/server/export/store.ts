import * as z from 'zod/mini';
import { LOCALES } from '#brands/brand.ts';
import { KEPT_STATES } from '#platform/contract/kept-files.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { spokenNameSql } from '#platform/server/database/name-sql.ts';
import { type Row, statement } from '#platform/server/database/statement.ts';
import { doneOf, type KeptStore } from '#platform/server/kept-files/store.ts';
import { rule } from '#platform/server/retention/rule.ts';
import { dropTask, type Task, tellTask } from '#product/notifications/server/tasks.ts';
import { EXPORT_KINDS } from '../../rules/export/exports.ts';

const row = {
  id: z.number(),
  uuid: z.string(),
  account_id: z.number(),
  asked_by: z.nullable(z.number()),
  asked_uuid: z.nullable(z.string()),
  kind: z.enum(EXPORT_KINDS),
  language: z.enum(LOCALES),
  brand: z.string(),
  state: z.enum(KEPT_STATES),
  total: z.number(),
  created_at: z.date(),
  ends_at: z.date(),
};
export type KeptRow = Row<typeof row>;
const COLUMNS =
  'id, uuid, account_id, asked_by, asked_uuid, kind, language, brand, state, total, created_at, ends_at';

const part = { place: z.number(), student_id: z.number() };

export const keptExports: KeptStore<KeptRow, Row<typeof part>> = {
  find: statement(row, `select ${COLUMNS} from child_exports where id = $1`),
  findOwn: statement(
    row,
    `select ${COLUMNS} from child_exports where id = $1 and account_id = $2 and ends_at > $3`,
  ),
  findParts: statement(
    part,
    'select place, student_id from child_export_parts where export_id = $1 and state = $2 order by place',
  ),
  findContent: statement(
    { content_sealed: z.nullable(z.instanceof(Buffer)) },
    'select content_sealed from child_export_parts where export_id = $1 and place = $2',
  ),
  keepPart: statement(`
    update child_export_parts set state = $3, content_sealed = $4
    where export_id = $1 and place = $2 and state = 'waiting'`),
  countDone: statement(
    { done: z.number() },
    "select count(*)::integer as done from child_export_parts where export_id = $1 and state <> 'waiting'",
  ),
  setState: statement('update child_exports set state = $2 where id = $1'),
};

export const findByUuid = statement(
  row,
  `select ${COLUMNS} from child_exports where uuid = $1 and coalesce(asked_by, account_id) = $2`,
);

export const findAllOwn = statement(
  {
    ...row,
    done: z.number(),
    student_id: z.nullable(z.number()),
    name: z.nullable(z.string()),
  },
  `
    select ${COLUMNS.split(', ')
      .map((column) => `e.${column}`)
      .join(', ')},
      (select count(*)::integer from child_export_parts p where p.export_id = e.id and p.state <> 'waiting') as done,
      s.id as student_id, ${spokenNameSql('s')} as name
    from child_exports e
    left join child_export_parts first on e.kind = 'child' and first.export_id = e.id and first.place = 1
    left join students s on s.id = first.student_id
    where e.account_id = $1 and e.ends_at > $2 order by e.created_at desc, e.id desc`,
);

export const countKept = statement(
  { kept: z.number() },
  'select count(*)::integer as kept from child_exports where coalesce(asked_by, account_id) = $1 and ends_at > $2',
);

/** Nothing comes back where the same deed was done already. */
export const insertExport = statement(
  row,
  `
    insert into child_exports (uuid, account_id, asked_by, asked_uuid, kind, language, brand, total, created_at, ends_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
    on conflict (uuid) do nothing returning ${COLUMNS}`,
);

export const insertParts = statement(`
    insert into child_export_parts (export_id, place, student_id)
    select $1, place, id from unnest($2::bigint[]) with ordinality as listed(id, place)`);

const deleteOne = statement('delete from child_exports where id = $1');

const findScope = statement({ scope: z.string() }, 'select scope from accounts where id = $1');

/** Where the own exports are listed. */
const pathFor = (scope: string | undefined): string =>
  scope === 'parent' ? '/parent/students/exports' : '/educator/students/exports';

/** How far it is, for who receives it; who asked for somebody else hears the same without a way to it. */
export async function tellExport(tx: Tx, kept: KeptRow): Promise<Task & { path: string | null }> {
  const { account_id, asked_by, asked_uuid, uuid, total } = kept;
  const done = await doneOf(keptExports, tx, kept);
  const failed = kept.state === 'failed';
  const task = { type: 'child-export', uuid, done, total, failed, of: { kind: kept.kind } } as const;
  const path = pathFor((await findScope(tx, account_id))[0]?.scope);
  await tellTask(tx, account_id, { ...task, path });
  if (asked_by === null || asked_uuid === null) return { ...task, path };
  const asked = { ...task, uuid: asked_uuid, path: null };
  await tellTask(tx, asked_by, asked);
  return asked;
}

export async function forgetExport(tx: Tx, { id, account_id, uuid }: KeptRow): Promise<void> {
  await deleteOne(tx, id);
  await dropTask(tx, account_id, { type: 'child-export', uuid });
}

/** Two days are over. */
export const EXPORTS_RULE = rule({
  table: 'child_exports',
  along: ['child_export_parts'],
  clock: 't.ends_at',
  period: { days: 0 },
  every: 'hour',
  goes: 'delete from child_exports',
});
