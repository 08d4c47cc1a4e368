import { create } from 'zustand';
import {
  FRESH_UI_STATE,
  readUiState,
  type SidebarSection,
  toggleSection,
  type UiFlag,
  type UiState,
  withColumns,
  withFlag,
  withTab,
} from '../../rules/shell/ui-state.ts';

/** Kept under this name until the user signs out, which empties the storage. */
const KEY = 'ui';

export const useUiState = create<UiState>(() => readUiState(kept()));

export function toggleSidebarSection(section: SidebarSection): void {
  keep(toggleSection(useUiState.getState(), section));
}

export function keepTab(id: string, tab: string): void {
  keep(withTab(useUiState.getState(), id, tab));
}

export function keepColumns(table: string, chosen: readonly string[] | null): void {
  keep(withColumns(useUiState.getState(), table, chosen));
}

export function keepFlag(flag: UiFlag, on: boolean): void {
  keep(withFlag(useUiState.getState(), flag, on));
}

function keep(next: UiState): void {
  useUiState.setState(next);
  attempt(() => localStorage.setItem(KEY, JSON.stringify(next)));
}

/** For the next user everything is open again. */
export function forgetUiState(): void {
  useUiState.setState(FRESH_UI_STATE);
  attempt(() => localStorage.removeItem(KEY));
}

function kept(): string | null {
  return attempt(() => localStorage.getItem(KEY)) ?? null;
}

/** A browser may refuse storage: then the choice lasts as long as the page. */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
