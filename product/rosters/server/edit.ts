import type { Locale } from '#brands/brand.ts';
import { type FieldErrors, type NotificationReply, notify } from '#platform/contract/message.ts';
import type { Actor } from '#platform/contract/policy.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { alsoAbout } from '#platform/server/audit.ts';
import { type AppKey, seal, unseal } from '#platform/server/crypto.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { nothingChanged } from '#platform/server/http/nothing-changed.ts';
import type { Context } from '#platform/server/http/serve.ts';
import { isListedPassword } from '#product/accounts/server/passwords/common-passwords.ts';
import { endStudentSessions } from '#product/accounts/server/session/sessions.ts';
import {
  PROVIDER_IDS,
  type ProviderIds,
  providerFaults,
  providerIdsAfter,
} from '#product/schools/rules/provider-ids.ts';
import { isTenantForeign } from '#product/schools/server/tenants.ts';
import type { educatorStudents } from '../contract.ts';
import { spokenName } from '../rules/names.ts';
import { makePassword, takenNumbers, takenProviderIds, takenUsernames } from './credentials/credentials.ts';
import { getStudent, type Student } from './students/students.ts';

/** What opens the student site, beside the password. */
const CREDENTIALS = ['username', ...PROVIDER_IDS] as const;

/** The calls of educators, parents and staff are alike. */
type FormContext = Context<typeof educatorStudents.form>;
type EditContext = Context<typeof educatorStudents.edit>;

export async function studentForm({ tx, actor, input, about, isEditing = false }: FormContext) {
  const student = await getStudent(tx, actor, input.id, 'edit', { lock: isEditing });
  const { first_name, last_name, grade, username } = student;
  about({ type: 'student', id: input.id });
  const data = {
    first_name,
    last_name,
    grade,
    teacher: student.shown_teacher,
    username,
    student_id: student.student_id ?? '',
    clever_user_id: student.clever_user_id ?? '',
    classlink_login_id: student.classlink_login_id ?? '',
    classlink_tenant_id: student.classlink_tenant_id ?? '',
    family_language: student.family_language ?? ('none' as const),
  };
  return { type: 'form' as const, data };
}

export async function editStudent(context: EditContext, appKey: AppKey): Promise<NotificationReply> {
  const { tx, actor, now } = context;
  const { id, new_password: typed, make_new_password: make, ...input } = context.input;
  // Also for the one there is: whether it is that one must not be told to just anybody.
  if (make || typed !== '') context.requireProof();
  const before = await getStudent(tx, actor, id, 'edit', { lock: true });
  const after = {
    ...input,
    teacher: teacherAfter(before, input.teacher),
    username: input.username === '' ? before.username : input.username,
    student_id: input.student_id === '' ? null : input.student_id,
    ...providerIdsAfter(before, input),
    family_language: languageAfter(before, input.family_language),
  };
  const old = unseal(appKey, before.password_sealed);
  const password = make ? makePassword() : typed === '' ? old : typed;
  const newCredentials = password !== old || CREDENTIALS.some((name) => after[name] !== before[name]);
  if (newCredentials) {
    refuseForeignHands(actor, password !== old);
    context.requireProof();
  }
  if (password !== old && isListedPassword(password)) {
    throw Refusal.field('new_password', 'validation.common-password');
  }

  const changed = Object.entries(after).filter(([name, value]) => value !== valueOf(before, name));
  context.about({
    type: 'student',
    id,
    details: { changed: changed.map(([name]) => name).join(' '), new_password: password !== old },
  });
  if (changed.length === 0 && password === old) return nothingChanged(context);
  await refuseTaken(tx, before, after);
  await tx
    .updateTable('students')
    .set({
      ...after,
      updated_at: now,
      ...(password === old ? {} : { password_sealed: seal(appKey, password) }),
    })
    .where('id', '=', id)
    .execute();
  if (newCredentials) {
    await endStudentSessions(tx, [id]);
    await alsoAbout(context, { action: 'student.new-credentials', type: 'student', ids: [id] });
  }
  return { ...notify('rosters.edited', { name: spokenName(after) }), extra: { ids: [id] } };
}

/** The educator's own name is not written down: whoever has the student next would be called by it. */
function teacherAfter(before: Student, typed: string): string {
  if (typed === before.shown_teacher) return before.teacher;
  return typed === before.owner_name ? '' : typed;
}

function languageAfter(before: Student, sent: 'none' | Locale | undefined): Locale | null {
  if (sent === undefined) return before.family_language;
  return sent === 'none' ? null : sent;
}

function valueOf(student: Student, name: string): unknown {
  return new Map<string, unknown>(Object.entries(student)).get(name);
}

/** Credentials are for those who know the child: not for staff acting as them; nor do staff choose passwords. */
function refuseForeignHands(actor: Actor, isPassword: boolean): void {
  if (actor.actingAsBy !== null || (actor.scope === 'uber' && isPassword)) throw Refusal.of('forbidden');
}

type Edited = ProviderIds & { username: string; student_id: string | null };

async function refuseTaken(tx: Tx, before: Student, after: Edited): Promise<void> {
  const { id, school_id: schoolId } = before;
  const errors: FieldErrors = {};
  if (after.username !== before.username && (await takenUsernames(tx, [after.username], id)).size > 0) {
    errors['username'] = { i18n: 'validation.unique' };
  }
  if (after.student_id !== null && (await takenNumbers(tx, schoolId, [after.student_id], id)).size > 0) {
    errors['student_id'] = { i18n: 'validation.unique-in-school' };
  }
  if (PROVIDER_IDS.some((name) => after[name] !== before[name])) {
    Object.assign(errors, providerFaults(after, schoolId));
    const { classlink_tenant_id: tenant } = after;
    if (tenant !== null && schoolId !== null && (await isTenantForeign(tx, tenant, schoolId))) {
      errors['classlink_tenant_id'] ??= { i18n: 'validation.tenant-foreign' };
    }
    const taken = await takenProviderIds(tx, after, id);
    if (taken.clever) errors['clever_user_id'] ??= { i18n: 'validation.unique' };
    if (taken.classlink) errors['classlink_login_id'] ??= { i18n: 'validation.unique' };
  }
  if (Object.keys(errors).length > 0) throw Refusal.fields(errors);
}
