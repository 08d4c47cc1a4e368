import * as z from 'zod/mini';
import { PROGRAM_IDS } from '#brands/brand.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import { publish } from '#platform/server/live/realtime.ts';
import {
  type SidebarItem,
  TASK_KINDS,
  TASK_TYPES,
  type TaskSubject,
  type TaskType,
  taskItem,
} from '../rules/sidebar.ts';
import { channelOf } from './channels.ts';

export type Task = {
  type: TaskType;
  /** One for the whole task: what is told later replaces what was told before. */
  uuid: string;
  done: number;
  total: number;
  failed: boolean;
  /** Where its result can be seen: a path of the dashboard, without anybody's name. */
  path?: string | null;
  /** What it is of, where there may be several at once. */
  of?: Partial<TaskSubject>;
};

/** As long as a name may be in a row. */
const LONGEST_NAME = 300;

const keepTask = statement(`
    insert into sidebar_tasks as t (uuid, account_id, type, done, total, failed, path, name, program, kind)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
    on conflict (uuid) do update set
      done = excluded.done, total = excluded.total, failed = excluded.failed,
      path = coalesce(excluded.path, t.path), updated_at = now(), name = coalesce(excluded.name, t.name),
      program = coalesce(excluded.program, t.program), kind = coalesce(excluded.kind, t.kind)
    where t.account_id = excluded.account_id`);

/** How far long work has come: kept for the next page that opens, and told to those that are open now. */
export async function tellTask(tx: Tx, accountId: number, task: Task): Promise<void> {
  const { type, uuid, done, total, failed, path = null } = task;
  const { program = null, kind = null } = task.of ?? {};
  const name = task.of?.name?.slice(0, LONGEST_NAME) || null;
  await keepTask(tx, uuid, accountId, type, done, total, failed, path, name, program, kind);
  const channel = await channelOf(tx, accountId);
  if (channel === null) return;
  await publish(tx, {
    channel,
    type: 'task',
    data: { type, uuid, done, total, failed, path, name, program, kind },
  });
}

const deleteTask = statement(
  { uuid: z.string() },
  'delete from sidebar_tasks where uuid = $1 and account_id = $2 returning uuid',
);

/** Work that was called off before it was begun: it has no result. Open pages list nothing of a count of 0. */
export async function dropTask(
  tx: Tx,
  accountId: number,
  { type, uuid }: Pick<Task, 'type' | 'uuid'>,
): Promise<void> {
  if ((await deleteTask(tx, uuid, accountId)).length === 0) return;
  const channel = await channelOf(tx, accountId);
  if (channel === null) return;
  const nothing = {
    done: 0,
    total: 0,
    failed: false,
    path: null,
    name: null,
    program: null,
    kind: null,
    count: 0,
  };
  await publish(tx, { channel, type: 'task', data: { type, uuid, ...nothing } });
}

const findTasks = statement(
  {
    uuid: z.string(),
    done: z.number(),
    total: z.number(),
    failed: z.boolean(),
    path: z.nullable(z.string()),
    name: z.nullable(z.string()),
    program: z.nullable(z.enum(PROGRAM_IDS)),
    kind: z.nullable(z.enum(TASK_KINDS)),
    type: z.enum(TASK_TYPES),
  },
  `
    select type, uuid, done, total, failed, path, name, program, kind from sidebar_tasks
    where account_id = $1 and updated_at > now() - interval '2 days'
      and (type in ('report-download', 'child-export') or updated_at > now() - interval '1 day') order by created_at`,
);

/** Those under way, and what became of the others of the last day; reports and exports can be fetched for two. */
export async function tasksOf(tx: Tx, accountId: number): Promise<SidebarItem[]> {
  return (await findTasks(tx, accountId)).map(({ type, ...data }) => taskItem(type, data));
}
