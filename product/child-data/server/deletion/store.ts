import * as z from 'zod/mini';
import { DEFAULT_TIME_ZONE } from '#platform/contract/days.ts';
import { type Row, statement } from '#platform/server/database/statement.ts';
import { studentZone } from '#product/accounts/server/time-zones/zones.ts';
import { ASKED_AS, DELETION_STATES } from '../../rules/deletion/deletion.ts';

const row = {
  id: z.number(),
  reference: z.string(),
  student_id: z.nullable(z.number()),
  state: z.enum(DELETION_STATES),
  asked_by: z.nullable(z.number()),
  asked_as: z.enum(ASKED_AS),
  decided_by: z.nullable(z.number()),
  brand: z.string(),
  asked_at: z.date(),
  decide_by: z.nullable(z.date()),
  runs_at: z.nullable(z.date()),
  ended_at: z.nullable(z.date()),
  deleted: z.record(z.string(), z.number()),
  /** Whose clock names its days: that of the child's school. */
  zone: z.string(),
};
export type Deletion = Row<typeof row>;
export const zoneOfDeletion = (deletion: string): string => `coalesce((
    select ${studentZone()} from students s left join schools sc on sc.id = s.school_id
    where s.id = ${deletion}.student_id), '${DEFAULT_TIME_ZONE}')`;
const COLUMNS = `id, reference, student_id, state, asked_by, asked_as, decided_by, brand, asked_at, decide_by, runs_at, ended_at, deleted,
  ${zoneOfDeletion('child_deletions')} as zone`;

const OPEN = "state in ('asked', 'waiting')";
export const findOpen = statement(
  row,
  `select ${COLUMNS} from child_deletions where student_id = $1 and ${OPEN}`,
);
/** Nobody else takes it back, decides or carries it out at the same moment. */
export const lockOpen = statement(
  row,
  `select ${COLUMNS} from child_deletions where student_id = $1 and ${OPEN} for update`,
);
export const lockDue = statement(
  row,
  `select ${COLUMNS} from child_deletions where id = $1 and state = 'waiting' and runs_at <= $2 for update`,
);

/** Nothing comes back where one is open already. */
export const insertDeletion = statement(
  row,
  `
    insert into child_deletions (reference, student_id, state, asked_by, asked_as, brand, asked_at, decide_by, runs_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
    on conflict (student_id) where ${OPEN} do nothing returning ${COLUMNS}`,
);

export const endOne = statement('update child_deletions set state = $2, ended_at = $3 where id = $1');
export const decideOne = statement(`
    update child_deletions set state = $2, decided_by = $3, decided_at = $4, runs_at = $5,
      ended_at = case when $2 = 'declined' then $4::timestamptz end where id = $1`);
export const finishOne = statement(`
    update child_deletions set state = 'done', ended_at = $2, deleted = $3::jsonb where id = $1`);

/** What waits for a school to decide. */
export const findAsked = statement(
  row,
  `select ${COLUMNS} from child_deletions where state = 'asked' order by id`,
);
export const findDue = statement(
  { id: z.number() },
  "select id from child_deletions where state = 'waiting' and runs_at <= $1 order by runs_at, id limit 100",
);
export const findWaiting = statement(
  row,
  `select ${COLUMNS} from child_deletions where state = 'waiting' and runs_at > $1 order by runs_at, id`,
);
export const takeReminders = statement(
  row,
  `
    update child_deletions set reminded_at = $1
    where state = 'asked' and reminded_at is null and decide_by <= $2 returning ${COLUMNS}`,
);
export const takeOverdue = statement(
  row,
  `
    update child_deletions set escalated_at = $1
    where state = 'asked' and escalated_at is null and decide_by <= $1 returning ${COLUMNS}`,
);
