import * as z from 'zod/mini';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { Clock } from '../rules/clock.ts';
import type { StepKind } from '../rules/step-kinds.ts';

const insertStep = statement(
  { id: z.number() },
  `
    insert into follow_up_steps (follow_up_id, at, kind, by_id, to_id, note, talk_id)
    values ($1, $2, $3, $4, $5, $6, $7) returning id`,
);

export type NewStep = {
  kind: StepKind;
  at: Date;
  by?: number;
  to?: number;
  note?: string;
  talk?: string;
};

/** Who did what, and when: written once. */
export async function writeStep(tx: Tx, followUpId: number, step: NewStep): Promise<number> {
  const { kind, at, by = null, to = null, note = null, talk = null } = step;
  const [made] = await insertStep(tx, followUpId, at, kind, by, to, note, talk);
  return made?.id ?? 0;
}

const setClock = statement(`
    update follow_ups set owner_id = $2, step = $3, clock_from = $4, due_at = $5, asked_ids = $6, late = late or $7
    where id = $1`);

/** How a follow-up stands from now on, and with whom. With an owner no clock runs. */
export async function keepClock(
  tx: Tx,
  followUpId: number,
  clock: Clock,
  ownerId: number | null = null,
): Promise<void> {
  const { step, from, due, asked, late } = clock;
  await setClock(tx, followUpId, ownerId, step, from, ownerId === null ? due : null, asked, late);
}

const findNear = statement(
  { id: z.number() },
  `
    select a.id from students s join accounts a on a.id = s.owner_id
      or a.id in (select sh.account_id from student_shares sh where sh.student_id = s.id)
    where s.id = $1 and a.scope = 'educator' and a.status <> 'deactivated' order by a.id`,
);

/** Who teaches a child, or has it shared. */
export async function nearAdults(tx: Tx, studentId: number): Promise<number[]> {
  return (await findNear(tx, studentId)).map(({ id }) => id);
}
