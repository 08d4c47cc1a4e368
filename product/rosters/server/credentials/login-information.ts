import type { OutputOf } from '#platform/contract/endpoint.ts';
import { type NotificationReply, notify } from '#platform/contract/message.ts';
import { type AppKey, seal, unseal } from '#platform/server/crypto.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { Context } from '#platform/server/http/serve.ts';
import { endStudentSessions } from '#product/accounts/server/session/sessions.ts';
import { educatorStudents } from '../../contract.ts';
import { displayName } from '../../rules/names.ts';
import { aboutStudents } from '../students/audit.ts';
import { getStudents, wordFor } from '../students/students.ts';
import { makePassword } from './credentials.ts';

/** The calls of educators and parents are alike. */
type Calls = typeof educatorStudents;

/** Who reads a child's password leaves a row for each of them. */
export async function loginInformation(
  context: Context<Calls['loginInformation']>,
  appKey: AppKey,
): Promise<OutputOf<typeof educatorStudents.loginInformation>> {
  const { tx, actor, input, address } = context;
  const found = await getStudents(tx, actor, input.ids, 'login-card');
  await aboutStudents(
    context,
    educatorStudents.loginInformation.audit,
    found.map((student) => student.id),
  );
  const students = found.map((student) => {
    const { id, first_name, last_name, username, class_code, badge_sealed: badge, badges_on } = student;
    return {
      id,
      name: displayName({ first_name, last_name }),
      first_name,
      last_name,
      username,
      password: unseal(appKey, student.password_sealed),
      class_code,
      badge: badge !== null && badges_on ? unseal(appKey, badge) : null,
    };
  });
  const byName = new Intl.Collator('en').compare;
  return {
    data: {
      students: students.toSorted((one, other) => byName(one.name, other.name)),
      student_url: address.studentUrl,
    },
  };
}

const setPasswords = statement(`
    update students s set password_sealed = made.password, updated_at = $3
    from unnest($1::bigint[], $2::bytea[]) as made (id, password) where s.id = made.id`);

export async function newPasswords(
  context: Context<Calls['newPasswords']>,
  appKey: AppKey,
): Promise<NotificationReply> {
  const { tx, actor, input, now } = context;
  const students = await getStudents(tx, actor, input.ids, 'new-password', { lock: true });
  const ids = students.map((student) => student.id);
  const sealed = ids.map(() => seal(appKey, makePassword()));
  await setPasswords(tx, ids, sealed, now);
  await endStudentSessions(tx, ids);
  await aboutStudents(context, educatorStudents.newPasswords.audit, ids);
  return { ...notify(`rosters.new-passwords.${wordFor(actor)}`, { count: ids.length }), extra: { ids } };
}
