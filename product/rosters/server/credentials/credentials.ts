import { randomInt } from 'node:crypto';
import * as z from 'zod/mini';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { ProviderIds } from '#product/schools/rules/provider-ids.ts';
import { type FullName, foldName } from '../../rules/names.ts';
import { studentPassword, usernameCandidates } from '../../rules/student-credentials.ts';

const RANDOM_STEPS = 2 ** 47;

/** A password nobody can predict. */
export function makePassword(): string {
  return studentPassword(() => randomInt(RANDOM_STEPS) / RANDOM_STEPS);
}

const findTaken = statement(
  { username: z.string() },
  'select username from students where username = any($1::text[])',
);
const findTakenByOthers = statement(
  { username: z.string() },
  'select username from students where username = any($1::text[]) and id <> $2',
);
const findTakenNumbers = statement(
  { student_id: z.string() },
  `
    select student_id from students
    where school_id = $1 and student_id = any($2::text[]) and id <> $3`,
);
const lockKeys = statement(
  'select pg_advisory_xact_lock(hashtextextended(key, 0)) from unnest($1::text[]) key',
);

const tryKey = statement(
  { got: z.boolean() },
  'select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as got',
);

const NEW_STUDENT = 0;

const usernameKey = (username: string): string => `student-username ${username}`;

/** What is asked for here is free until the end of the transaction, or taken: nobody can step in between. */
async function lock(tx: Tx, keys: readonly string[]): Promise<void> {
  await lockKeys(tx, keys.toSorted());
}

export async function takenUsernames(
  tx: Tx,
  usernames: readonly string[],
  exceptOf = NEW_STUDENT,
): Promise<Set<string>> {
  if (usernames.length === 0) return new Set();
  await lock(tx, usernames.map(usernameKey));
  const taken = await findTakenByOthers(tx, usernames, exceptOf);
  return new Set(taken.map((row) => row.username));
}

/** The school's own number for a student is unique in the school. */
export async function takenNumbers(
  tx: Tx,
  schoolId: number | null,
  numbers: readonly string[],
  exceptOf = NEW_STUDENT,
): Promise<Set<string>> {
  if (schoolId === null || numbers.length === 0) return new Set();
  await lock(
    tx,
    numbers.map((number) => `student-number ${schoolId} ${number}`),
  );
  const taken = await findTakenNumbers(tx, schoolId, numbers, exceptOf);
  return new Set(taken.map((row) => row.student_id));
}

const findLinked = statement(
  { clever: z.nullable(z.boolean()), classlink: z.nullable(z.boolean()) },
  `
    select bool_or(clever_user_id = $1) as clever,
      bool_or(classlink_tenant_id = $2 and classlink_login_id = $3) as classlink
    from students
    where id <> $4 and (clever_user_id = $1 or (classlink_tenant_id = $2 and classlink_login_id = $3))`,
);

/** Who somebody is for a provider, only one student can be. Null asks for nothing. */
export async function takenProviderIds(
  tx: Tx,
  ids: ProviderIds,
  exceptOf: number,
): Promise<{ clever: boolean; classlink: boolean }> {
  const { clever_user_id: clever, classlink_login_id: login, classlink_tenant_id: tenant } = ids;
  await lock(tx, [
    ...(clever === null ? [] : [`student-clever ${clever}`]),
    ...(login === null ? [] : [`student-classlink ${tenant} ${login}`]),
  ]);
  const [found] = await findLinked(tx, clever, tenant, login, exceptOf);
  return { clever: found?.clever === true, classlink: found?.classlink === true };
}

/** Several students at once ask in one order, or two forms full of the same names could wait for each other. */
export async function lockFirstNames(tx: Tx, names: readonly FullName[]): Promise<void> {
  const folded = new Set(names.map((name) => foldName(name.first_name)));
  await lock(
    tx,
    [...folded].map((name) => `student-first-name ${name}`),
  );
}

const TRIED_AT_ONCE = 40;

/**
 * The best free username for a name. Beyond the first few dozen namesakes a random number saves the counting. One that
 * somebody else is about to take is passed over: waiting for it, two could wait for each other.
 */
export async function freeUsername(tx: Tx, name: FullName): Promise<string> {
  const candidates = usernameCandidates(name.first_name, name.last_name);
  let tried = Array.from({ length: TRIED_AT_ONCE }, () => candidates.next().value);
  const stem = (tried.at(-1) ?? '').replace(/\d+$/, '');
  for (;;) {
    const found = new Set((await findTaken(tx, tried)).map((row) => row.username));
    for (const candidate of tried.filter((one) => !found.has(one))) {
      const [lockedNow] = await tryKey(tx, usernameKey(candidate));
      if (lockedNow?.got && (await findTaken(tx, [candidate])).length === 0) return candidate;
    }
    tried = Array.from({ length: TRIED_AT_ONCE }, () => `${stem}${randomInt(100, 100_000)}`);
  }
}
