import { DEFAULT_HOURS } from '#product/follow-ups/rules/settings.ts';
import type { TestKindred } from '../kindred.ts';

/** What a school says of who answers there. */
export const RESPONDERS = {
  on: true,
  hours: DEFAULT_HOURS,
  contact_name: 'Simone Desrosiers',
  contact_phone: '(541) 555-0142',
  steps: 'Stay with the child.',
  country: 'US' as const,
  retention_days: 365,
};

type Place = { school_id: number; responder_id: number; backup_id: number; student_id: number };

/** A school that watches, with a day off, somebody who is away, and a child whom nobody has yet. */
export async function buildFollowUp({ db, now }: TestKindred, place: Place) {
  const { school_id, responder_id, backup_id, student_id } = place;
  const { on, hours, ...said } = RESPONDERS;
  const at = now();
  await db
    .insertInto('follow_up_settings')
    .values({
      ...said,
      school_id,
      responder_id,
      backup_id,
      is_on: on,
      on_since: at,
      confirmed_at: at,
      updated_at: at,
      hours: JSON.stringify(hours),
    })
    .execute();
  const days = { first_day: '2026-12-24', last_day: '2026-12-26' };
  const { id: dayOff } = await db
    .insertInto('school_days_off')
    .values({ school_id, ...days, words: 'Winter' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: absence } = await db
    .insertInto('responder_absences')
    .values({ school_id, account_id: backup_id, ...days })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: followUp } = await db
    .insertInto('follow_ups')
    .values({ student_id, school_id, reason: 'talk', opened_at: at, clock_from: at, due_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { followUp, dayOff, absence };
}
