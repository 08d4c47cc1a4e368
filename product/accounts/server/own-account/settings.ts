import type { OutputOf } from '#platform/contract/endpoint.ts';
import { type NotificationReply, notify } from '#platform/contract/message.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { type AppKey, seal, unseal } from '#platform/server/crypto.ts';
import type { Tx } from '#platform/server/database/database.ts';
import type { Context } from '#platform/server/http/serve.ts';
import type {
  setClassCode as classCodeEndpoint,
  editProfile as editEndpoint,
  getClassCode as readEndpoint,
} from '../../contract.ts';
import { isObviousCode } from '../../rules/sign-in/class-code.ts';
import type {
  chooseLanguage as languageEndpoint,
  chooseTimeZone as zoneEndpoint,
} from '../../sign-in-contract.ts';
import { isCommonPassword } from '../passwords/common-passwords.ts';
import { keepLanguage, languageOf } from '../session/language.ts';
import type { AccountPorts } from '../session/ports.ts';
import { endCodeSessions } from '../session/sessions.ts';
import { keepZone } from '../time-zones/zones.ts';

export async function editProfile(context: Context<typeof editEndpoint>): Promise<NotificationReply> {
  const { input, actor, tx, now } = context;
  context.about({ type: 'account', id: actor.id });
  const changed = await tx
    .updateTable('accounts')
    .set({ ...input, updated_at: now })
    .where('id', '=', actor.id)
    .where((row) =>
      row.or([row('first_name', '<>', input.first_name), row('last_name', '<>', input.last_name)]),
    )
    .executeTakeFirst();
  if (changed.numUpdatedRows === 0n) return nothingToDo(context);
  return notify('notification.profile.updated');
}

/** The device remembers it, too: who chooses the same again has only come by another device. */
export async function chooseLanguage(context: Context<typeof languageEndpoint>): Promise<void> {
  const { input, actor, tx } = context;
  context.about({ type: 'account', id: actor.id, details: { language: input.language } });
  if ((await languageOf(tx, actor.id)) === input.language) return context.nothingChanged();
  await keepLanguage(tx, actor.id, input.language);
}

/** The browser says it once, when an account has none; after that its owner alone changes it. */
export async function chooseTimeZone(context: Context<typeof zoneEndpoint>): Promise<NotificationReply> {
  const { input, actor, tx } = context;
  context.about({ type: 'account', id: actor.id });
  if (!(await keepZone(tx, actor.id, input.time_zone))) return nothingToDo(context);
  return notify('notification.profile.updated');
}

function nothingToDo(context: { nothingChanged(): void }): NotificationReply {
  context.nothingChanged();
  return notify('notification.nothing-changed', undefined, 'info');
}

async function readClassCode(tx: Tx, appKey: AppKey, accountId: number): Promise<string | null> {
  const { class_code_sealed: sealed } = await tx
    .selectFrom('accounts')
    .select('class_code_sealed')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return sealed === null ? null : unseal(appKey, sealed);
}

async function refuseObvious(tx: Tx, accountId: number, code: string): Promise<void> {
  const owner = await tx
    .selectFrom('accounts as a')
    .leftJoin('schools as s', 's.id', 'a.school_id')
    .leftJoin('districts as d', 'd.id', 's.district_id')
    .select(['a.first_name', 'a.last_name', 's.name as school', 'd.name as district'])
    .where('a.id', '=', accountId)
    .executeTakeFirstOrThrow();
  const { first_name: firstName, last_name: lastName, school, district } = owner;
  const places = [school, district].filter((name) => name !== null);
  if (isObviousCode(code, { firstName, lastName, places }, isCommonPassword)) {
    throw Refusal.field('class_code', 'validation.obvious-code');
  }
}

/** Who sees it could come in as any child it lets in. */
export async function showClassCode(
  context: Context<typeof readEndpoint>,
  { appKey, rosters }: Pick<AccountPorts, 'appKey' | 'rosters'>,
): Promise<OutputOf<typeof readEndpoint>> {
  const { actor, tx } = context;
  context.about({ type: 'account', id: actor.id });
  const code = await readClassCode(tx, appKey, actor.id);
  if (code === null) context.nothingChanged();
  else await rosters.classCodeTouched(context, 'student.class-code-read');
  return { data: { class_code: code } };
}

export async function setClassCode(
  context: Context<typeof classCodeEndpoint>,
  { appKey, rosters }: Pick<AccountPorts, 'appKey' | 'rosters'>,
): Promise<NotificationReply> {
  const { input, actor, tx, now } = context;
  context.about({ type: 'account', id: actor.id, details: { on: input.class_code !== null } });
  const before = await readClassCode(tx, appKey, actor.id);
  if (before === input.class_code) return nothingToDo(context);
  if (input.class_code !== null) await refuseObvious(tx, actor.id, input.class_code);
  await tx
    .updateTable('accounts')
    .set({
      class_code_sealed: input.class_code === null ? null : seal(appKey, input.class_code),
      updated_at: now,
    })
    .where('id', '=', actor.id)
    .execute();
  await endCodeSessions(tx, actor.id);
  await rosters.classCodeTouched(context, 'student.class-code');
  if (input.class_code === null) return notify('notification.class-code.off');
  return notify(before === null ? 'notification.class-code.on' : 'notification.class-code.changed');
}
