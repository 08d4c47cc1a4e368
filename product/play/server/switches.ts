import * as z from 'zod/mini';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { type NotificationReply, notify } from '#platform/contract/message.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { aboutEach } from '#platform/server/audit.ts';
import { statement } from '#platform/server/database/statement.ts';
import { nothingChanged } from '#platform/server/http/nothing-changed.ts';
import type { Context } from '#platform/server/http/serve.ts';
import {
  switchAccountsDebugMode,
  switchClassCheckIns,
  switchClassSounds,
  switchFamilyCheckIns,
} from '#product/accounts/server/people/switches.ts';
import { languageOf } from '#product/accounts/server/session/language.ts';
import { decideForChildren, NOTHING_FOLLOWS } from '#product/consents/server/deciding.ts';
import { aboutStudents } from '#product/rosters/server/students/audit.ts';
import { getStudents } from '#product/rosters/server/students/students.ts';
import { switchStudentsDebugMode } from '#product/rosters/server/students/switches.ts';
import { administeredSchools } from '#product/schools/server/reach/reach.ts';
import { switchSchoolCheckIns, switchSchoolFamilyFeelings } from '#product/schools/server/switches.ts';
import {
  type classCheckIns,
  type classSounds,
  type debugAccounts,
  debugStudents,
  educatorPlay,
  familyCheckIns,
  type schoolCheckIns,
} from '../staff-contract.ts';

/** What is switched on and off: questions after feelings, sounds, and debug mode. */

const word = ({ on }: { on: boolean }): 'on' | 'off' => (on ? 'on' : 'off');

export async function setCheckIns(
  context: Context<typeof educatorPlay.checkIns>,
): Promise<NotificationReply> {
  const { tx, actor, input } = context;
  const students = await getStudents(tx, actor, input.ids, 'check-ins', { lock: true });
  // A teacher whose school is not settled yet speaks for no family.
  const [atSchool, atHome] = [true, false].map((isAtSchool) =>
    students
      .filter(({ school_id, awaits_school }) => (school_id !== null || awaits_school) === isAtSchool)
      .map(({ id }) => id),
  );
  const ids = [
    ...(await decideCheckIns(context, atSchool ?? [], 'school')),
    ...(await decideCheckIns(context, atHome ?? [], 'family')),
  ];
  if (ids.length === 0) return nothingChanged(context);
  await aboutStudents(context, educatorPlay.checkIns.audit, ids, { on: input.on });
  return notify(`play-progress.done.check-ins-${word(input)}`);
}

type Deciding = Pick<Context<typeof educatorPlay.checkIns>, 'tx' | 'actor' | 'now'> & {
  input: { on: boolean };
};

/** What is said of single children is kept in the register of consents; classes and schools only switch. */
async function decideCheckIns(
  { tx, actor, input, now }: Deciding,
  studentIds: readonly number[],
  capacity: 'school' | 'family',
): Promise<number[]> {
  const language = (await languageOf(tx, actor.id)) ?? 'en';
  return decideForChildren(tx, NOTHING_FOLLOWS, {
    studentIds,
    activity: 'check-ins',
    decision: input.on ? 'yes' : 'no',
    by: actor.id,
    capacity,
    answers: capacity === 'family',
    told: null,
    language,
    now,
  });
}

const findFamily = statement(
  { family_id: z.number(), students: z.array(z.number()) },
  `
    select a.family_id, to_json(array(select s.id from students s where s.family_id = a.family_id order by s.id)) as students
    from accounts a where a.id = $1 and a.scope = 'parent' and a.family_id is not null`,
);

/** Of a family: a word about each of its children, and for those it adds later. */
async function decideForFamily(context: Context<typeof familyCheckIns.set>): Promise<boolean> {
  const { tx, actor, input, now } = context;
  const [family] = await findFamily(tx, actor.id);
  if (family === undefined) return false;
  const changed = await decideCheckIns(context, family.students, 'family');
  await aboutStudents(context, familyCheckIns.set.audit, changed, { on: input.on });
  await switchFamilyCheckIns(tx, [family.family_id], input.on, now);
  return changed.length > 0;
}

const findOwn = statement({ check_ins: z.boolean() }, 'select check_ins from accounts where id = $1');

export async function getOwnCheckIns({
  tx,
  actor,
}: Context<typeof classCheckIns.get>): Promise<{ data: { on: boolean } }> {
  const [account] = await findOwn(tx, actor.id);
  return { data: { on: account?.check_ins === true } };
}

