import { isTask, type SidebarItem, type TaskStatus, taskOf } from './sidebar.ts';

/** An item as the sidebar lists it. */
export type ListedItem = SidebarItem & {
  /** Of tasks only. */
  status: TaskStatus | null;
  isListable: boolean;
  isNew: boolean;
  isFromApiResponse: boolean;
};

/** What this browser remembers of items that were looked at, and of those that were put away. */
export type Markers = { seen: readonly string[]; removed: readonly string[] };

export const NO_MARKERS: Markers = { seen: [], removed: [] };
/** Old ones are of items long gone. */
const MARKERS_KEPT = 200;

/** What a marker is about: the item as it stands. A task that ends, or a count that changes, is news again. */
function markOf(item: SidebarItem): string {
  const task = taskOf(item);
  const stand = task?.status ?? item.data['count'] ?? item.data['build'] ?? '';
  return `${item.id}:${stand}`;
}

function listed(item: SidebarItem, markers: Markers, isFromApiResponse: boolean): ListedItem {
  const mark = markOf(item);
  return {
    ...item,
    status: taskOf(item)?.status ?? null,
    isListable: !markers.removed.includes(mark) && item.data['count'] !== 0,
    isNew: !markers.seen.includes(mark),
    isFromApiResponse,
  };
}

/** What happened just now: a task is updated by its uuid, anything else replaces what was said before. */
export function withLiveItem(
  items: readonly ListedItem[],
  item: SidebarItem,
  markers: Markers,
): readonly ListedItem[] {
  return put(items, listed(item, markers, false));
}

/** What a call answered. A task that is known already is ignored: what was told live is not older. */
export function withApiItems(
  items: readonly ListedItem[],
  answered: readonly SidebarItem[],
  markers: Markers,
): readonly ListedItem[] {
  return answered.reduce<readonly ListedItem[]>((list, item) => {
    const known = list.some(({ id }) => id === item.id);
    return known && isTask(item.type) ? list : put(list, listed(item, markers, true));
  }, items);
}

function put(items: readonly ListedItem[], next: ListedItem): readonly ListedItem[] {
  const place = items.findIndex(({ id }) => id === next.id);
  return place === -1 ? [...items, next] : items.with(place, next);
}

export function withMarkers(items: readonly ListedItem[], markers: Markers): readonly ListedItem[] {
  return items.map((item) => listed(item, markers, item.isFromApiResponse));
}

export function shownItems(items: readonly ListedItem[]): ListedItem[] {
  return items.filter(({ isListable }) => isListable);
}

/** The number on the badge. */
export function newCount(items: readonly ListedItem[]): number {
  return shownItems(items).filter(({ isNew }) => isNew).length;
}

export function markSeen(markers: Markers, items: readonly SidebarItem[]): Markers {
  return { ...markers, seen: added(markers.seen, items.map(markOf)) };
}

export function markRemoved(markers: Markers, item: SidebarItem): Markers {
  return { ...markers, removed: added(markers.removed, [markOf(item)]) };
}

function added(marks: readonly string[], more: readonly string[]): readonly string[] {
  const fresh = more.filter((mark) => !marks.includes(mark));
  return fresh.length === 0 ? marks : [...marks, ...fresh].slice(-MARKERS_KEPT);
}

/** Reads what the browser kept. Anything unreadable counts as not kept. */
export function readMarkers(kept: string | null): Markers {
  try {
    const { seen, removed }: Partial<Record<string, unknown>> = { ...JSON.parse(kept ?? '{}') };
    return { seen: textsIn(seen), removed: textsIn(removed) };
  } catch {
    return NO_MARKERS;
  }
}

function textsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string').slice(-MARKERS_KEPT) : [];
}

/** Worth reading out: something new, or a task that ended. How far a task has come is not. */
export function isNews(before: readonly ListedItem[], item: ListedItem): boolean {
  if (!item.isListable) return false;
  const known = before.find(({ id }) => id === item.id);
  return known === undefined || markOf(known) !== markOf(item);
}
