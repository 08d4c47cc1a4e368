import * as z from 'zod/mini';

/** What the sidebar tells: long work, and news. */
export const TASK_TYPES = ['clone-into-sandbox', 'bulk-upload', 'report-download', 'child-export'] as const;
const SIDEBAR_TYPES = ['deployed-app', 'pending-account-requests', ...TASK_TYPES] as const;
export type TaskType = (typeof TASK_TYPES)[number];

export const sidebarItem = z.object({
  type: z.enum(SIDEBAR_TYPES),
  id: z.string(),
  data: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});
export type SidebarItem = z.infer<typeof sidebarItem>;

const TASK_STATUSES = ['processing', 'success', 'failed'] as const;
export type TaskStatus = (typeof TASK_STATUSES)[number];

export type TaskData = {
  uuid: string;
  done: number;
  total: number;
  failed: boolean;
  /** Where its result can be seen: a path of the dashboard. */
  path: string | null;
};

/** Failed if it failed, success once all is done, else under way. */
export function taskStatus({ failed, done, total }: Pick<TaskData, 'failed' | 'done' | 'total'>): TaskStatus {
  if (failed) return 'failed';
  return done >= total ? 'success' : 'processing';
}

export function isTask(type: SidebarItem['type']): type is TaskType {
  return TASK_TYPES.some((task) => task === type);
}

export function taskItem(type: TaskType, data: TaskData): SidebarItem {
  return { type, id: data.uuid, data: { ...data } };
}

/** Anything that is no task is null. */
export function taskOf({ type, id, data }: SidebarItem): (TaskData & { status: TaskStatus }) | null {
  if (!isTask(type)) return null;
  const facts = {
    done: numberIn(data['done']),
    total: numberIn(data['total']),
    failed: data['failed'] === true,
  };
  const path = typeof data['path'] === 'string' ? data['path'] : null;
  return { uuid: id, ...facts, path, status: taskStatus(facts) };
}

function numberIn(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}

export const PENDING_REQUESTS = 'pending-account-requests';

export function pendingItem(count: number): SidebarItem {
  return { type: PENDING_REQUESTS, id: PENDING_REQUESTS, data: { count } };
}

/** The server has another build than the page. */
export function deployedItem(build: string): SidebarItem {
  return { type: 'deployed-app', id: 'deployed-app', data: { build } };
}
