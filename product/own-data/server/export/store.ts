import * as z from 'zod/mini';
import { LOCALES } from '#brands/brand.ts';
import { KEPT_STATES } from '#platform/contract/kept-files.ts';
import { type Row, statement } from '#platform/server/database/statement.ts';
import type { KeptStore } from '#platform/server/kept-files/store.ts';
import { rule } from '#platform/server/retention/rule.ts';

const row = {
  id: z.number(),
  uuid: z.string(),
  account_id: z.number(),
  language: z.enum(LOCALES),
  brand: z.string(),
  state: z.enum(KEPT_STATES),
  total: z.number(),
  created_at: z.date(),
  ends_at: z.date(),
};
export type OwnExportRow = Row<typeof row>;
const COLUMNS = 'id, uuid, account_id, language, brand, state, total, created_at, ends_at';

const part = { place: z.number() };

export const keptOwn: KeptStore<OwnExportRow, Row<typeof part>> = {
  find: statement(row, `select ${COLUMNS} from own_exports where id = $1`),
  findOwn: statement(
    row,
    `select ${COLUMNS} from own_exports where id = $1 and account_id = $2 and ends_at > $3`,
  ),
  findParts: statement(
    part,
    'select place from own_export_parts where export_id = $1 and state = $2 order by place',
  ),
  findContent: statement(
    { content_sealed: z.nullable(z.instanceof(Buffer)) },
    'select content_sealed from own_export_parts where export_id = $1 and place = $2',
  ),
  keepPart: statement(`
    update own_export_parts set state = $3, content_sealed = $4
    where export_id = $1 and place = $2 and state = 'waiting'`),
  countDone: statement(
    { done: z.number() },
    "select count(*)::integer as done from own_export_parts where export_id = $1 and state <> 'waiting'",
  ),
  setState: statement('update own_exports set state = $2 where id = $1'),
};

export const findByUuid = statement(
  row,
  `select ${COLUMNS} from own_exports where uuid = $1 and account_id = $2`,
);
export const findAllOwn = statement(
  row,
  `select ${COLUMNS} from own_exports where account_id = $1 and ends_at > $2 order by created_at desc, id desc`,
);

/** Nothing comes back where the same deed was done already. */
export const insertOwn = statement(
  row,
  `
    insert into own_exports (uuid, account_id, language, brand, total, created_at, ends_at)
    values ($1, $2, $3, $4, 1, $5, $6) on conflict (uuid) do nothing returning ${COLUMNS}`,
);
export const insertOnlyPart = statement('insert into own_export_parts (export_id, place) values ($1, 1)');
export const deleteOwn = statement('delete from own_exports where id = $1');

/** Two days are over. */
export const OWN_EXPORTS_RULE = rule({
  table: 'own_exports',
  along: ['own_export_parts'],
  clock: 't.ends_at',
  period: { days: 0 },
  every: 'hour',
  goes: 'delete from own_exports',
});
