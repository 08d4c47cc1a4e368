import * as z from 'zod/mini';
import { PROGRAM_IDS } from '#brands/brand.ts';
import { KEPT_STATES } from '#platform/contract/kept-files.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { type Row, statement } from '#platform/server/database/statement.ts';
import { doneOf, type KeptStore } from '#platform/server/kept-files/store.ts';
import { rule } from '#platform/server/retention/rule.ts';
import { dropTask, tellTask } from '#product/notifications/server/tasks.ts';
import { REPORTS } from '#product/play/rules/results/progress.ts';
import { DOWNLOAD_FORMATS, DOWNLOAD_LANGUAGES } from '../../rules/downloads.ts';
import { PARTS } from '../../rules/page-shape.ts';

const row = {
  id: z.number(),
  uuid: z.string(),
  account_id: z.number(),
  program: z.enum(PROGRAM_IDS),
  kind: z.enum(REPORTS),
  part: z.enum(PARTS),
  language: z.enum(DOWNLOAD_LANGUAGES),
  format: z.enum(DOWNLOAD_FORMATS),
  brand: z.string(),
  state: z.enum(KEPT_STATES),
  total: z.number(),
  created_at: z.date(),
  ends_at: z.date(),
};
export type Download = Row<typeof row>;
const COLUMNS = `id, uuid, account_id, program, kind, part, language, format, brand, state, total, created_at,
      ends_at`;

const part = { place: z.number(), student_id: z.number() };

export const keptReports: KeptStore<Download, Row<typeof part>> = {
  find: statement(row, `select ${COLUMNS} from report_downloads where id = $1`),
  findOwn: statement(
    row,
    `select ${COLUMNS} from report_downloads where id = $1 and account_id = $2 and ends_at > $3`,
  ),
  findParts: statement(
    part,
    'select place, student_id from report_download_parts where download_id = $1 and state = $2 order by place',
  ),
  findContent: statement(
    { content_sealed: z.nullable(z.instanceof(Buffer)) },
    'select content_sealed from report_download_parts where download_id = $1 and place = $2',
  ),
  keepPart: statement(`
    update report_download_parts set state = $3, content_sealed = $4
    where download_id = $1 and place = $2 and state = 'waiting'`),
  countDone: statement(
    { done: z.number() },
    "select count(*)::integer as done from report_download_parts where download_id = $1 and state <> 'waiting'",
  ),
  setState: statement('update report_downloads set state = $2 where id = $1'),
};

export const findAllOwn = statement(
  { ...row, done: z.number() },
  `
    select ${COLUMNS}, (select count(*)::integer from report_download_parts p
      where p.download_id = d.id and p.state <> 'waiting') as done
    from report_downloads d where account_id = $1 and ends_at > $2 order by created_at desc, id desc`,
);

export const countKept = statement(
  { kept: z.number() },
  'select count(*)::integer as kept from report_downloads where account_id = $1 and ends_at > $2',
);

/** Nothing comes back where the same deed was done already. */
export const insertDownload = statement(
  row,
  `
    insert into report_downloads (uuid, account_id, program, kind, part, language, format, brand, total, created_at, ends_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
    on conflict (uuid) do nothing returning ${COLUMNS}`,
);

export const insertParts = statement(`
    insert into report_download_parts (download_id, place, student_id)
    select $1, place, id from unnest($2::bigint[]) with ordinality as listed(id, place)`);

const deleteOne = statement('delete from report_downloads where id = $1');

/** Where the own downloads are listed. */
const PATH = '/educator/reports/downloads';

/** Progress for who waits for it. */
export async function tellDownload(tx: Tx, download: Download): Promise<void> {
  const { account_id, uuid, total, program, kind } = download;
  const done = await doneOf(keptReports, tx, download);
  const failed = download.state === 'failed';
  const of = { program, kind };
  await tellTask(tx, account_id, { type: 'report-download', uuid, done, total, failed, path: PATH, of });
}

export async function forgetDownload(tx: Tx, { id, account_id, uuid }: Download): Promise<void> {
  await deleteOne(tx, id);
  await dropTask(tx, account_id, { type: 'report-download', uuid });
}

/** Two days are over. */
export const DOWNLOADS_RULE = rule({
  table: 'report_downloads',
  along: ['report_download_parts'],
  clock: 't.ends_at',
  period: { days: 0 },
  every: 'hour',
  goes: 'delete from report_downloads',
});
