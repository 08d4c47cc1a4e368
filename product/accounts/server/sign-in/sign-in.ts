import { Refusal } from '#platform/contract/refusal.ts';
import type { AuditSubject } from '#platform/server/audit.ts';
import { type AppKey, signature, unseal } from '#platform/server/crypto.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { OwnTransactionContext } from '#platform/server/http/serve.ts';
import { countAttempt, forgiveAttempts } from '#platform/server/limits/throttle.ts';
import { maySignIn } from '../../rules/people/status.ts';
import { type LoginFault, loginFaultMessage, loginLimits } from '../../rules/sign-in/login.ts';
import type { login, SessionReply } from '../../sign-in-contract.ts';
import { hasApp } from '../factors/codes.ts';
import { passkeysOf } from '../factors/passkeys.ts';
import { openSecondStep } from '../factors/tickets.ts';
import { passwordMatches } from '../passwords/hashing.ts';
import { type Entering, enter, enterAsAdult } from '../session/enter.ts';
import { countedAsKnown } from '../session/known-devices.ts';
import type { AccountPorts } from '../session/ports.ts';
import { factorHolder } from '../session/standing/factor-holders.ts';

/** Who it was that could not come in, as far as there is such a person. */
type Failed = { fault: LoginFault; about: AuditSubject | null };
type Judged = Entering | Failed;

/** Judges first, with no transaction open, then signs in: hashing is the slow part. */
export async function signIn(
  context: OwnTransactionContext<typeof login>,
  ports: AccountPorts,
): Promise<SessionReply> {
  const { input, db, now, address, clientKey, clientAddress } = context;
  const username = input.username.toLowerCase();
  const { site } = address;
  const student = site === 'student' ? await findStudent(db, username) : undefined;
  const limits = loginLimits({
    site,
    username,
    childPassword: student?.password_sealed.toString('base64') ?? null,
    clientKey,
    clientAddress,
    passwordMark: markOf(ports.appKey, input.password),
    classCodeOf: student?.class_code_sealed ? student.owner_id : null,
  });
  const isKnown = site === 'dashboard' && (await countedAsKnown(db, context, { username, now }));
  const wait = isKnown ? 0 : await countAttempt(db, limits, now);
  if (wait > 0) {
    const about = student === undefined ? await accountNamed(db, username) : asStudent(student.id);
    await context.turnedAway('locked-out', about);
    throw Refusal.tooManyAttempts(wait);
  }

  const judged =
    site === 'student'
      ? judgeStudent(ports.appKey, username, student, input.password)
      : await judgeAdult(db, username, input.password, ports.strictMessages);
  if ('fault' in judged) {
    const { fault, about } = judged;
    await context.turnedAway('sign-in', about === null ? null : { ...about, details: { fault } });
    throw refusalOf(fault, ports.strictMessages);
  }
  if (!isKnown) await forgiveAttempts(db, limits);
  if (judged.scope !== 'student') {
    if ((await factorHolder(db, judged.id)).hasFactor) throw await secondStep(db, judged.id, now);
    return enterAsAdult(context, ports, judged);
  }
  if (!(await ports.licenses.admits(db, judged.id, now))) throw refusalOf('license-not-found', false);
  return enter(context, ports, judged);
}

/** The password was right, and is half of it. Nobody hears of the other half who does not know the first. */
async function secondStep(db: Db, accountId: number, now: Date): Promise<Refusal> {
  const ticket = await openSecondStep(db, accountId, now);
  const passkeys = (await passkeysOf(db, accountId)).length;
  const app = (await hasApp(db, accountId)) ? 1 : 0;
  return Refusal.of('second-step-required', 'error.second-step-required', { ticket, passkeys, app });
}

function refusalOf(fault: LoginFault, strict: boolean): Refusal {
  const { field, message } = loginFaultMessage(fault, strict);
  return Refusal.fields({ [field]: message });
}

async function judgeAdult(db: Db, username: string, password: string, strict: boolean): Promise<Judged> {
  if (!username.includes('@')) {
    // Which plain usernames are children's is not for everybody to find out.
    if (strict) return { fault: 'email-expected', about: null };
    const student = await db
      .selectFrom('students')
      .select('id')
      .where('username', '=', username)
      .executeTakeFirst();
    return student === undefined
      ? { fault: 'email-expected', about: null }
      : { fault: 'student-login-only', about: asStudent(student.id) };
  }
  const account = await db
    .selectFrom('accounts')
    .select(['id', 'scope', 'status', 'password_hash'])
    .where('username', '=', username)
    .executeTakeFirst();
  const matches = await passwordMatches(account?.password_hash ?? null, password);
  if (account === undefined) return { fault: 'user-not-found', about: null };
  const about = { type: 'account', id: account.id };
  if (account.status === 'not-activated') return { fault: 'account-not-activated', about };
  if (!matches) return { fault: 'password-incorrect', about };
  if (!maySignIn(account.status)) return { fault: 'account-deactivated', about };
  return { person: { accountId: account.id }, id: account.id, scope: account.scope };
}

/**
 * Passwords are counted by a few bits of a keyed hash: enough to see one that is tried everywhere, and too few to tell
 * which one it was, even to somebody with the key.
 */
function markOf(appKey: AppKey, password: string): string {
  return signature(appKey, `password that was tried ${password.trim().toLowerCase()}`)
    .subarray(0, 3)
    .toString('hex');
}

const asStudent = (id: number): AuditSubject => ({ type: 'student', id });

async function accountNamed(db: Db, username: string): Promise<AuditSubject | null> {
  const found = await db
    .selectFrom('accounts')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirst();
  return found === undefined ? null : { type: 'account', id: found.id };
}

type FoundStudent = Awaited<ReturnType<typeof findStudent>>;

function findStudent(db: Db, username: string) {
  return db
    .selectFrom('students')
    .innerJoin('accounts', 'accounts.id', 'students.owner_id')
    .select([
      'students.id',
      'students.owner_id',
      'students.password_sealed',
      'students.archived_at',
      'accounts.class_code_sealed',
    ])
    .where('students.username', '=', username)
    .executeTakeFirst();
}

/**
 * A child signs in with the own password, or with the class code where the teacher turned it on. Of who is archived
 * nothing is told to somebody who knows neither; who knows one is sent to a grown-up.
 */
function judgeStudent(appKey: AppKey, username: string, student: FoundStudent, password: string): Judged {
  if (username.includes('@')) return { fault: 'use-dashboard-login', about: null };
  if (student === undefined) return { fault: 'user-not-found', about: null };
  const own = unseal(appKey, student.password_sealed);
  const classCode = student.class_code_sealed === null ? null : unseal(appKey, student.class_code_sealed);
  const typed = password.trim().toLowerCase();
  const { id, owner_id: owner } = student;
  const isOwn = typed === own.toLowerCase();
  const isCode = classCode !== null && typed === classCode.toLowerCase();
  if (student.archived_at !== null) {
    return { fault: isOwn || isCode ? 'license-not-found' : 'user-not-found', about: asStudent(id) };
  }
  if (isOwn) return { person: { studentId: id }, id, scope: 'student' };
  if (!isCode) return { fault: 'password-incorrect', about: asStudent(id) };
  return { person: { studentId: id, classCodeOf: owner }, id, scope: 'student', by: 'class-code' };
}
