import * as z from 'zod/mini';
import type { Day } from '#platform/contract/days.ts';
import { type NotificationReply, notify } from '#platform/contract/message.ts';
import type { TrialSet } from './trial.ts';

/** Kept with the operation; before, only that it was done. */
export const trialSet = z.union([
  z.object({ started: z.boolean(), quantity: z.number(), moved: z.number() }),
  z.pipe(
    z.literal('done'),
    z.transform((): TrialSet => ({ started: false, quantity: 0, moved: 0 })),
  ),
]);

/** Whose trial, for how many, until when; and whose licenses end with it. */
export function tellTrial(
  { started, quantity: count, moved }: TrialSet,
  { name, endsOn, today }: { name: string; endsOn: Day; today: Day },
): NotificationReply {
  const isOver = endsOn < today;
  const said = isOver ? 'trial-over' : started ? 'trial-started' : 'trial-set';
  const ending = isOver ? 'trial-students-over' : 'trial-students';
  const also = moved === 0 ? [] : [{ i18n: `licensing.done.${ending}`, values: { count: moved } }];
  return notify(`licensing.done.${said}`, { name, count, date: endsOn }, 'success', also);
}
