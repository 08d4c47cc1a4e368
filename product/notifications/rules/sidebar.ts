import * as z from 'zod/mini';
import { PROGRAM_IDS, type ProgramId } from '#brands/brand.ts';

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

/** What reports say, and whose data an export holds. */
export const TASK_KINDS = [
  ...(['progress', 'assessment', 'skill-builder', 'activity', 'library'] as const),
  ...(['child', 'class', 'school'] as const),
] as const;
type TaskKind = (typeof TASK_KINDS)[number];

/** What a task is of: a file by its name, reports of a program by their kind, an export by whose data it holds. */
export type TaskSubject = { name: string | null; program: ProgramId | null; kind: TaskKind | null };

export type TaskData = TaskSubject & {
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
  const named = {
    name: typeof data['name'] === 'string' ? data['name'] : null,
    program: PROGRAM_IDS.find((program) => program === data['program']) ?? null,
    kind: TASK_KINDS.find((kind) => kind === data['kind']) ?? null,
  };
  const facts = {
    done: numberIn(data['done']),
    total: numberIn(data['total']),
    failed: data['failed'] === true,
  };
  const path = typeof data['path'] === 'string' ? data['path'] : null;
  return { uuid: id, ...facts, ...named, path, status: taskStatus(facts) };
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

/** So much of the end of a long name stays in sight: what kind of file it is, and its number or year. */
const END_KEPT = 12;

/** A long name is cut in its middle, where it says least. */
export function inTwoParts(name: string): { start: string; end: string } {
  const letters = Array.from(new Intl.Segmenter().segment(name), ({ segment }) => segment);
  const at = Math.max(letters.length - END_KEPT, 0);
  return { start: letters.slice(0, at).join(''), end: letters.slice(at).join('') };
}
