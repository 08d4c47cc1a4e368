import * as z from 'zod/mini';
import { type NotificationReply, notify } from '#platform/contract/message.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { spokenNameSql } from '#platform/server/database/name-sql.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { Context } from '#platform/server/http/serve.ts';
import type { personNotes, StaffNote } from '../../pages-contract.ts';

/** About whom or what a note is. */
type About = 'account' | 'school';

/** Nobody reads more of them at once; older ones stand in the timeline. */
const NOTES_SHOWN = 20;

/** Staff are not written about here, and find nobody of theirs. */
const KEPT = { account: "scope <> 'uber'", school: 'true' } as const;
const TABLE = { account: 'accounts', school: 'schools' } as const;

function statementsOf(about: About) {
  const column = `${about}_id`;
  return {
    lock: statement(
      { id: z.number() },
      `select id from ${TABLE[about]} where id = $1 and ${KEPT[about]} for key share`,
    ),
    insert: statement(
      { id: z.number() },
      `insert into staff_notes (${column}, author_id, text, created_at) values ($1, $2, $3, $4) returning id`,
    ),
    remove: statement(
      { id: z.number() },
      `delete from staff_notes where id = $1 and ${column} = $2 and author_id = $3 returning id`,
    ),
    find: statement(
      {
        id: z.number(),
        text: z.string(),
        author: z.nullable(z.string()),
        own: z.boolean(),
        at: z.date(),
      },
      `
    select n.id, n.text, ${spokenNameSql('author')} as author, coalesce(n.author_id = $2, false) as own,
      n.created_at as at
    from staff_notes n left join accounts author on author.id = n.author_id
    where n.${column} = $1 order by n.created_at desc, n.id desc limit ${NOTES_SHOWN}`,
    ),
  };
}

const STATEMENTS = { account: statementsOf('account'), school: statementsOf('school') } as const;

export async function notesOf(tx: Tx, about: About, id: number, reader: number): Promise<StaffNote[]> {
  const notes = await STATEMENTS[about].find(tx, id, reader);
  return notes.map(({ at, ...note }) => ({ ...note, at: at.toISOString() }));
}

export async function writeNote(
  context: Context<typeof personNotes.write>,
  about: About,
): Promise<NotificationReply> {
  const { tx, actor, input, now } = context;
  const { lock, insert } = STATEMENTS[about];
  if ((await lock(tx, input.id)).length === 0) throw Refusal.of('not-found');
  const [note] = await insert(tx, input.id, actor.id, input.text, now);
  context.about({ type: about, id: input.id, details: { note: note?.id ?? 0 } });
  return notify('back-office-pages.notes.written');
}

/** Only who wrote it: what a colleague wrote is not there to be deleted. */
export async function removeNote(
  context: Context<typeof personNotes.remove>,
  about: About,
): Promise<NotificationReply> {
  const { tx, actor, input } = context;
  const [gone] = await STATEMENTS[about].remove(tx, input.note_id, input.id, actor.id);
  if (gone === undefined) throw Refusal.of('not-found');
  context.about({ type: about, id: input.id, details: { note: input.note_id } });
  return notify('back-office-pages.notes.deleted');
}
