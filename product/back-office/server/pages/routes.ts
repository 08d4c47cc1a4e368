import * as z from 'zod/mini';
import { Refusal } from '#platform/contract/refusal.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import * as calls from '../../pages-contract.ts';
import { removeNote, writeNote } from './notes.ts';
import { describePerson } from './person.ts';
import { describeSchool } from './school.ts';
import { tellPerson, tellSchool } from './timeline.ts';

const isPerson = statement({ id: z.number() }, "select id from accounts where id = $1 and scope <> 'uber'");
const isSchool = statement({ id: z.number() }, 'select id from schools where id = $1');

export function pageRoutes(serve: Serve): void {
  serve(calls.readPerson, describePerson);
  serve(calls.personTimeline, async ({ tx, input }) => {
    if ((await isPerson(tx, input.id)).length === 0) throw Refusal.of('not-found');
    return tellPerson(tx, input);
  });
  serve(calls.readSchool, describeSchool);
  serve(calls.schoolTimeline, async ({ tx, input }) => {
    if ((await isSchool(tx, input.id)).length === 0) throw Refusal.of('not-found');
    return tellSchool(tx, input);
  });
  serve(calls.personNotes.write, (context) => writeNote(context, 'account'));
  serve(calls.personNotes.remove, (context) => removeNote(context, 'account'));
  serve(calls.schoolNotes.write, (context) => writeNote(context, 'school'));
  serve(calls.schoolNotes.remove, (context) => removeNote(context, 'school'));
}
