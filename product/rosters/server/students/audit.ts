import { type AuditSubject, aboutEach } from '#platform/server/audit.ts';

type Details = NonNullable<AuditSubject['details']>;

/** Every student read or changed has an audit row, under the name that the endpoint gives it. */
export async function aboutStudents(
  context: Parameters<typeof aboutEach>[0],
  action: string | null | undefined,
  ids: readonly number[],
  details: Details = {},
): Promise<void> {
  if (typeof action !== 'string') throw new Error('what is done to students has a name in the audit');
  await aboutEach(context, { action, type: 'student', ids, details });
}
