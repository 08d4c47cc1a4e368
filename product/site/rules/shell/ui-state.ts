/** Which sections of the sidebar are folded away. All start open. */
const SIDEBAR_SECTIONS = ['uber', 'programs', 'students', 'account-settings'] as const;
export type SidebarSection = (typeof SIDEBAR_SECTIONS)[number];

export type UiState = {
  collapsed: Readonly<Record<SidebarSection, boolean>>;
  /** The chosen tab of each page of tabs. */
  tabs: Readonly<Record<string, string>>;
  /** The one chosen last, on whichever page. */
  lastTab: string | null;
  /** The chosen columns of each table, in their order. Filters are not kept: they may hold a child's name. */
  columns: Readonly<Record<string, readonly string[]>>;
  /** Paper rained for the first report; the film of the documentation page is folded away. */
  flags: Readonly<Record<UiFlag, boolean>>;
};

const UI_FLAGS = ['confetti', 'video-overview-collapsed'] as const;
export type UiFlag = (typeof UI_FLAGS)[number];

export const FRESH_UI_STATE: UiState = {
  collapsed: { uber: false, programs: false, students: false, 'account-settings': false },
  tabs: {},
  lastTab: null,
  columns: {},
  flags: { confetti: false, 'video-overview-collapsed': false },
};

export function toggleSection(state: UiState, section: SidebarSection): UiState {
  return { ...state, collapsed: { ...state.collapsed, [section]: !state.collapsed[section] } };
}

export function withTab(state: UiState, id: string, tab: string): UiState {
  return { ...state, tabs: { ...state.tabs, [id]: tab }, lastTab: tab };
}

export function withFlag(state: UiState, flag: UiFlag, on: boolean): UiState {
  return { ...state, flags: { ...state.flags, [flag]: on } };
}

/** Null: as the table shows them by itself. */
export function withColumns(state: UiState, table: string, chosen: readonly string[] | null): UiState {
  const { [table]: _before, ...others } = state.columns;
  return { ...state, columns: chosen === null ? others : { ...others, [table]: chosen } };
}

/** Reads what the browser kept. Anything unreadable counts as not kept. */
export function readUiState(kept: string | null): UiState {
  const value = parse(kept);
  const sections = recordAt(value, 'collapsed');
  const flags = recordAt(value, 'flags');
  const last = isRecord(value) ? value['lastTab'] : null;
  return {
    collapsed: {
      uber: sections['uber'] === true,
      programs: sections['programs'] === true,
      students: sections['students'] === true,
      'account-settings': sections['account-settings'] === true,
    },
    tabs: only(recordAt(value, 'tabs'), isText),
    lastTab: isText(last) ? last : null,
    columns: only(recordAt(value, 'columns'), isListOfTexts),
    flags: {
      confetti: flags['confetti'] === true,
      'video-overview-collapsed': flags['video-overview-collapsed'] === true,
    },
  };
}

function only<Kept>(
  record: Record<string, unknown>,
  is: (value: unknown) => value is Kept,
): Record<string, Kept> {
  const found: Record<string, Kept> = {};
  for (const [name, value] of Object.entries(record)) if (is(value)) found[name] = value;
  return found;
}

function parse(kept: string | null): unknown {
  try {
    return kept === null ? null : JSON.parse(kept);
  } catch {
    return null;
  }
}

function recordAt(value: unknown, name: string): Record<string, unknown> {
  const inner = isRecord(value) ? value[name] : null;
  return isRecord(inner) && !Array.isArray(inner) ? inner : {};
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isListOfTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(isText);
}