export async function setOwnCheckIns(context: Context<typeof classCheckIns.set>): Promise<NotificationReply> {
  const { tx, actor, input, now } = context;
  context.about({ type: 'account', id: actor.id, details: { on: input.on } });
  const changed = await switchClassCheckIns(tx, actor.id, input.on, now);
  const isFamilys = actor.scope === 'parent' && (await decideForFamily(context));
  if (changed.length === 0 && !isFamilys) return nothingChanged(context);
  return notify(`play-progress.done.check-ins-${word(input)}`);
}

const findSounds = statement({ play_sounds: z.boolean() }, 'select play_sounds from accounts where id = $1');

export async function getClassSounds({
  tx,
  actor,
}: Context<typeof classSounds.get>): Promise<OutputOf<typeof classSounds.get>> {
  const [account] = await findSounds(tx, actor.id);
  return { data: { on: account?.play_sounds !== false } };
}

export async function setClassSounds(context: Context<typeof classSounds.set>): Promise<NotificationReply> {
  const { tx, actor, input, now } = context;
  context.about({ type: 'account', id: actor.id, details: { on: input.on } });
  const changed = await switchClassSounds(tx, actor.id, input.on, now);
  if (changed.length === 0) return nothingChanged(context);
  return notify(`play-progress.done.sounds-${word(input)}`);
}

const schoolRow = {
  id: z.number(),
  name: z.string(),
  check_ins: z.boolean(),
  family_feelings: z.boolean(),
};
const findSchools = statement(
  schoolRow,
  `
    select id, name, check_ins, family_feelings from schools where id in (${administeredSchools('$1')}) order by name, id`,
);
const lockSchool = statement(
  schoolRow,
  `
    select id, name, check_ins, family_feelings from schools where id = $2 and id in (${administeredSchools('$1')}) for update`,
);

export async function listSchoolCheckIns({
  tx,
  actor,
}: Context<typeof schoolCheckIns.list>): Promise<OutputOf<typeof schoolCheckIns.list>> {
  const schools = await findSchools(tx, actor.id);
  return {
    data: schools.map(({ id, name, check_ins: on, family_feelings: family }) => ({ id, name, on, family })),
  };
}

export async function setSchoolCheckIns(
  context: Context<typeof schoolCheckIns.set>,
): Promise<NotificationReply> {
  const { tx, actor, input, now } = context;
  const [school] = await lockSchool(tx, actor.id, input.id);
  if (school === undefined) throw Refusal.of('not-found');
  context.about({ type: 'school', id: school.id, details: { on: input.on } });
  if (school.check_ins === input.on) return nothingChanged(context);
  await switchSchoolCheckIns(tx, school.id, input.on, now);
  return notify(`play-progress.done.check-ins-${word(input)}`);
}

export async function setFamilyFeelings(
  context: Context<typeof schoolCheckIns.share>,
): Promise<NotificationReply> {
  const { tx, actor, input, now } = context;
  const [school] = await lockSchool(tx, actor.id, input.id);
  if (school === undefined) throw Refusal.of('not-found');
  context.about({ type: 'school', id: school.id, details: { on: input.on } });
  if (school.family_feelings === input.on) return nothingChanged(context);
  await switchSchoolFamilyFeelings(tx, school.id, input.on, now);
  return notify(`play-progress.done.family-feelings-${word(input)}`);
}

export async function setDebugMode(context: Context<typeof debugStudents>): Promise<NotificationReply> {
  const { tx, actor, input, now } = context;
  const students = await getStudents(tx, actor, input.ids, 'debug', { lock: true });
  const all = students.map((student) => student.id);
  const ids = (await switchStudentsDebugMode(tx, all, input.on, now)).map(({ id }) => id);
  if (ids.length === 0) return nothingChanged(context);
  await aboutStudents(context, debugStudents.audit, ids, { on: input.on });
  return notify(`play-progress.done.debug-${word(input)}`);
}

const findTryers = statement(
  { id: z.number() },
  `
    select id from accounts where id = any($1::bigint[]) and scope in ('educator', 'parent')
    order by id for no key update`,
);

export async function setAccountsDebugMode(
  context: Context<typeof debugAccounts>,
): Promise<NotificationReply> {
  const { tx, input, now } = context;
  const wanted = [...new Set(input.ids)];
  if ((await findTryers(tx, wanted)).length !== wanted.length) throw Refusal.of('not-found');
  const ids = (await switchAccountsDebugMode(tx, wanted, input.on, now)).map(({ id }) => id);
  if (ids.length === 0) return nothingChanged(context);
  const details = { on: input.on };
  await aboutEach(context, { action: 'account.debug-mode', type: 'account', ids, details });
  return notify(`play-progress.done.debug-${word(input)}`);
}
