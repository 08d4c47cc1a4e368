import { type FieldErrors, type NotificationReply, notify } from '#platform/contract/message.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { type AppKey, seal } from '#platform/server/crypto.ts';
import type { Tx } from '#platform/server/database/database.ts';
import type { Context } from '#platform/server/http/serve.ts';
import { allowance } from '#platform/server/limits/allowance.ts';
import {
  type addSeveralStudents as addSeveralEndpoint,
  type DuplicatesForm,
  educatorStudents,
} from '../contract.ts';
import { defaultProgram, type Grade } from '../rules/grades.ts';
import { spokenName } from '../rules/names.ts';
import { repeatedInRows, repeatedNames } from '../rules/simple-form/simple-form.ts';
import {
  freeUsername,
  lockFirstNames,
  makePassword,
  takenNumbers,
  takenUsernames,
} from './credentials/credentials.ts';
import { duplicatesForm, findDuplicates, repeatedRow } from './duplicates.ts';
import { aboutStudents } from './students/audit.ts';
import {
  getKeeper,
  type Keeper,
  type Place,
  placeFor,
  refuseAboveLimit,
  refuseClosed,
} from './students/keepers.ts';
import { wordFor } from './students/students.ts';

type NewStudent = {
  first_name: string;
  last_name: string;
  grade: Grade;
  teacher: string;
  student_id: string;
  username: string;
};

type AddOne = Context<typeof educatorStudents.add>;
type Added = NotificationReply | DuplicatesForm;

export async function addStudent(context: AddOne, appKey: AppKey): Promise<Added> {
  const { create_duplicate: anyway, ...student } = context.input;
  return add(context, { rows: [student], anyway, appKey, field: (_, name) => name });
}

/** The simple form: all rows, or none. */
export async function addSeveral(
  context: Context<typeof addSeveralEndpoint>,
  appKey: AppKey,
): Promise<Added> {
  const rows = context.input.rows.map((row) => ({ ...row, teacher: '' }));
  const field = (row: number, name: string) => `rows.${row}.${name}`;
  return add(context, { rows, anyway: context.input.create_duplicate, appKey, field });
}

/** A school's worth by hand in one go, and then as fast as anybody types; whoever has more sends a file. */
const takeAdds = allowance({ name: 'students added', atOnce: 1000, aMinute: 40 });

type Adding = {
  rows: NewStudent[];
  anyway: boolean;
  appKey: AppKey;
  /** What a field of a row is called in the request. */
  field: (row: number, name: string) => string;
};

async function add(
  context: Pick<AddOne, 'tx' | 'actor' | 'now' | 'requestId' | 'about' | 'nothingChanged'>,
  { rows, anyway, appKey, field }: Adding,
): Promise<Added> {
  const { tx, actor, now } = context;
  const keeper = await getKeeper(tx, actor.id);
  refuseClosed([keeper]);
  refuseAboveLimit(keeper, rows.length, actor);
  const wait = await takeAdds(tx, actor.id, rows.length, now);
  if (wait > 0) throw Refusal.tooManyAttempts(wait);
  const schoolId = actor.scope === 'educator' ? keeper.school_id : null;
  // Before the usernames and numbers that were typed: who adds students takes these locks in one order.
  const unnamed = rows.filter((row) => row.username === '');
  await lockFirstNames(tx, unnamed);
  await refuseTaken(tx, schoolId, rows, field);
  if (!anyway) {
    const repeated = repeatedNames(rows).flatMap((row) => {
      const named = rows[row];
      return named === undefined ? [] : [repeatedRow(row, named)];
    });
    const duplicates = [...(await findDuplicates(tx, actor, schoolId, rows)), ...repeated];
    if (duplicates.length > 0) {
      context.nothingChanged();
      return duplicatesForm(duplicates);
    }
  }
  const place = await placeFor(tx, keeper, actor);
  const ids: number[] = [];
  for (const row of rows) ids.push(await insertStudent(tx, { row, keeper, place, appKey, now }));
  await aboutStudents(context, educatorStudents.add.audit, ids);
  const [first] = rows;
  const values = { count: rows.length, name: first === undefined ? '' : spokenName(first) };
  return { ...notify(`rosters.added.${wordFor(actor)}`, values), extra: { ids } };
}

async function refuseTaken(
  tx: Tx,
  schoolId: number | null,
  rows: readonly NewStudent[],
  field: Adding['field'],
): Promise<void> {
  const errors: FieldErrors = repeatedInRows(rows);
  const usernames = await takenUsernames(tx, given(rows.map((row) => row.username)));
  const numbers = await takenNumbers(tx, schoolId, given(rows.map((row) => row.student_id)));
  for (const [index, row] of rows.entries()) {
    if (usernames.has(row.username)) errors[field(index, 'username')] = { i18n: 'validation.unique' };
    if (numbers.has(row.student_id)) {
      errors[field(index, 'student_id')] = { i18n: 'validation.unique-in-school' };
    }
  }
  if (Object.keys(errors).length > 0) throw Refusal.fields(errors);
}

function given(values: readonly string[]): string[] {
  return [...new Set(values)].filter((value) => value !== '');
}

type Inserting = {
  row: NewStudent;
  keeper: Keeper;
  place: Place;
  appKey: AppKey;
  now: Date;
};

async function insertStudent(tx: Tx, { row, keeper, place, appKey, now }: Inserting): Promise<number> {
  const username = row.username === '' ? await freeUsername(tx, row) : row.username;
  const { id } = await tx
    .insertInto('students')
    .values({
      ...row,
      ...place,
      username,
      student_id: row.student_id === '' ? null : row.student_id,
      owner_id: keeper.id,
      password_sealed: seal(appKey, makePassword()),
      active_program: defaultProgram(row.grade),
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
