import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { tabAfter } from './tab-keys.ts';
import styles from './tabs.module.css';

type Tab<Id extends string> = { id: Id; label: ReactNode; content: ReactNode };

type TabsProps<Id extends string> = {
  /** Names the row of tabs. */
  label: string;
  tabs: readonly Tab<Id>[];
  value: NoInfer<Id>;
  onChange: (id: Id) => void;
};

/** Sideways only: the page stays where it is. */
function reveal(tab: Element, row: Element): void {
  const [{ left, right }, edges] = [tab.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollLeft += Math.min(left - edges.left, 0) || Math.max(right - edges.right, 0);
}

/** Arrow keys move and select; only the selected tab's content is there. */
export function Tabs<Id extends string>({ label, tabs, value, onChange }: TabsProps<Id>) {
  const base = useId();
  const row = useRef<HTMLDivElement>(null);
  const shown = tabs.find((tab) => tab.id === value) ?? tabs[0];
  // A row that is wider than the screen begins with the tab one has come for, also when counts that come make it wider.
  useEffect(() => {
    const all = row.current;
    const chosen = all?.querySelector(`#${CSS.escape(`${base}-tab-${value}`)}`);
    if (!all || !chosen) return;
    const sizes = new ResizeObserver(() => reveal(chosen, all));
    for (const element of [all, ...all.children]) sizes.observe(element);
    return () => sizes.disconnect();
  }, [base, value]);
  if (shown === undefined) return null;

  const move = (event: KeyboardEvent) => {
    const next = tabAfter(
      tabs.map((tab) => tab.id),
      shown.id,
      event.key,
    );
    if (next === null) return;
    event.preventDefault();
    onChange(next);
    row.current?.querySelector<HTMLElement>(`#${CSS.escape(`${base}-tab-${next}`)}`)?.focus();
  };

  return (
    <div className={styles.tabs}>
      <div ref={row} role="tablist" aria-label={label} className={styles.row}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${base}-tab-${tab.id}`}
            type="button"
            role="tab"
            className={styles.tab}
            aria-selected={tab.id === shown.id}
            aria-controls={tab.id === shown.id ? `${base}-panel` : undefined}
            tabIndex={tab.id === shown.id ? 0 : -1}
            onClick={() => onChange(tab.id)}
            onKeyDown={move}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        id={`${base}-panel`}
        role="tabpanel"
        className={styles.panel}
        aria-labelledby={`${base}-tab-${shown.id}`}
        tabIndex={0}
      >
        {shown.content}
      </div>
    </div>
  );
}
