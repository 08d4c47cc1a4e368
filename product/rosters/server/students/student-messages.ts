import { type Notification, type NotificationReply, notify } from '#platform/contract/message.ts';
import { type FullName, spokenName } from '../../rules/names.ts';

/** One student is told of by name, several by their number. */
export function aboutOneOrMore(
  { one, more }: { one: string; more: string },
  students: readonly FullName[],
  values: Notification['values'] = {},
): NotificationReply {
  const [only] = students;
  return students.length === 1 && only !== undefined
    ? notify(one, { ...values, student: spokenName(only) })
    : notify(more, { ...values, count: students.length });
}
