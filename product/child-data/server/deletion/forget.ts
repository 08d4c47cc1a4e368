import * as z from 'zod/mini';
import { forgetInAudit } from '#platform/server/audit.ts';
import type { AppKey } from '#platform/server/crypto.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { ask, type Row, statement } from '#platform/server/database/statement.ts';
import { forgetEvents } from '#platform/server/live/realtime.ts';
import { forgetLetters } from '#platform/server/mail/mail.ts';
import { keepForgotten } from '#product/accounts/server/session/forgotten.ts';
import { forgetSmallGroups } from '#product/group-data/server/small-groups/forget.ts';
import { forgetInNotices } from '#product/notifications/server/forget.ts';
import { forgetInOrders } from '#product/purchasing/server/forget.ts';
import { forgetStudent } from '#product/rosters/server/students/forget.ts';
import { forgetInUploads } from '#product/rosters/uploads/server/forget.ts';
import { namesChild } from '../../rules/deletion/deletion.ts';
import { SOURCES } from '../export/sources.ts';

export type ForgetPorts = {
  appKey: AppKey;
  /** What stands in for the outside in a demo. */
  forgetInDemo: (tx: Tx, says: (text: string) => boolean) => Promise<number>;
};

const childRow = {
  first_name: z.string(),
  last_name: z.string(),
  username: z.string(),
  personal_channel: z.string(),
};
const lockChild = statement(
  childRow,
  'select first_name, last_name, username, personal_channel from students where id = $1 for update',
);

/** Gone with the student's own row. */
const WITH_STUDENT = [
  'child_export_parts',
  'family_invites',
  'family_links',
  'play_slots',
  'play_summaries',
  'report_download_parts',
  'report_links',
  'scene_plays',
  'sessions',
  'student_shares',
  'tile_pictures',
] as const;
/** Told apart in `STAYS`: the books, and who did what. */
const STAYING = ['license_uses', 'license_entries', 'audit'];
/** Counted where they are deleted. */
const COUNTED = ['students', 'upload_rows', 'small_groups'];

/** Everything of one child, everywhere; answers how many rows of which table went. */
export async function forgetChild(
  tx: Tx,
  ports: ForgetPorts,
  id: number,
  now: Date,
): Promise<Record<string, number>> {
  // A worker at an upload holds it before it holds a student.
  const uploaded = await forgetInUploads(tx, id, now);
  const [child] = await lockChild(tx, id);
  if (child === undefined) return {};
  const counts = { ...(await countRows(tx, id)), ...uploaded };
  const says = namesChild(child);
  Object.assign(counts, await forgetBeside(tx, ports, id, child, says));
  await keepForgotten(tx, id, now);
  Object.assign(counts, await forgetStudent(tx, id));
  counts['audit_details'] = await forgetInAudit(tx, id);
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
}

async function forgetBeside(
  tx: Tx,
  { appKey, forgetInDemo }: ForgetPorts,
  id: number,
  { personal_channel: channel }: Row<typeof childRow>,
  says: (text: string) => boolean,
): Promise<Record<string, number>> {
  return {
    ...(await forgetSmallGroups(tx, id)),
    ...(await forgetInNotices(tx, id, says)),
    ...(await forgetInOrders(tx, id)),
    events: await forgetEvents(tx, channel, id),
    mails: await forgetLetters(tx, appKey, says),
    mailbox: await forgetInDemo(tx, says),
  };
}

async function countRows(tx: Tx, id: number): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  const asked = Object.entries(SOURCES)
    .filter(([table]) => !STAYING.includes(table) && !COUNTED.includes(table))
    .map(([table, { where }]) => ({ table, where }));
  const others = WITH_STUDENT.map((table) => ({ table, where: 't.student_id = $1' }));
  for (const { table, where } of [...asked, ...others]) {
    const text = `select count(*)::int as rows from ${table} t where ${where}`;
    counts[table] = (await ask(tx, { rows: z.number() }, { text, values: [id] }))[0]?.rows ?? 0;
  }
  return counts;
}
