import { create } from 'zustand';
import { deployedItem, PENDING_REQUESTS, type SidebarItem } from '../rules/sidebar.ts';
import {
  isNews,
  type ListedItem,
  type Markers,
  markRemoved,
  markSeen,
  NO_MARKERS,
  newCount,
  readMarkers,
  shownItems,
  withApiItems,
  withLiveItem,
  withMarkers,
} from '../rules/sidebar-list.ts';

/** What the sidebar shows. */
type SidebarState = {
  items: readonly ListedItem[];
  markers: Markers;
  /** What is read out: the last item that began or ended while the page was open. */
  news: ListedItem | null;
};

/** Kept under this name until the user signs out, which empties the storage. */
const KEY = 'sidebar-markers';

export const useSidebarState = create<SidebarState>(() => ({
  items: [],
  markers: readMarkers(attempt(() => localStorage.getItem(KEY)) ?? null),
  news: null,
}));

export function takeApiItems(answered: readonly SidebarItem[]): void {
  useSidebarState.setState(({ items, markers }) => ({ items: withApiItems(items, answered, markers) }));
}

export function takeLiveItem(item: SidebarItem): void {
  useSidebarState.setState(({ items, markers, news }) => {
    const next = withLiveItem(items, item, markers);
    const told = next.find(({ id }) => id === item.id);
    return { items: next, news: told !== undefined && isNews(items, told) ? told : news };
  });
}

/** The server may have another build than this page. */
export function takeServerBuild(build: string, ownBuild: string): void {
  if (build !== ownBuild) takeLiveItem(deployedItem(build));
}

export function dismissItem(item: SidebarItem): void {
  remember(markRemoved(useSidebarState.getState().markers, item));
}

export function lookAtItems(): void {
  const { items, markers } = useSidebarState.getState();
  if (newCount(items) > 0) remember(markSeen(markers, shownItems(items)));
}

function remember(markers: Markers): void {
  useSidebarState.setState(({ items }) => ({ markers, items: withMarkers(items, markers) }));
  attempt(() => localStorage.setItem(KEY, JSON.stringify(markers)));
}

/** The next user starts with a clean slate. */
export function forgetSidebarItems(): void {
  useSidebarState.setState({ items: [], markers: NO_MARKERS, news: null });
  attempt(() => localStorage.removeItem(KEY));
}

export function useNewCount(): number {
  return useSidebarState(({ items }) => newCount(items));
}

/** Null while nothing was said about it. */
export function usePendingCount(): number | null {
  return useSidebarState(({ items }) => {
    const count = items.find(({ type }) => type === PENDING_REQUESTS)?.data['count'];
    return typeof count === 'number' ? count : null;
  });
}

/** A browser may refuse storage: then the markers last as long as the page. */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
