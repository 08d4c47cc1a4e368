import { randomInt } from 'node:crypto';
import * as z from 'zod/mini';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import { usernameCandidates } from '../../../rules/student-credentials.ts';
import { rowsOfUpload } from '../store/store.ts';

type Named = { id: number; first_name: string; last_name: string };

// By the index, one after the other: an array in `= any` is looked through anew for every student.
const findTaken = statement(
  { username: z.string() },
  `
    select s.username from unnest($1::text[]) as asked (username) join students s on s.username = asked.username`,
);
// What later rows of the file ask for by name is not given away either.
const findAsked = statement(
  { username: z.string() },
  `
    select r.student_username as username from upload_rows r where ${rowsOfUpload('$1')} and r.student_username <> ''`,
);

/** After so many namesakes a random number saves the counting, as for single students. */
const COUNTED = 40;

/**
 * The best free username for each of many names, in a few questions: everybody's next candidates are looked up
 * together, twice as many each time. The unique index has the last word; who loses the race asks again.
 */
export async function freeUsernames(
  tx: Tx,
  uploadId: number,
  names: readonly Named[],
): Promise<Map<number, string>> {
  const given = new Map<number, string>();
  const own = new Set((await findAsked(tx, uploadId)).map((row) => row.username));
  let waiting = names.map((name) => ({ name, next: candidates(name) }));
  for (let tries = 2; waiting.length > 0; tries *= 2) {
    const asked = waiting.map((one) => ({ ...one, tried: take(one.next, tries, own) }));
    const found = await findTaken(tx, [...new Set(asked.flatMap(({ tried }) => tried))]);
    const taken = new Set(found.map((row) => row.username));
    waiting = asked.filter(({ name, tried }) => {
      const free = tried.find((candidate) => !taken.has(candidate) && !own.has(candidate));
      if (free === undefined) return true;
      own.add(free);
      given.set(name.id, free);
      return false;
    });
  }
  return given;
}

function take(candidatesLeft: Iterator<string>, count: number, own: ReadonlySet<string>): string[] {
  const taken: string[] = [];
  while (taken.length < count) {
    const { value } = candidatesLeft.next();
    if (!own.has(value)) taken.push(value);
  }
  return taken;
}

function* candidates({ first_name: first, last_name: last }: Named): Generator<string, never> {
  let stem = '';
  const best = usernameCandidates(first, last);
  for (let count = 0; count < COUNTED; count += 1) {
    const { value } = best.next();
    stem = value.replace(/\d+$/, '');
    yield value;
  }
  for (;;) yield `${stem}${randomInt(100, 1_000_000)}`;
}
