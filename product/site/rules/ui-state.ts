/** Section 3, UI state: which sections of the sidebar are folded away. All start open. */
export const SIDEBAR_SECTIONS = ['uber', 'students', 'account-settings'] as const;
export type SidebarSection = (typeof SIDEBAR_SECTIONS)[number];

export type UiState = { collapsed: Readonly<Record<SidebarSection, boolean>> };

export const FRESH_UI_STATE: UiState = {
  collapsed: { uber: false, students: false, 'account-settings': false },
};

export function toggleSection(state: UiState, section: SidebarSection): UiState {
  return { ...state, collapsed: { ...state.collapsed, [section]: !state.collapsed[section] } };
}

/** Reads what the browser kept. Anything unreadable counts as not kept. */
export function readUiState(kept: string | null): UiState {
  const value = parse(kept);
  const flags = isRecord(value) && isRecord(value['collapsed']) ? value['collapsed'] : {};
  return {
    collapsed: {
      uber: flags['uber'] === true,
      students: flags['students'] === true,
      'account-settings': flags['account-settings'] === true,
    },
  };
}

function parse(kept: string | null): unknown {
  try {
    return kept === null ? null : JSON.parse(kept);
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
